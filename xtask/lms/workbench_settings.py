"""Settings of XBlock's workbench, the smallest part of Open edX that runs its SCORM block."""

import os

from workbench.settings import *  # noqa: F403

FOLDER = os.environ["SCORE_LMS_FOLDER"]

# The block keeps packages with Django itself, and nobody signs in.
INSTALLED_APPS = [app for app in INSTALLED_APPS if app != "djpyfs"]  # noqa: F405
MIDDLEWARE = [name for name in MIDDLEWARE if "Csrf" not in name]  # noqa: F405
WORKBENCH = {
    "reset_state_on_restart": False,
    "services": {"settings": "workbench.services.SettingsService"},
}
ROOT_URLCONF = "workbench_urls"
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": os.path.join(FOLDER, "workbench.sqlite"),
    }
}
MEDIA_ROOT = os.path.join(FOLDER, "media")
LOGGING = {"version": 1, "disable_existing_loggers": False}
