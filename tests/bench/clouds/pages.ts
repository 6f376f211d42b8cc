import { performance } from 'node:perf_hooks'
import type { Browser, Page } from 'playwright-core'
import { settled, watchRequests } from '../../support/settled.js'
import { signIn } from '../sites.js'
import type { Person } from './project.js'

/** A way to the same cloud. */
export interface Way {
  readonly name: 'horizon' | 'through' | 'direct' | 'bus'
  readonly origin: string
}

/** Both have their lists at the same addresses. */
export const pages = {
  Instances: { path: '/project/instances/', horizon: 'tr[data-object-id]' },
  Images: { path: '/project/images', horizon: 'tr[ng-repeat-start]' },
  Volumes: { path: '/project/volumes/', horizon: 'tr[data-object-id]' },
  Networks: { path: '/project/networks/', horizon: 'tr[data-object-id]' },
} as const

export type PageName = keyof typeof pages

/** Selector of one data row. */
export const rowsOf = ({ name }: Way, page: PageName): string =>
  name === 'horizon' ? pages[page].horizon : 'stratus-live-table tbody tr[data-key]'

const patience = 180_000

async function goTo(page: Page, way: Way, name: PageName): Promise<number> {
  const started = performance.now()
  await page.goto(way.origin + pages[name].path, { waitUntil: 'commit' })
  await page.locator(rowsOf(way, name)).first().waitFor({ state: 'visible', timeout: patience })
  return Math.round(performance.now() - started)
}

/** An open list at rest, in a browser that is signed in and knows nothing else. */
export async function openList(browser: Browser, way: Way, name: PageName, person: Person) {
  const context = await signIn(browser, way, person)
  const page = await context.newPage()
  watchRequests(page)
  let requests = 0
  page.on('request', () => void requests++)
  const visit = async () => {
    const ms = await goTo(page, way, name)
    await settled(page, patience)
    return ms
  }
  const coldMs = await visit()
  return { page, coldMs, requests: () => requests, reload: visit, close: () => context.close() }
}

export interface Load {
  /** From navigation to the first row on screen, with an empty cache. */
  readonly coldMs: number
  /** The same again in that tab: Stratus shows the rows of before, and their age. */
  readonly reloadMs: number
  /** What the browser asked for in the first visit, until nothing more was asked. */
  readonly requests: number
  /** What the cloud's services were asked meanwhile. */
  readonly calls: number
  readonly rows: number
}

/** @param count begins to count what the cloud's services are asked */
export async function measureLoad(
  browser: Browser,
  way: Way,
  name: PageName,
  { person, count }: { readonly person: Person; readonly count: () => () => number },
): Promise<Load> {
  const calls = count()
  const { page, coldMs, requests, reload, close } = await openList(browser, way, name, person)
  const first = { coldMs, requests: requests(), calls: calls(), rows: await page.locator(rowsOf(way, name)).count() }
  const reloadMs = await reload()
  await close()
  return { ...first, reloadMs }
}
