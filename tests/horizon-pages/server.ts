/** Answers of a pretend server: per `METHOD path`, and what was asked of it. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  /** Fields of the form, when one was sent. */
  readonly form: FormData | URLSearchParams | undefined
}

type Answer = Response | (() => Response | Promise<Response>)

/** A `fetch` that answers from a table; what it does not know is a 404. */
export function pretendServer(answers: Record<string, Answer> = {}) {
  const asked: Asked[] = []
  const table: Record<string, Answer> = { ...answers }
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(url, location.href)
    const method = init.method ?? 'GET'
    const form = init.body instanceof FormData || init.body instanceof URLSearchParams ? init.body : undefined
    asked.push({ method, path: pathname + search, headers: new Headers(init.headers), form })
    init.signal?.throwIfAborted()
    const answer = table[`${method} ${pathname}${search}`] ?? table[`${method} ${pathname}`]
    if (typeof answer === 'function') return answer()
    return answer?.clone() ?? new Response('', { status: 404, headers: { 'content-type': 'text/html' } })
  }
  return { asked, fetch, table, last: () => asked.at(-1)! }
}

export function html(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

const read = new Map<string, Promise<string>>()

/** A page or fragment recorded from a real Horizon (`tests/horizon-pages/fixtures`). */
export function recorded(name: string): Promise<string> {
  const url = new URL(`./fixtures/${name}`, import.meta.url)
  if (!read.has(name))
    read.set(
      name,
      globalThis.fetch(url).then((answer) => answer.text()),
    )
  return read.get(name)!
}
