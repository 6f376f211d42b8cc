POLICY = (
    "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html stratus stratus-worker"
)


def content_policy(get_response):
    def middleware(request):
        response = get_response(request)
        response["Content-Security-Policy"] = POLICY
        return response

    return middleware
