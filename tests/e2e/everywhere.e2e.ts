import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardOnFreshCloud,
  expectToast,
  rowOf,
  steer,
  visitsTo,
  modalOf,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/project/images', { allow: [/404.*settings\/\)/] })

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to…' })
const option = (page: Page, name: string | RegExp) => page.locator('.palette').getByRole('option', { name })
const chosen = (page: Page) => page.locator('.palette [aria-selected=true]')
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function openPalette(page: Page, query = ''): Promise<void> {
  await page.getByRole('link', { name: 'Images', exact: true }).first().waitFor({ state: 'attached' })
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  if (query) await field(page).fill(query)
}

describe('the command palette', () => {
  it('issue 5: W-SHELL-18 loses no key while its code is on its way, and lets none act on the page; arrows go around, Escape gives the focus back; Enter goes to panels and runs their actions, those of this one without losing its filter', async () => {
    const { page, close } = await signedIn('/project/key_pairs', 'demo', { ownProfile: true })
    // Pages are found once it is known which there are.
    for (const name of ['Network Topology', 'Networks']) await page.getByRole('link', { name, exact: true }).waitFor()
    await rowOf(page, 'demo-rsa').waitFor()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/PaletteResults-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    // As fast as the keyboard can: `g` `i` outside of the field goes to the instances.
    await page.keyboard.type('gi network topo')
    await expect.poll(() => field(page).inputValue()).toBe('gi network topo')
    expect(new URL(page.url()).pathname).toBe('/project/key_pairs')
    await field(page).fill('network')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Loading').waitFor()
    release()
    // The second of what is found: the first is the topology.
    await page.waitForURL(/project\/networks\/$/)
    await field(page).waitFor({ state: 'detached' })

    const button = page.getByRole('button', { name: 'Search or jump to…' })
    await button.focus()
    await openPalette(page)
    await option(page, /^Create Network/).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'palette')
    await field(page).fill('image')
    await option(page, /^Create Image/).waitFor()
    // What is found in the cloud comes behind it.
    await settled(page)
    const first = await chosen(page).textContent()
    const active = () => field(page).getAttribute('aria-activedescendant')
    await expect.poll(async () => (await chosen(page).getAttribute('id')) === (await active())).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen(page).textContent()).not.toBe(first)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page).textContent()).toBe(first)
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    await button.and(page.locator(':focus')).waitFor()

    await openPalette(page, 'create image')
    await option(page, /^Create Image/)
      .and(chosen(page))
      .waitFor()
    await page.keyboard.press('Enter')
    await page.locator('stratus-wizard').waitFor()
    expect(new URL(page.url()).pathname).toBe('/project/images')
    await page.goto(`${server.url}/project/key_pairs?name=rsa`)
    await rowOf(page, 'demo-rsa').waitFor()
    await openPalette(page, 'import public')
    await option(page, /^Import Public Key/).click()
    await page.locator('stratus-modal').getByLabel('Public Key').first().waitFor()
    expect(new URL(page.url()).search).toBe('?name=rsa')
    await close()
  })

  it('W-SHELL-28 sets preferences where one is, opens from the header on a phone, where nothing sticks out, and signs out, by either of its names', async () => {
    const { page, close } = await signedIn('/project/images?name=cirros')
    const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme)
    await openPalette(page, 'dark')
    await option(page, /^Theme: Dark/)
      .and(chosen(page))
      .waitFor()
    await shot(page, 'palette-preferences')
    await page.keyboard.press('Control+Enter')
    await field(page).waitFor({ state: 'detached' })
    await expect.poll(scheme).toBe('dark')
    expect(new URL(page.url()).search).toBe('?name=cirros')
    await openPalette(page, 'theme')
    await option(page, 'Theme: Dark Current').waitFor()
    await option(page, 'Theme: Light').click()
    await expect.poll(scheme).toBe('light')
    await field(page).waitFor({ state: 'detached' })
    await openPalette(page, 'compact')
    await option(page, 'Density: Compact').click()
    await page.locator('stratus-live-table[density=compact]').waitFor()
    await field(page).waitFor({ state: 'detached' })

    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Search or jump to…' }).click()
    await field(page).fill('a')
    await option(page, /Images/)
      .first()
      .waitFor()
    await settled(page)
    await fitsWindow(page)
    const cut = (hints: Element[]) => hints.filter((it) => it.scrollWidth > it.clientWidth).length
    await expect.poll(() => page.locator('.palette-hint').evaluateAll(cut)).toBe(0)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'palette-phone')
    await field(page).fill('logout')
    await settled(page)
    await option(page, 'Sign out').click()
    await page.waitForURL(/\/auth\/login\//)
    await close()
  })

  it('finds things across services by name, id and address, and goes to them; one service that fails leaves the others useful, and can be asked again; hostile names stay text', async () => {
    const hostile = '<img src=x onerror=alert(1)> \u202egnp'
    await steer(server, { fault: { operation: 'nova.keypairs.list', status: 503, body: 'Away.' } })
    const { page, close } = await signedIn('/project/instances/', 'demo', { allow: anyFailure })
    const row = page.locator('tr[data-key]').first()
    await row
      .getByText(/\d+\.\d+\.\d+\.\d+/)
      .first()
      .waitFor()
    await openPalette(page, 'demo')
    await page.getByText('Could not be searched: Key Pairs').waitFor()
    expect(await option(page, /^demo-rsa/).count()).toBe(0)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await steer(server, { clearFaults: true })
    await page.locator('.palette').getByRole('button', { name: 'Try again' }).click()
    await option(page, /^demo-rsa/).waitFor()

    const id = (await row.getAttribute('data-key')) ?? ''
    const name = (await row.getByRole('link').first().textContent()) ?? ''
    const address = /\d+\.\d+\.\d+\.\d+/.exec((await row.textContent()) ?? '')?.[0] ?? ''
    expect([id.length, name.length, address.length].every(Boolean)).toBe(true)
    for (const query of [id, name, address]) {
      await field(page).fill(query)
      await option(page, new RegExp(`^${name}`))
        .first()
        .waitFor()
      await field(page).fill('')
      await option(page, new RegExp(`^${name}`)).waitFor({ state: 'detached' })
    }
    await field(page).fill('cirros')
    await page.locator('.palette').getByRole('group', { name: 'Images' }).getByRole('option').first().click()
    await page.getByRole('heading', { level: 1, name: /cirros/ }).waitFor()
    await openPalette(page)
    await page.locator('.palette').getByRole('group', { name: 'Recent pages' }).getByRole('option').first().waitFor()
    await field(page).fill('create server group')
    await option(page, /^Create Server Group/).click()
    const modal = page.locator('stratus-modal')
    await modal.getByLabel('Name').fill(hostile)
    await modal.getByLabel('Policy').selectOption('affinity')
    await modal.getByRole('button', { name: 'Create Server Group', exact: true }).click()
    await expectToast(page, 'was successfully created')
    await openPalette(page, '<img')
    await page.locator('.palette').getByText(hostile).waitFor()
    expect(await page.locator('.palette img').count()).toBe(0)
    await close()
  })
})

describe('shortcuts', () => {
  it('issue 5: ? lists them; / searches the list; g and a letter jump; none fires while somebody types; an open dialog keeps its keys; single letters can be switched off', async () => {
    const { page, close } = await signedIn('/project/key_pairs')
    await rowOf(page, 'demo-rsa').waitFor()
    await page.locator('.page-actions').getByRole('button', { name: 'Create Key Pair' }).click()
    await page.locator('stratus-modal').getByLabel('Key Pair Name').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    expect(await field(page).count()).toBe(0)
    await page.locator('stratus-modal').getByLabel('Key Pair Name').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await dialogOf(page, 'Keyboard shortcuts').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'shortcuts')
    await page.keyboard.press('Escape')
    await dialogOf(page, 'Keyboard shortcuts').waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: 'Search Key Pairs' })
    await search.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('gi?/')
    await expect.poll(() => search.inputValue()).toBe('gi?/')
    expect(await dialogOf(page, 'Keyboard shortcuts').count()).toBe(0)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.type('gi')
    await page.waitForURL(/project\/instances/)
    await rowOf(page, 'vm-alpha-1').waitFor()
    await page.keyboard.press('?')
    const row = modalOf(page, 'Keyboard shortcuts').locator('dl > div').filter({ hasText: 'Search the list' })
    await row.getByText('/', { exact: true }).waitFor()
    await modalOf(page, 'Keyboard shortcuts').getByRole('checkbox').uncheck()
    await row.getByText('Off', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page, 'Keyboard shortcuts').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await openPalette(page)
    expect(await dialogOf(page, 'Keyboard shortcuts').count()).toBe(0)
    await close()
  })
})

describe('what is fetched when it is first opened', () => {
  it('W-SHELL-81 shortcuts, what the palette finds and a question are there as soon as their code is: no time goes by', async () => {
    const { page, close } = await signedIn('/not_found', 'demo', { ownProfile: true })
    await page.clock.install()
    await page.goto(`${server.url}/project/instances/`)
    await rowOf(page, 'vm-beta-1').waitFor()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.keyboard.press('?')
    await dialogOf(page, 'Keyboard shortcuts').waitFor()
    await page.keyboard.press('Escape')
    await openPalette(page, 'volumes')
    await page.getByRole('option', { name: /^Volumes/ }).waitFor()
    await page.keyboard.press('Escape')
    await chooseRowAction(page, 'vm-beta-1', 'Soft Reboot Instance')
    await dialogOf(page, 'Confirm Soft Reboot Instance').waitFor()
    await close()
  })
})

describe('an action on several rows', () => {
  it('issue 5: names what failed and why; what failed stays selected for another try, what went through does not; so does a deletion, and tries those again', async () => {
    const { page, close } = await signedIn('/project/instances/', 'demo', { allow: anyFailure })
    const names = ['vm-alpha-1', 'vm-alpha-2']
    for (const name of names) await rowOf(page, name).getByRole('checkbox').check()
    await steer(server, { fault: { operation: 'nova.servers.operate', status: 409, times: 1 } })
    await page.getByRole('button', { name: 'Shut Off Instances' }).click()
    const modal = page.locator('stratus-modal')
    await modal.getByRole('button', { name: 'Shut Off Instances', exact: true }).click()
    await modal.getByText(/vm-alpha-\d: ./).waitFor()
    await modal.getByText('Close', { exact: true }).click()
    await expectToast(page, /Unable to stop the server with id: /)
    await expectToast(page, /Shutting off vm-alpha/)
    await page.waitForFunction(() => {
      const table = document.querySelector('stratus-live-table')
      return table?.selected.size === 1
    })

    await page.getByRole('link', { name: 'Key Pairs', exact: true }).first().click()
    await rowOf(page, 'demo-rsa').waitFor()
    await steer(server, {
      fault: { path: '/api/nova/keypairs/demo-rsa', method: 'DELETE', status: 500, body: 'Stuck.' },
    })
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Delete Key Pairs' }).click()
    await modal.getByRole('button', { name: 'Delete Key Pairs' }).click()
    await modal.getByText(/^demo-rsa: ./).waitFor()
    await modal.getByText('Close', { exact: true }).click()
    await rowOf(page, 'demo-ed25519').waitFor({ state: 'detached' })
    await expect.poll(() => rowOf(page, 'demo-rsa').getByRole('checkbox').isChecked()).toBe(true)
    await steer(server, { clearFaults: true })
    await page.getByRole('button', { name: 'Delete Key Pairs' }).click()
    await modal.getByRole('button', { name: 'Delete Key Pair', exact: true }).click()
    await rowOf(page, 'demo-rsa').waitFor({ state: 'detached' })
    await close()
  })
})

describe('what cannot be done now', () => {
  const tip = (page: Page) => page.locator('.reason-tip:popover-open')

  it('issue 5: is not offered by the palette; buttons of pages say why to keyboard and touch', async () => {
    const { page, close } = await signedIn('/project/images', 'reader')
    await openPalette(page, 'create')
    await settled(page)
    expect(await option(page, /^Create Image/).count()).toBe(0)
    expect(await option(page, /Flavor/).count()).toBe(0)
    await page.evaluate(() => localStorage.setItem('stratus:show-forbidden', 'yes'))
    await page.goto(`${server.url}/project/key_pairs`)
    const create = page.locator('.page-actions').getByRole('button', { name: 'Create Key Pair' })
    await create.waitFor()
    await expect
      .poll(() => create.getAttribute('title'))
      .toBe('Not allowed by policy: os_compute_api:os-keypairs:create (compute).')
    await page.locator('.page-actions').getByRole('button', { name: 'Import Public Key' }).focus()
    await page.keyboard.press('Tab')
    await create.and(page.locator(':focus')).waitFor()
    await tip(page).getByText('Not allowed by policy: os_compute_api:os-keypairs:create (compute).').waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await tip(page).waitFor({ state: 'detached' })
    await create.dispatchEvent('click')
    await tip(page).getByText('Not allowed by policy: os_compute_api:os-keypairs:create (compute).').waitFor()
    expect(await page.locator('stratus-modal[open]').count()).toBe(0)
    await close()
  })

  it('issue 5, G-GATE-12 a form that is sent too early says at its fields what is missing, and goes to the first; forms show what they take from which quota', async () => {
    const { page, close } = await signedIn('/project/server_groups')
    await page.locator('.page-actions').getByRole('button', { name: 'Create Server Group' }).click()
    const modal = page.locator('stratus-modal')
    const name = modal.getByLabel('Name')
    await name.waitFor()
    const send = modal.getByRole('button', { name: 'Create Server Group', exact: true })
    await expect.poll(() => send.getAttribute('title')).toBe('Something in the form is missing or not valid.')
    await send.focus()
    await page.keyboard.press('Enter')
    await name.and(page.locator(':focus')).waitFor()
    await expect.poll(() => modal.locator('[aria-invalid=true]').count()).toBe(2)
    // What other forms take is known by quota-take.test.ts, and seen where those forms are.
    const takes = (quota: string) =>
      page
        .locator(':is(stratus-modal, stratus-wizard) stratus-quota-pie')
        .filter({ hasText: quota })
        .getByText('Added', { exact: false })
        .first()
        .waitFor()
    await takes('Server Groups')
    await page.keyboard.press('Escape')
    for (const [panel, button, quota] of [
      ['Key Pairs', 'Create Key Pair', 'Key Pairs'],
      ['Key Pairs', 'Import Public Key', 'Key Pairs'],
      ['Volumes', 'Create Volume', 'Volume Quota'],
    ] as const) {
      await modal.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: panel, exact: true }).first().click()
      await page.locator('.page-actions').getByRole('button', { name: button }).click()
      await takes(quota)
      await shot(page, `form-quota-${button}`)
      if (panel === 'Volumes') expect(await axe(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await close()
  })
})
