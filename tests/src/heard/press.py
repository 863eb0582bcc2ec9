# Presses controls as an assistive technology does, by the first action of their accessible object.
# Each line on standard input is a class that one element of the page has; each answer is 'pressed' or
# what is wrong.
import sys

import pyatspi
from gi.repository import GLib


def children(node):
    """The children that still answer: an object may go while the tree is read."""
    for index in range(node.childCount):
        try:
            child = node.getChildAtIndex(index)
        except GLib.Error:
            continue
        if child is not None:
            yield child


def documents(node):
    """The documents on the screen below a node, the page's own among them."""
    if node.getRole() == pyatspi.ROLE_DOCUMENT_WEB:
        if node.getState().contains(pyatspi.STATE_SHOWING):
            yield node
        return
    for child in children(node):
        yield from documents(child)


def with_class(node, wanted):
    try:
        attributes = node.getAttributes()
    except GLib.Error:
        return None
    for attribute in attributes:
        name, _, value = attribute.partition(':')
        if name == 'class' and wanted in value.split():
            return node
    for child in children(node):
        found = with_class(child, wanted)
        if found is not None:
            return found
    return None


def press(wanted):
    desktop = pyatspi.Registry.getDesktop(0)
    for application in children(desktop):
        application.clear_cache()
        for document in documents(application):
            node = with_class(document, wanted)
            if node is None:
                continue
            try:
                action = node.queryAction()
            except NotImplementedError:
                return 'it has no action'
            return 'pressed' if action.doAction(0) else 'its action is refused'
    return 'it is not there'


for line in sys.stdin:
    try:
        answer = press(line.strip())
    except Exception as error:  # An object may go while it is read.
        answer = 'it went: ' + repr(error)
    print(answer, flush=True)
