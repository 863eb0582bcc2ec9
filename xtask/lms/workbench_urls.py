"""The addresses of the workbench, after what Open edX would give its SCORM block was given to it."""

from openedxscorm.scormxblock import ScormXBlock

ScormXBlock.workbench_scenarios = staticmethod(
    lambda: [("SCORM", "<vertical_demo><scorm/></vertical_demo>")]
)
# Folders of packages from before they had one for each block.
ScormXBlock.extract_old_folder_base_path = "none"
ScormXBlock.emit_completion = lambda self, completion: None
# The workbench puts a query behind the address of a handler.
ScormXBlock.proxy_base_url = property(
    lambda self: self.runtime.handler_url(self, "assets_proxy").split("?")[0].rstrip("/")
)

from workbench.urls import urlpatterns  # noqa: E402,F401 (it makes the scenarios)
