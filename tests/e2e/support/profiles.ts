import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { watchRequests } from '../../support/settled.js'
import { chromiumFlags, findChromium } from '../../support/find-chromium.mjs'

/**
 * Browser profiles, one visit after another in each. Between two visits everything that a page can keep is wiped; what the
 * browser fetched and compiled of the app stays, which is most of what opening a page costs.
 */
export interface Profile {
  readonly context: BrowserContext
  /** An empty page on the site last visited: as long as it is there, so is the site's process. */
  keeper?: { readonly page: Page; readonly session: CDPSession; readonly origin: string }
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
  const profile = free.pop() ?? { context: await freshContext() }
  lent.add(profile)
  return profile
}

async function freshContext(): Promise<BrowserContext> {
  const context = await (
    await launch(['--process-per-site'])
  ).newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
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
  const { context } = profile
  for (const page of context.pages()) if (page !== profile.keeper?.page) await page.close()
  lent.delete(profile)
  const keeper = await keep(profile, origin)
  await keeper.session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await context.unrouteAll()
  await context.clearCookies()
  await context.clearPermissions()
  free.push(profile)
}

/** Ends what a test that failed has left open: its pages would go on asking. */
export async function endVisits(): Promise<void> {
  for (const { context } of lent) await context.close()
  lent.clear()
}

async function keep(profile: Profile, origin: string) {
  if (profile.keeper?.origin === origin) return profile.keeper
  let { page, session } = profile.keeper ?? {}
  if (!page || !session) {
    page = await profile.context.newPage()
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    session = await profile.context.newCDPSession(page)
  }
  if (origin !== 'null') await page.goto(origin)
  return (profile.keeper = { page, session, origin })
}
