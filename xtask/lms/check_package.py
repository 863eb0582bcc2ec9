"""Judges a manifest by ADL's schemas for SCORM 1.2, and reads a zip as Python does; both are named."""

import os
import sys
import zipfile

from lxml import etree

SCHEMAS = os.environ["SCORE_LMS_SCHEMAS"]
PARTS = {
    "http://www.imsproject.org/xsd/imscp_rootv1p1p2": "imscp_rootv1p1p2.xsd",
    "http://www.adlnet.org/xsd/adlcp_rootv1p2": "adlcp_rootv1p2.xsd",
}

both = "".join(
    f'<xs:import namespace="{name}" schemaLocation="{file}"/>' for name, file in PARTS.items()
)
text = f'<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">{both}</xs:schema>'
schema = etree.XMLSchema(etree.XML(text, base_url=os.path.join(SCHEMAS, "both.xsd")))
manifest, package = sys.argv[1:]
schema.assertValid(etree.parse(manifest))
broken = zipfile.ZipFile(package).testzip()
assert broken is None, f"{package}: {broken} is broken"
