from django.conf import settings
from django.shortcuts import render
from django.urls import path
from django.views.static import serve


def instances(request):
    columns = [{"id": "name", "title": "Instance Name"}, {"id": "status", "title": "Status"}]
    rows = [{"id": "1", "name": "web-1", "status": "Active"}]
    return render(request, "instances.html", {"columns": columns, "rows": rows})


urlpatterns = [
    path("", instances),
    # A web server does it elsewhere.
    path("static/<path:path>", serve, {"document_root": settings.STATIC_ROOT}),
]
