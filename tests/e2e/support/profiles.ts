import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core'
import { watchAnew, watchRequests } from '../../support/settled.js'
import { briefPageFlags, chromiumFlags, findChromium } from '../../support/find-chromium.mjs'
import { bringAxe } from './axe-source.js'

/**
 * Browser profiles, one visit after another in the same tab of each: a new tab takes as long as opening a page of the app in one
 * that is there. Between two visits everything that a page can keep is wiped; what the browser fetched of the app stays.
 */
export interface Profile {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
}

/** With `E2E_SLOWNESS=4` every page works four times as slowly: finds what a test reads before it is there. */
const slowness = Number(process.env['E2E_SLOWNESS'] ?? 1)

let browser: Browser | undefined
let free: Profile[] = []
const lent = new Set<Profile>()

export async function launch(flags: readonly string[] = []): Promise<Browser> {
  browser ??= await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...flags] })
  return browser
}

export async function closeBrowser(): Promise<void> {
  const closing = browser
  browser = undefined
  free = []
  lent.clear()
  await closing?.close()
}

/** A profile that nobody uses, as if fresh: a laptop's window, light, without motion. */
export async function borrowProfile(): Promise<Profile> {
  const profile = free.pop() ?? (await freshProfile())
  lent.add(profile)
  return profile
}

async function freshProfile(): Promise<Profile> {
  const context = await freshContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await bringAxe(session)
  return { context, page, session }
}

const usualSize = { width: 1280, height: 800 }
const usualMedia = { colorScheme: 'light', reducedMotion: 'reduce' } as const

/** A profile of another kind, in the browser of the tests. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return (await launch(['--process-per-site', ...briefPageFlags])).newContext(options)
}

async function freshContext(): Promise<BrowserContext> {
  const context = await openContext({ viewport: usualSize, ...usualMedia })
  context.on('page', watchRequests)
  if (slowness > 1) context.on('page', slowDown)
  return context
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** Takes a profile back that was used for an origin. */
export async function returnProfile(profile: Profile, origin: string): Promise<void> {
  const { context, page, session } = profile
  lent.delete(profile)
  if (page.isClosed()) return context.close()
  // What a page still asks for is no longer answered by the test, which then must not hear of it.
  stopListening(page)
  await stopAnswering(context)
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto('about:blank')
  await Promise.all([
    session.send('Page.resetNavigationHistory'),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    context.clearCookies(),
    context.clearPermissions(),
    // Nothing of the next page lies under the pointer.
    page.mouse.move(-1, -1),
    page.setViewportSize(usualSize),
    page.emulateMedia({ media: null, forcedColors: null, contrast: null, ...usualMedia }),
  ])
  page.setDefaultTimeout(30_000)
  free.push(profile)
}

/** Ends one that holds what no wiping undoes: another clock, scripts before those of the page, a slow network. */
export async function endProfile(profile: Profile): Promise<void> {
  lent.delete(profile)
  await stopAnswering(profile.context)
  await profile.context.close()
}

/** Requests are answered by the server again; what a test was about to answer is asked by nobody any more. */
async function stopAnswering(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((its) => its.unrouteAll({ behavior: 'ignoreErrors' })))
}

const listenedTo = [
  'console',
  'dialog',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** Nobody hears of the next visit who listened to the last one. */
function stopListening(page: Page): void {
  for (const event of listenedTo) page.removeAllListeners(event)
  watchAnew(page)
}

/** Ends what a test that failed has left open: its pages would go on asking. */
export async function endVisits(): Promise<void> {
  for (const profile of lent) await endProfile(profile)
}
