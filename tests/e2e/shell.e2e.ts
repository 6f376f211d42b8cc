import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, settled, shot, visit, type Locator, type Page, type Visit } from './support/browser.js'
import {
  anyFailure,
  dashboardOnFreshCloud,
  fillIn,
  holdBack,
  modalOf,
  openPanel,
  rowOf,
  steer as steerCloud,
  visitsTo,
} from './support/dashboard.js'
import { watchRequests } from '../support/settled.js'
import { startServer } from './support/server.js'

const server = dashboardOnFreshCloud()

const steer = (wish: object) => steerCloud(server, wish)

/** Browsers report every refused request by themselves; the first look without a session is one. */
const refusals = [/status of 401/, /status of 404.*\/project\/\)$/]

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' })
const projectSwitch = (page: Page) => page.getByRole('button', { name: /^Project: / })
const signedIn = visitsTo(server, '/', { allow: refusals })
/** What stands in for what is on its way. */
const drawnBefore = (place: Locator) =>
  place.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::before')
    return content === 'none' ? content : visibility
  })
const userMenu = (page: Page) => page.getByRole('button', { name: /^User: / })

async function signedInByForm(path = '/', user = 'demo', options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visited = await visit(server.url + path, { allow: refusals, ...options })
  await fillIn(visited.page, user)
  await projectSwitch(visited.page).waitFor()
  await settled(visited.page)
  return visited
}

describe('a page on its way', () => {
  it('W-SHELL-88 is announced by a bar below the header, from the click in the navigation until the page is there', async () => {
    const { page, close } = await signedIn('/project/key_pairs')
    await settled(page)
    const main = page.locator('#main')
    expect(await drawnBefore(main)).toBe('none')
    const arrive = await holdBack(page, /TrunksPage-[^/]+\.js$/)
    await page.locator('stratus-side-nav').getByRole('link', { name: 'Trunks' }).click()
    await expect.poll(() => drawnBefore(main)).toBe('visible')
    await shot(page, 'page-on-its-way')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    arrive()
    await page.getByRole('heading', { name: 'Trunks', level: 1 }).waitFor()
    expect(await drawnBefore(main)).toBe('none')
    await close()
  })
})

describe('signing in', () => {
  it('W-SHELL-09 W-SHELL-80 W-SHELL-84 a password is shown when asked to, a wrong one told beside the form, the right one leads to the start page; while it is not known who somebody is and what there is for him, page and navigation show that they wait', async () => {
    const { page, close } = await visit(server.url, { allow: refusals })
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => page.title()).toBe('Sign in – Stratus')
    await page.getByLabel('User Name').and(page.locator(':focus')).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'shell-sign-in')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('password')
    await fillIn(page, 'demo', 'wrong')
    await page.locator('stratus-alert').filter({ hasText: 'Invalid credentials' }).waitFor()
    expect(await page.getByLabel('User Name').inputValue()).toBe('demo')
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    const rules = await holdBack(page, '**/api/policy/', 'POST')
    await fillIn(page, 'demo')
    const navigation = page.locator('stratus-side-nav')
    await expect.poll(() => drawnBefore(navigation)).toBe('visible')
    rules()
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    await navigation.getByRole('link', { name: 'Overview' }).waitFor()
    expect(await drawnBefore(navigation)).toBe('none')
    expect(new URL(page.url()).pathname).toBe('/project/')
    await expect.poll(() => page.title()).toBe('Overview – demo – Stratus')
    const answer = await holdBack(page, '**/api/keystone/user-session/')
    await page.reload()
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    answer()
    await projectSwitch(page).waitFor()
    await close()
  })

  it('W-SHELL-09 a cloud that signs people in on another site is left to do so, and leads back', async () => {
    const { page, close } = await visit(`${server.url}/project/images`, {
      prepare: (context) =>
        context.route('**/auth/login/**', async (route) => {
          const request = route.request()
          if (request.isNavigationRequest())
            return request.url().endsWith('full') ? route.fulfill({ body: 'the other site' }) : route.continue()
          // As Horizon redirects calls of scripts, and pages.
          const target = 'https://idp.example/'
          return 'x-requested-with' in request.headers()
            ? route.fulfill({ headers: { 'X-Horizon-Location': target } })
            : route.fulfill({ status: 302, headers: { Location: target } })
        }),
      allow: refusals,
    })
    await page.waitForURL(`${server.url}/auth/login/?next=/project/images&full`)
    await close()
  })

  it('W-SHELL-04 signing out ends the session; the form leads to the address a person came for, never to another site, and knows without a call that fails whether a session stands', async () => {
    const { page, context, said, close } = await signedInByForm('/not_found?a=1')
    await page.waitForURL('**/not_found?a=1')
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goto(`${server.url}/project/`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goto(`${server.url}/auth/login/?next=//evil.example/`)
    await fillIn(page, 'demo')
    await page.waitForURL(`${server.url}/project/`)
    await projectSwitch(page).waitFor()
    await page.goto(`${server.url}/auth/login/`)
    await projectSwitch(page).waitFor()
    // Whatever the cookie of the session is called: this one was taken away, as it is at its end.
    await context.clearCookies({ name: 'sessionid' })
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/auth/login/'))
    await page.goto(`${server.url}/auth/login/`)
    await asked
    await signInButton(page).waitFor()
    await settled(page)
    expect(said.filter((text) => text.includes('user-session'))).toEqual([])
    await close()
  })
})

describe('the frame', () => {
  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

  it('W-SHELL-33 G-GATE-05 an administrator starts with the whole cloud and sees its panels; without a mouse and by screen readers the frame is usable, in light and dark', async () => {
    const { page, close } = await signedInByForm('/auth/login/', 'admin')
    await page.waitForURL(`${server.url}/admin/`)
    await navigation(page).getByRole('button', { name: 'Admin' }).waitFor()
    await page.goto(`${server.url}/project/images`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
    await page.locator('#main:focus').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Stratus' }).click()
    await page.waitForURL(`${server.url}/admin/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await userMenu(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menu').waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('End')
    await page.getByRole('menuitem', { name: 'Sign out' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'User: admin' }).and(page.locator(':focus')).waitFor()
    await shot(page, 'shell-home')
    await close()
  })

  it('G-GATE-05 W-SHELL-05 W-SHELL-19 a member sees no admin panels, changes the project with everything on the page, and finds the settings in their menu; the side navigation folds away; on a phone it is a drawer with a mask; it is remembered, and so is the theme', async () => {
    const { page, close } = await signedIn()
    await navigation(page).getByRole('button', { name: 'Project' }).waitFor()
    await settled(page)
    expect(await navigation(page).getByRole('button', { name: 'Admin' }).count()).toBe(0)
    const before = (await projectSwitch(page).getAttribute('aria-label')) ?? ''
    await projectSwitch(page).click()
    const other = page.getByRole('menuitemradio', { checked: false }).first()
    const name = (await other.textContent())?.trim() ?? ''
    await other.click()
    await page.getByRole('button', { name: `Project: ${name}` }).waitFor()
    expect(before).not.toContain(name)
    await page.waitForFunction((project) => document.title === `Overview – ${project} – Stratus`, name)
    // A menu that has just grown takes no click: its settings come with the navigation.
    await navigation(page).getByRole('button', { name: 'Project' }).waitFor()
    await userMenu(page).click()
    await shot(page, 'user-menu-settings')
    await page.getByRole('menuitem', { name: 'User Settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'User Settings' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/settings/')

    await page.getByRole('banner').getByRole('link', { name: 'Stratus' }).click()
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    const link = navigation(page).getByRole('link', { name: 'Overview' })
    await link.waitFor()
    await page.getByRole('button', { name: 'Toggle navigation' }).click()
    await link.waitFor({ state: 'hidden' })
    await userMenu(page).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, light)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    await expect.poll(ground).not.toBe(light)
    expect(await link.isVisible()).toBe(false)
    await userMenu(page).click()
    await page.getByRole('menuitemradio', { name: 'System' }).click()
    await expect.poll(ground).toBe(light)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Toggle navigation' }).click()
    await link.waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'shell-drawer')
    await page.mouse.click(370, 600)
    await link.waitFor({ state: 'hidden' })
    // A message lies below: at the top are the buttons of the page.
    await page.evaluate(() =>
      document.querySelector<HTMLElement & { add(input: object): void }>('stratus-toaster')?.add({
        type: 'error',
        text: 'said',
      }),
    )
    const said = await page.getByRole('region', { name: 'Messages' }).getByText('said').boundingBox()
    expect(said?.y).toBeGreaterThan(400)
    await shot(page, 'shell-phone')
    await fitsWindow(page)
    await close()
  })
})

describe('addresses', () => {
  it('W-SHELL-13 W-SHELL-14 W-DETAIL-02 W-DETAIL-05 an address nobody knows is loaded whole once, then not found; so are a type without an item and an unknown type; the heading of the next page gets the focus', async () => {
    const { page, close } = await signedIn('/not_found', 'demo', {
      allow: [...refusals, /status of 404.*no\/such\/panel/],
    })
    await page.goto(`${server.url}/project/no/such/panel/`)
    await page.waitForURL('**/not_found')
    await page.getByRole('heading', { name: 'Not found' }).waitFor()
    expect(await axe(page)).toEqual([])
    for (const path of ['/ngdetails/OS::Glance::Image', '/ngdetails/OS::Some::Thing/1']) {
      await page.goto(server.url + path)
      await page.waitForURL('**/not_found')
    }
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await page.locator('h1:focus', { hasText: /^Overview$/ }).waitFor()
    await close()
  })
})

describe('when the session ends', () => {
  it('W-TOAST-04 W-SHELL-04 everything stays, a sign-in is asked for, and the waiting calls go on after it; who does not want to is signed out', async () => {
    const { page, close } = await signedIn('/not_found', 'demo', { allow: anyFailure })
    await steer({ expireSessions: true })
    // Not by the mouse: whatever asks in the background may have brought the dialog up already.
    await page.getByRole('link', { name: 'Go to the start page' }).dispatchEvent('click')
    const dialog = modalOf(page, 'Your session has ended')
    await dialog.waitFor()
    expect(await page.getByRole('region', { name: 'Messages' }).getByText('Unauthorized').count()).toBe(0)
    expect(await dialog.getByLabel('User Name').inputValue()).toBe('demo')
    expect(await axe(page)).toEqual([])
    await shot(page, 'shell-session-ended')
    await dialog.getByLabel('Password', { exact: true }).fill('demo')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Compute' }).waitFor()
    expect(await page.getByRole('region', { name: 'Messages' }).getByText('Unauthorized').count()).toBe(0)
    await page.goBack()
    await steer({ expireSessions: true })
    await page.getByRole('link', { name: 'Go to the start page' }).dispatchEvent('click')
    await modalOf(page, 'Your session has ended').getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await close()
  })

  it('W-SHELL-83 who reloads then signs in once', async () => {
    const { page, close } = await signedIn('/project/networks/', 'demo', { allow: anyFailure })
    await steer({ expireSessions: true })
    await page.reload()
    await fillIn(page, 'demo')
    await rowOf(page, 'net-alpha').waitFor()
    await settled(page)
    expect(await modalOf(page, 'Your session has ended').count()).toBe(0)
    await close()
  })

  it('two tabs never mix two users: the older one says who is signed in now', async () => {
    const first = await signedIn('/', 'demo', { allow: anyFailure })
    const second = await visit(`${server.url}/project/`, { context: first.context, allow: anyFailure })
    await userMenu(second.page).click()
    await second.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await second.page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await fillIn(second.page, 'admin')
    await projectSwitch(second.page).waitFor()
    const dialog = modalOf(first.page, 'The session has changed')
    await dialog.getByText('You are now signed in as admin in project admin.').waitFor()
    expect(await axe(first.page, undefined, { colours: false })).toEqual([])
    await shot(first.page, 'shell-session-changed')
    await dialog.getByRole('button', { name: 'Reload' }).click()
    await first.page.getByRole('button', { name: 'User: admin' }).waitFor()
    await second.close()
    await first.close()
  })
})

describe('what a tab remembers', () => {
  const row = (page: Page) => page.getByRole('row', { name: /vm-alpha-1/ })
  const forever = (): Promise<void> => new Promise(() => undefined)

  it('a reload shows the rows of before at once, and their actions with the answer; nobody sees the rows of the one who signed out', async () => {
    const { page, close } = await signedIn('/project/instances/')
    await row(page)
      .getByRole('button', { name: /^More actions|^Actions/ })
      .first()
      .waitFor()
    const answer = await holdBack(page, '**/api/nova/servers/')
    await page.reload()
    await row(page).waitFor()
    expect(
      await row(page)
        .getByRole('button', { name: /^More actions|^Actions/ })
        .count(),
    ).toBe(0)
    answer()
    await row(page)
      .getByRole('button', { name: /^More actions|^Actions/ })
      .first()
      .waitFor()
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signInButton(page).waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('vm-alpha-1')
    await page.route('**/api/nova/servers/', forever)
    await fillIn(page, 'reader')
    await projectSwitch(page).waitFor()
    await page.goto(`${server.url}/project/instances/`)
    await page.getByRole('heading', { name: 'Instances' }).waitFor()
    expect(await row(page).count()).toBe(0)
    await close()
  })
})

describe('messages', () => {
  it('W-TOAST-05 W-SHELL-07 a refusal is said once, without signing out, and stays in the log; a header that cannot be loaded is told, but not for 401 and 403', async () => {
    const { context, close } = await signedIn('/not_found', 'demo', { allow: anyFailure })
    await steer({ fault: { operation: 'horizon.policy.check', status: 403, body: 'Forbidden.' } })
    const noHeader = 'Failed to populate extensible header.'
    await steer({ fault: { path: '/header/', status: 500, body: 'x', times: 1 } })
    // A tab that knows no answers yet.
    const page = await context.newPage()
    watchRequests(page)
    await page.goto(`${server.url}/not_found`)
    await page.getByRole('region', { name: 'Messages' }).getByText(noHeader).waitFor()
    await settled(page)
    const text = 'Forbidden. Insufficient permissions of the requested operation'
    await page.getByRole('button', { name: /^Messages, \d+ new$/ }).click()
    await openPanel(page, 'Message log').getByText(text).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'shell-message-log')
    // W-TOAST-08: once, and not as news.
    await steer({ clearFaults: true, fault: { path: '/header/', status: 403, body: 'x', times: 1 } })
    await page.reload()
    await page.getByRole('heading', { name: 'Not found' }).waitFor()
    await settled(page)
    expect(await page.getByText(noHeader).count()).toBe(0)
    await page.getByRole('button', { name: 'Messages', exact: true }).click()
    await openPanel(page, 'Message log').getByText(text).waitFor()
    expect(await openPanel(page, 'Message log').getByText(text).count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/not_found')
    await close()
  })
})

describe('the cloud behind the server', () => {
  it('a dead cloud gives a page that says so and tries again', async () => {
    const dead = await startServer({ HORIZON_URL: 'http://127.0.0.1:1/' })
    const { page, close } = await visit(dead.url, { allow: [/status of 503/] })
    await page.getByRole('heading', { name: 'The cloud cannot be reached' }).waitFor()
    await page.getByText('nothing listens there').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'shell-dead-cloud')
    await close()
    await dead.stop()
  })
})
