from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent
SECRET_KEY = "only for this test"
DEBUG = False
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "portal.urls"
INSTALLED_APPS = ["django.contrib.staticfiles"]
MIDDLEWARE = ["portal.middleware.content_policy", "django.middleware.csrf.CsrfViewMiddleware"]
TEMPLATES = [{"BACKEND": "django.template.backends.django.DjangoTemplates", "DIRS": [BASE_DIR / "templates"]}]
STATIC_URL = "/static/"
STATIC_ROOT = BASE_DIR / "collected"
# The folder of scripts of the package, as `npm install` has put it there.
STATICFILES_DIRS = [
    BASE_DIR / "static",
    ("stratus", BASE_DIR / "node_modules/@stratus/widgets/dist/browser"),
]
STORAGES = {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"}}
