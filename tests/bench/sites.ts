import type { Browser, BrowserContext } from 'playwright-core'

export interface Site {
  readonly name: 'stratus' | 'horizon'
  readonly origin: string
  /** Selector of one data row, per page. */
  readonly rows: Readonly<Record<PageName, string>>
  /** Selector of an instance in transition. */
  readonly moving: string
}

export type PageName = 'images' | 'instances'

export const paths: Readonly<Record<PageName, string>> = { images: '/project/images', instances: '/project/instances/' }

/** What both pages must wait for: the cloud's own list, as Stratus asks for it. */
export const lists: Readonly<Record<PageName, string>> = {
  images: '/api/glance/images/',
  instances: '/api/nova/servers/',
}

const liveLogin = { user: process.env.BENCH_USER ?? 'demo', password: process.env.BENCH_PASSWORD ?? 'secret-demo' }

/** A fresh browser profile that is signed in, through the real login endpoint (both sites proxy the same one). */
export async function signIn(
  browser: Browser,
  site: { readonly name: string; readonly origin: string },
  { user, password } = liveLogin,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.request.get(`${site.origin}/auth/login/`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await context.request.post(`${site.origin}/auth/login/`, {
    form: { csrfmiddlewaretoken: token, username: user, password, region: 'default' },
    headers: { Referer: `${site.origin}/auth/login/` },
    maxRedirects: 0,
  })
  if (![200, 302].includes(answer.status())) throw new Error(`signing in at ${site.name} answered ${answer.status()}`)
  if (!(await context.cookies()).some(({ name }) => name === 'sessionid')) throw new Error(`no session at ${site.name}`)
  return context
}
