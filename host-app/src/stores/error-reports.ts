/** What a page of ours reports of an error that nobody caught. */
interface ErrorReport {
  readonly message: string
  readonly stack: string
  /** The panel: its address without what stands in it. */
  readonly page: string
  /** The build, by the name of its entry. */
  readonly build: string
}

/** A page that fails again and again says the same. */
const mostOfPage = 10

/** Words about a chunk that a deploy took away, or a network that is gone: told to the person, and no error of ours. */
const notOurs =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to fetch|NetworkError|Load failed|ResizeObserver loop/i

/**
 * Reports errors that nobody caught, when the server asks for it (`CLIENT_REPORTS`): each once, without ids and without what was typed.
 * @returns the same for errors that others have caught, such as the router
 */
export function reportErrors(page: Window & typeof globalThis): (error: unknown) => void {
  const address = page.document.querySelector('meta[name="stratus-reports"]')?.getAttribute('content')
  if (!address) return () => undefined
  const told = new Set<string>()
  const report = (error: unknown): void => {
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
    if (!message || told.has(message) || told.size >= mostOfPage || notOurs.test(message)) return
    told.add(message)
    const body: ErrorReport = { message, stack: stack.slice(0, 2000), page: panelOf(page), build: buildOf(page) }
    void send(page, address, body)
  }
  page.addEventListener('error', ({ error, message }) => report(error ?? message))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return report
}

async function send(page: Window & typeof globalThis, address: string, report: ErrorReport): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  try {
    await page.fetch(address, { method: 'POST', headers, body: JSON.stringify(report), keepalive: true })
  } catch {
    // Nothing depends on it: an error about an error helps nobody.
  }
}

function panelOf({ document, location }: Window): string {
  const { pathname } = new URL(document.baseURI)
  return `/${location.pathname.slice(pathname.length).split('/').slice(0, 2).join('/')}`
}

function buildOf({ document }: Window): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src')?.split('/').at(-1) ?? ''
}
