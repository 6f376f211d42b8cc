/** What the rule looks at. Header names are lower case. */
export interface Asked {
  method: string
  /** Path below the web root, without a leading slash: `project/images`. */
  path: string
  query: string
  header(name: string): string | undefined
}

/** Who answers: the built app's files, the app's one document, its sign-in or start page, the cloud behind us, or nobody. */
export type Answerer = 'asset' | 'app' | 'sign-in' | 'home' | 'upstream' | 'nobody'

/** Django's name for it. Where it is called otherwise, the sign-in page finds the session and leads on. */
const SESSION_COOKIE = /(?:^|;\s*)sessionid=[^;]/

/** Where the build puts its files, below the web root. Horizon's own are in `static/`. */
export const ASSETS = 'stratus/'

/** Always the cloud's own, whoever asks. */
const CLOUD_ONLY = /^(api|static|i18n|header|media|auth|demo-upload|demo-console|__demo__)(\/|$)/

/** `?full` asks for the cloud's own page instead of ours: the way out of a page that cannot be shown inside the app. */
const AS_IT_IS = 'full'

/** The sign-in page is ours to draw; its form is the cloud's to answer. */
const LOGIN = /^auth\/login\/?$/

/** What Horizon changes on a mere GET. A page of another site, or of another name beside ours, must not do that in the name of who is signed in here. */
const CHANGED_BY_GET = [
  /^auth\/(logout|switch|switch_services_region|switch_keystone_provider)(\/|$)/,
  /^project\/api_access\/recreate_ec2_credentials(\/|$)/,
  /^project\/key_pairs\/[^/]+\/generate(\/|$)/,
]

/** Pages that Horizon answers with a file, a console or plain text, and that people open as a page or in a window. */
const OPENED_FROM_CLOUD = [
  /^project\/api_access\/(openrc|openrcv2|clouds\.yaml|view_credentials|recreate_ec2_credentials)(\/|$)/,
  /^(project|admin)\/instances\/[^/]+\/(console|auto_console|vnc|spice|rdp|mks|serial)\/?$/,
  /^project\/key_pairs\/[^/]+\/(generate|download)(\/|$)/,
  /^project\/vpn\/.+\/download(\/|$)/,
]

/**
 * The navigation rule (DEC-62): a person who opens a page gets the app; everything a page itself asks for goes to
 * the cloud. Without a session cookie nobody is signed in, so the person is led to the sign-in page at once, instead of
 * loading the app to be told 401. Browsers say which by `Sec-Fetch-Dest`; where they do not (plain http on another host), `Accept` tells.
 */
export function answerer(asked: Asked): Answerer {
  if (asked.path.startsWith(ASSETS) || asked.path === 'favicon.ico') return 'asset'
  // An echo of headers that scripts may not read.
  if (asked.method === 'TRACE') return 'nobody'
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return 'upstream'
  const forged = /^(cross|same)-site$/.test(asked.header('sec-fetch-site') ?? '')
  if (forged && CHANGED_BY_GET.some((pattern) => pattern.test(canonicalPath(asked.path)))) return 'home'
  if (!isNavigation(asked)) return 'upstream'
  const query = new URLSearchParams(asked.query)
  if (query.get('format') === 'csv' || query.has(AS_IT_IS)) return 'upstream'
  if (LOGIN.test(asked.path)) return 'app'
  if (CLOUD_ONLY.test(asked.path)) return 'upstream'
  if (OPENED_FROM_CLOUD.some((pattern) => pattern.test(asked.path))) return 'upstream'
  return SESSION_COOKIE.test(asked.header('cookie') ?? '') ? 'app' : 'sign-in'
}

/** A path as Horizon may read it, whose web server decodes it and may merge slashes: for rules that must not be got around. */
export function canonicalPath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // Horizon refuses it, or reads it in a way that is no path of its own.
  }
  const parts: string[] = []
  for (const part of decoded.split(/[/\\]+/)) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/').replace(/^\/+/, '')
}

function isNavigation(asked: Asked): boolean {
  if (asked.header('x-requested-with')) return false
  const destination = asked.header('sec-fetch-dest')
  if (destination) return destination === 'document'
  return asked.header('accept')?.includes('text/html') ?? false
}
