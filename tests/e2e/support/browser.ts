import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import type { TestContext } from 'vitest'
import { drawn, watchRequests } from '../../support/settled.js'
import { loadAxe } from './axe-source.js'
import { borrowProfile, endProfile, returnProfile } from './profiles.js'

/** This, `profiles.ts` and `settled.ts` alone know the driver: another one would change only them. */
export type { Page, BrowserContext, Locator } from 'playwright-core'

const artifacts = fileURLToPath(new URL('../artifacts/', import.meta.url))

export { settled } from '../../support/settled.js'
export { closeBrowser, endVisits, launch, openContext } from './profiles.js'

const open = new Set<Visit>()

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the console said (warnings and errors), failed page scripts and broken CSP included. */
  said: string[]
  close(): Promise<void>
}

export interface VisitOptions {
  width?: number
  height?: number
  dark?: boolean
  /** Texts that this journey may make the console say (a browser reports every 4xx and 5xx answer by itself). */
  allow?: RegExp[]
  context?: BrowserContext
  /** Nobody else gets the profile: for who changes what no wiping undoes (the clock, scripts before those of the page, the network). */
  ownProfile?: boolean
  /** Done before the page is opened, such as signing in. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

/** Opens a page in a browser profile that knows nothing. `close()` throws when the console said something not allowed. */
export async function visit(url: string, options: VisitOptions = {}): Promise<Visit> {
  const profile = options.context ? undefined : await borrowProfile()
  const context = options.context ?? profile!.context
  await options.prepare?.(context)
  const page = profile?.page ?? (await context.newPage())
  watchRequests(page)
  if (options.width ?? options.height)
    await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 })
  if (options.dark) await page.emulateMedia({ colorScheme: 'dark' })
  const said: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()))
      said.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => said.push(`pageerror: ${error.message}`))
  const visited: Visit = {
    page,
    context,
    said,
    close: async () => {
      open.delete(visited)
      if (!profile) await page.close()
      else if (options.ownProfile) await endProfile(profile)
      else await returnProfile(profile, new URL(url).origin)
      const bad = said.filter((text) => !options.allow?.some((pattern) => pattern.test(text)))
      if (bad.length) throw new Error(`The console must stay silent, but said:\n${bad.join('\n')}`)
    },
  }
  open.add(visited)
  await page.goto(url)
  return visited
}

/** What a test that failed has left open, as people would see it: a picture, and with the failure itself what stands there. */
export async function tellOfOpenVisits({ task }: TestContext): Promise<void> {
  for (const { page, said } of open) {
    const stands = page.isClosed() ? '' : await page.ariaSnapshot({ timeout: 5_000 }).catch(String)
    const left = `Left open: ${page.url()}\nIts console said: ${said.join('\n') || 'nothing'}\n${stands.replaceAll(/\n *- \/url:.*/g, '').slice(-3_000)}`
    for (const error of task.result?.errors ?? []) error.message += `\n${left}`
    if (!page.isClosed()) await picture(page, `failed-${Date.now()}`).catch(() => undefined)
  }
  open.clear()
}

interface Violation {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly target: readonly unknown[]; readonly failureSummary?: string }>
}

/** What is open in front of everything, or the page: what lies behind a modal dialog is out of reach, and looked at without it. */
const inFront = `(() => {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((it) => [it, ...(it.shadowRoot ? all(it.shadowRoot) : [])])
  const modal = all(document).findLast((it) => it.matches(':modal'))
  return modal?.getRootNode().host ?? modal ?? document
})()`

/**
 * axe does not know the top layer: of a message that lies over something it says that it is covered. Not so where all of it, point
 * by point, is what a pointer would meet there.
 */
const isSeenWrong = `({ element, failureSummary }, id) => {
  let open = id === 'target-size' && failureSummary.includes('obscured') ? element : undefined
  while (open && !open.matches(':popover-open')) open = open.parentElement ?? open.getRootNode().host
  if (!open) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [1 / 8, 1 / 2, 7 / 8]
  const met = (x, y) => element.getRootNode().elementFromPoint(left + x * width, top + y * height)
  return parts.every((x) => parts.every((y) => element.contains(met(x, y))))
}`

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/**
 * axe's findings on the page as it is now, on the dialog that keeps people from it, or on a part of it, one line each: all rules in
 * the colours that it has, the rules that look at colours in the others too, as nothing else is different there.
 * @param options.colours false where other pages are known to have the same colours
 */
export async function axe(page: Page, part?: string, { colours = true } = {}): Promise<string[]> {
  // Through the driver, not through the page's own scripts: the page's CSP stays as strict as it is.
  const session = await page.context().newCDPSession(page)
  const run = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value
  await loadAxe(run)
  const findings = async (rules: readonly string[]): Promise<string[]> => {
    const options = JSON.stringify({
      resultTypes: ['violations'],
      runOnly: rules,
      rules: colours ? {} : Object.fromEntries(rulesOfColours.map((rule) => [rule, { enabled: false }])),
      // It is not in frames, and would wait half a second for their answer.
      iframes: false,
      elementRef: true,
    })
    const found = `axe.run(${part ? JSON.stringify(part) : inFront}, ${options}).then(({ violations }) =>
      JSON.stringify(violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter((node) => !(${isSeenWrong})(node, id)).map(({ target, failureSummary }) => ({ target, failureSummary })),
      }))))`
    return (JSON.parse(String(await run(found))) as Violation[]).flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`),
    )
  }
  const others = async () =>
    inOtherColours(page, async (scheme) => (await findings(rulesOfColours)).map((finding) => `${scheme}: ${finding}`))
  const all = [...(await findings(everyRule)), ...(colours ? await others() : [])]
  await session.detach()
  return all
}

type Scheme = 'dark' | 'light'

const schemeOf = async (page: Page): Promise<Scheme> =>
  (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'dark' : 'light'

/** Looks at a page as who prefers the other scheme sees it. */
async function inOtherColours<T>(page: Page, look: (scheme: Scheme) => Promise<T>): Promise<T> {
  const usual = await schemeOf(page)
  const other = usual === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other })
  await drawn(page)
  const seen = await look(other)
  await page.emulateMedia({ colorScheme: usual })
  return seen
}

/** Nothing makes the page wider than its window, once what is in it is measured anew: a frame after a resize. */
export async function fitsWindow(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth)
}

/** A picture under `tests/e2e/artifacts/`, light and dark, for people to look at: with `E2E_PICTURES=on`, as they take their time. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env['E2E_PICTURES'] !== 'on') return
  await picture(page, `${name}-${await schemeOf(page)}`)
  await inOtherColours(page, (scheme) => picture(page, `${name}-${scheme}`))
}

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(artifacts, { recursive: true })
  await page.screenshot({ path: `${artifacts}${name}.png` })
}
