import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  pressRetry,
  rowOf,
  signedIn,
  steer,
  withoutPolling,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const topology = '/project/network_topology/'
const stacks = '/project/stacks/'
const flat = `${topology}?view=flat`

const device = (page: Page, name: string) =>
  page.locator('stratus-topology-flat').getByRole('button', { name: new RegExp(`^${name}, `) })
const balloon = (page: Page, name: string) => page.locator('stratus-topology-balloon').getByRole('dialog', { name })

/** Opens a device's balloon by the keyboard. */
async function openBalloon(page: Page, name: string) {
  await device(page, name).press('Enter')
  await balloon(page, name).waitFor()
}

describe('the network topology page', () => {
  it('T-FLAT-01 T-FLAT-02 W-SHELL-01 T-FLAT-11 T-BAL-01 W-SHELL-08 G-GATE-16 a column per network and what is in it; the balloon opens under the pointer and by the keyboard; on a phone too; a failed reload keeps the picture and offers to try again; a refusal (403) is a state of the page without a toast', async () => {
    const { page, close } = await signedIn(server, '/not_found', 'demo', { allow: anyFailure, ownProfile: true })
    await page.clock.install()
    await page.goto(server.url + flat)
    const picture = page.locator('stratus-topology-flat')
    await picture.getByRole('link', { name: /net-alpha/ }).waitFor()
    await device(page, 'router-main').hover()
    await balloon(page, 'router-main').getByRole('link', { name: 'View Router Details' }).waitFor()
    await balloon(page, 'router-main').getByRole('link', { name: 'Add Interface' }).waitFor()
    await page.getByRole('heading', { name: 'Network Topology' }).hover()
    await balloon(page, 'router-main').waitFor({ state: 'detached' })

    await openBalloon(page, 'vm-alpha-1')
    expect(await axe(page)).toEqual([])
    await shot(page, 'topology-balloon')
    await page.keyboard.press('Escape')
    await balloon(page, 'vm-alpha-1').waitFor({ state: 'detached' })
    await device(page, 'vm-alpha-1').and(page.locator(':focus')).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('selected')).toMatch(/^server\//)
    await shot(page, 'topology-flat')

    await page.setViewportSize({ width: 390, height: 800 })
    await fitsWindow(page)
    await device(page, 'router-main').waitFor()
    await shot(page, 'topology-phone')

    await page.setViewportSize({ width: 1280, height: 800 })
    await device(page, 'router-main').waitFor()
    await steer(server, { fault: { operation: 'horizon.topology', status: 500, body: 'x' } })
    await page.clock.fastForward(30_000)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByText('Unable to retrieve the network topology.').waitFor()
    await device(page, 'router-main').waitFor()
    await steer(server, { clearFaults: true })
    await pressRetry(page)
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' })

    const actions = page.locator('main .page-actions').getByRole('button')
    await expect.poll(() => actions.count()).toBe(3)
    await steer(server, { fault: { operation: 'horizon.topology', status: 403, body: '' } })
    // What may be done is known by now.
    await page.getByRole('link', { name: 'Networks', exact: true }).click()
    await page.getByRole('button', { name: 'Create Network', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Network Topology', exact: true }).click()
    await page.getByText('You are not allowed to see the network topology.').waitFor()
    await expect.poll(() => actions.count()).toBe(0)
    expect(await page.locator('stratus-toaster').getByText('Forbidden').count()).toBe(0)
    await close()
  })

  it('issue 4: T-MODEL-07 T-MODEL-08 T-GRAPH-01 T-MODEL-15 T-MODEL-16 the views show one model, asked for with a timestamp; a screen reader hears the name, type, status, addresses, links and place of a node of the graph; floating IPs are between their network and their instance; an idle page asks for the topology alone', async () => {
    const { page, context, close } = await signedIn(server, '/not_found', 'demo', { ownProfile: true })
    await page.clock.install()
    const asking = () => page.waitForRequest((request) => request.url().includes('/project/network_topology/json'))
    const asked = asking()
    await page.getByRole('link', { name: 'Network Topology', exact: true }).click()
    expect(new URL((await asked).url()).search).toMatch(/\d{13}/)
    await page.locator('stratus-topology-graph').waitFor()
    await page.getByRole('application', { name: 'Network Topology' }).focus()
    const session = await context.newCDPSession(page)
    const heard = async () => {
      // Back first: a look that came too early must not make the next one start deeper in the graph.
      for (const key of ['ArrowLeft', 'Home', 'ArrowRight']) await page.keyboard.press(key)
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      const active = nodes
        .find(({ role }) => role?.value === 'application')
        ?.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0]?.backendDOMNodeId
      return nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === active)?.name?.value as unknown
    }
    await expect.poll(heard).toMatch(/^router-main, Router, Active, [\da-f:. ]+, \d links: .+, 1 of \d$/)

    await page.getByRole('button', { name: 'Outline' }).click()
    const outline = page.locator('stratus-topology-outline')
    await outline.getByText('net-alpha').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('outline')

    const line = (name: RegExp) => page.getByRole('treeitem', { name })
    await line(/public/).waitFor()
    await page.getByRole('tree').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await line(/Floating IP/)
      .first()
      .waitFor()
    // Of those the one that leads on can be opened.
    await page
      .getByRole('treeitem', { expanded: false })
      .filter({ hasText: /203\.0\.113/ })
      .click()
    await page.getByRole('dialog').getByText('vm-alpha-1').waitFor()
    await page.keyboard.press('Escape')
    const others: string[] = []
    page.on('request', (request) => others.push(new URL(request.url()).pathname))
    const again = asking()
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Floating IP' })
    await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('floating-ip')
    expect(await axe(page)).toEqual([])
    await page.clock.fastForward(30_000)
    await again
    await settled(page)
    expect(others.filter((path) => /network\/floatingips|neutron\/ports/.test(path))).toEqual([])
    await close()
  })

  it('T-BAL-01 T-BAL-02 T-DEL-01 T-DEL-02 T-DEL-05 T-DEL-06 networks and interfaces are made, interfaces, routers and instances deleted: the picture follows', async () => {
    const { page, close } = await signedIn(server, flat)
    const picture = page.locator('stratus-topology-flat')
    // An instance leaves when the cloud says so.
    await steer(server, { standStill: true })
    await device(page, 'router-side').waitFor()
    await openBalloon(page, 'vm-beta-1')
    await balloon(page, 'vm-beta-1').getByRole('button', { name: 'Delete Instance' }).click()
    await page.getByText('You have selected: "vm-beta-1".').waitFor()
    await confirm(page, 'Delete Instance')
    await expectToast(page, 'Scheduled deletion of Instance: vm-beta-1')
    await picture.locator('.device.loading').waitFor()
    await steer(server, { advance: 10_000 })

    await page.getByRole('button', { name: 'Create Network' }).click()
    const create = page.locator('stratus-wizard')
    await create.getByLabel('Network Name').fill('e2e-net')
    await create.getByRole('button', { name: 'Next', exact: true }).click()
    await create.getByLabel('Network Address').fill('10.99.0.0/24')
    await shot(page, 'topology-form')
    await create.getByRole('button', { name: 'Create', exact: true }).click()
    await expectToast(page, 'Created network "e2e-net".')
    await picture.getByRole('link', { name: /e2e-net/ }).waitFor()

    await openBalloon(page, 'router-side')
    await balloon(page, 'router-side').getByRole('link', { name: 'Add Interface' }).click()
    const add = page.locator('stratus-modal', { hasText: 'Subnet' })
    await add.getByLabel('Subnet').selectOption({ label: 'e2e-net: 10.99.0.0/24 ()' })
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await add.getByRole('button', { name: 'Add Interface' }).click()
    await expectToast(page, 'Interface added 10.99.0.1')
    await device(page, 'router-side')
      .and(page.getByRole('button', { name: /10\.99\.0\.1/ }))
      .waitFor()

    // Refused, in the server's words: the router is as before.
    await openBalloon(page, 'router-main')
    await balloon(page, 'router-main').getByRole('button', { name: 'Delete Router' }).click()
    await confirm(page, 'Delete Router')
    await expectToast(page, /Unable to delete router: router-main/)
    await picture.locator('.device.router.active').first().waitFor()

    await openBalloon(page, 'router-side')
    const rows = balloon(page, 'router-side').getByRole('listitem')
    await rows.first().waitFor()
    for (let left = await rows.count(); left > 0; left--) {
      await rows
        .first()
        .getByRole('button', { name: /^Delete Interface/ })
        .click()
      await confirm(page, 'Delete Interface')
      await balloon(page, 'router-side').waitFor({ state: 'detached' })
      await openBalloon(page, 'router-side')
      await expect.poll(() => rows.count()).toBe(left - 1)
    }
    await balloon(page, 'router-side').getByText('This router has no interfaces.').waitFor()
    await balloon(page, 'router-side').getByRole('button', { name: 'Delete Router' }).click()
    await confirm(page, 'Delete Router')
    await expectToast(page, 'Deleted Router: router-side')
    await device(page, 'router-side').waitFor({ state: 'detached' })
    await device(page, 'vm-beta-1').waitFor({ state: 'detached' })
    await close()
  })
})

/** Lets time go on until Heat has deleted a stack. */
async function gone(page: Page, name: string): Promise<void> {
  await steer(server, { advance: 60_000 })
  await rowOf(page, name).waitFor({ state: 'detached' })
}

describe('stacks', () => {
  it('T-STACK-01 T-STACK-02 T-STACK-06 from the list to the drawing; picture or list, and what is chosen, stand in the address; resources and events are tables of ours, overview and template the cloud’s own, each with an address; one that does not exist is not found', async () => {
    const { page, close } = await signedIn(server, stacks, 'demo', { allow: anyFailure })
    await page.getByRole('link', { name: 'stack-net', exact: true }).click()
    const net = page.getByRole('button', { name: /^net, Create Complete/ })
    await net.hover()
    await page.getByRole('complementary', { name: 'Details' }).getByText('OS::Neutron::Net').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'stack')
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.waitForURL(/\?view=list$/)
    await page.reload()
    await page.locator('stratus-stack-topology tbody').getByRole('button', { name: 'net', exact: true }).click()
    await page.waitForURL(/view=list&selected=net$/)
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    await page.waitForURL(/\?selected=net$/)
    await net.waitFor()

    const content = page.locator('.horizon-page')
    await page.getByRole('tab', { name: 'Overview' }).click()
    await content.getByText('Launch Parameters').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('tab', { name: 'Resources' }).click()
    const part = page.getByRole('gridcell', { name: 'OS::Neutron::Subnet' })
    await part.waitFor()
    await page.waitForURL(/[?&]tab=stack_details__resources$/)
    expect(await axe(page)).toEqual([])
    await shot(page, 'stack-resources')
    await page.reload()
    await part.waitFor()

    await page.route(/tab=stack_details__stack_template/, (route) =>
      route.fulfill({ status: 503, body: 'Heat rests.' }),
    )
    await page.getByRole('tab', { name: 'Template' }).click()
    await page.getByText('The cloud answered with the error 503.').waitFor()
    await page.unroute(/tab=stack_details__stack_template/)
    await page.getByRole('button', { name: /retry|try again/i }).click()
    await content.getByText('heat_template_version').waitFor()
    await page.getByRole('tab', { name: 'Events' }).click()
    await page.getByRole('gridcell', { name: 'state changed' }).first().waitFor()
    await page.getByRole('tab', { name: 'Topology' }).click()
    await net.waitFor()
    await page.goto(`${server.url}/project/stacks/stack/ghost/`)
    await page.waitForURL(/not_found/)
    await close()
  })

  it('P-TASK-01 one that something was asked of says so at once, while the list has not answered', async () => {
    const { page, close } = await signedIn(server, stacks)
    // No read but the action's own may be the one that is let through: of an idle list, or of a stack that grows.
    await withoutPolling(page)
    await chooseRowAction(page, 'stack-growing', 'Delete Stack')
    await confirm(page, 'Delete Stack')
    await expectToast(page, 'Deleting stack stack-growing')
    await gone(page, 'stack-growing')
    const asked = [
      ['stack-words', 'Suspend Stack', 'Suspending'],
      ['stack-net', 'Delete Stack', 'Deleting'],
    ] as const
    for (const [name, action, word] of asked) {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(server.url + stacks, async (route) => {
        if (route.request().method() !== 'GET') return route.continue()
        const response = await route.fetch()
        // The first page after the action tells what came of it; the list is read after that.
        if (!(await response.text()).includes('class="alert ')) await released
        return route.fulfill({ response })
      })
      await chooseRowAction(page, name, action)
      if (word === 'Deleting') await confirm(page, action)
      await expectToast(page, `${word} stack ${name}`)
      await rowOf(page, name).getByText(`${word}…`).waitFor()
      release()
      await page.unrouteAll({ behavior: 'wait' })
      if (word === 'Deleting') await gone(page, name)
      else {
        await steer(server, { advance: 60_000 })
        await rowOf(page, name).getByText('Suspend Complete').waitFor()
      }
    }
    await close()
  })

  it('T-STACK-03 T-STACK-06 a stack that grows is asked every 3 s, its resources too, and is seen to be done', async () => {
    await steer(server, { standStill: true })
    const { page, close } = await signedIn(server, stacks)
    await page.getByRole('link', { name: 'stack-growing', exact: true }).click()
    await page.getByRole('button', { name: /^attachment, Init Complete/ }).waitFor()
    const state = page.locator('.page-title .status-word')
    await expect.poll(() => state.innerText()).toBe('Creating…')
    await page.getByRole('tab', { name: 'Resources' }).click()
    const part = page.getByRole('row').filter({ hasText: 'attachment' })
    await part.getByText('Init Complete').waitFor()
    const made = page.getByRole('row').filter({ hasText: 'Create Complete' })
    const before = await made.count()
    await steer(server, { advance: 12_000 })
    await expect.poll(() => made.count(), { timeout: 8000 }).toBeGreaterThan(before)
    await page.getByRole('tab', { name: 'Overview' }).click()
    const overview = page.locator('.horizon-page')
    await overview.getByText('Create In Progress').waitFor()
    await steer(server, { advance: 60_000 })
    await overview.getByText('Create Complete').waitFor({ timeout: 8000 })
    await expect.poll(() => state.innerText()).toBe('Create Complete')
    await page.getByRole('tab', { name: 'Topology' }).click()
    await page.getByRole('button', { name: /^attachment, Create Complete/ }).waitFor()
    await close()
  })
})
