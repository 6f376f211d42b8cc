/** One request as a stub server saw it. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
  readonly signal: AbortSignal | null
}

type Reply = Response | Promise<Response>

/** Answers `fetch` from a function and keeps what was asked. */
export function stubServer(answer: (request: Seen) => Reply) {
  const seen: Seen[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const request: Seen = {
      method: init.method ?? 'GET',
      url: String(input),
      headers: new Headers(init.headers),
      body: init.body ?? null,
      signal: init.signal ?? null,
    }
    seen.push(request)
    const aborted = new Promise<never>((_resolve, reject) => {
      const leave = () => reject(new DOMException('aborted', 'AbortError'))
      if (request.signal?.aborted) leave()
      request.signal?.addEventListener('abort', leave, { once: true })
    })
    return Promise.race([answer(request), aborted])
  }
  return { fetch, seen, urls: () => seen.map(({ method, url }) => `${method} ${url}`) }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

export function empty(status = 204, headers: Record<string, string> = {}): Response {
  return new Response(status === 204 ? null : '', { status, headers })
}

export function html(body: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}

/** As Horizon refuses a call whose session has ended. */
export const notLoggedIn = () => json('not logged in', 401)

/** As Horizon answers a write without a good token. */
export const csrfFailure = () =>
  empty(200, { 'X-Horizon-Location': '/auth/login/?csrf_failure=CSRF%20token%20missing%20or%20incorrect.' })

export const sessionOf = (id: string, project: string) => ({
  id,
  username: id,
  project_id: project,
  project_name: project,
  services_region: 'RegionOne',
  token: 'gAAAA-secret',
})

/** A login page as Horizon renders it. */
export function loginPage(extra = ''): string {
  return `<!DOCTYPE html><html><body id="splash">
    <script>var fake = '<form><input name="password"></form>'</script>
    <form method="POST" action="/auth/login/" autocomplete="off">
      <input type="hidden" name="csrfmiddlewaretoken" value="from-the-form">
      <div class="fake_credentials"><input type="text" name="fake_email" value=""><input type="password" name="fake_password"></div>
      ${extra}
      <input type="hidden" name="region" value="default" id="id_region">
      <label class="control-label  required" for="id_username"><span class="field-label">User Name</span></label>
      <input type="text" name="username" autofocus="autofocus" maxlength="255" id="id_username">
      <label for="id_password"><span>Password</span></label>
      <input type="password" name="password" id="id_password">
    </form></body></html>`
}
