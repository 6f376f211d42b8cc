import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  modalButton,
  rowOf,
  steer,
  visitsTo,
  withoutPolling,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const networks = '/project/networks/'
const signedIn = visitsTo(server, networks)
/** What stands in the question. */
const asked = (page: Page) => page.locator('stratus-delete-modal')

describe('deleting a thing on its own page', () => {
  it('W-DETAIL-04 leads to its list as soon as the cloud has done it, with the focus there, and never to "Not found"; what somebody else deletes is not found', async () => {
    const { page, close } = await signedIn('/project/volumes/', 'demo', { allow: anyFailure })
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    for (const [list, name, action] of [
      ['/project/volumes/', 'vol-bootable', 'Delete Volume'],
      ['/project/instances/', 'vm-stopped', 'Delete Instance'],
      ['/project/stacks/', 'stack-net', 'Delete Stack'],
    ] as const) {
      await page.goto(server.url + list)
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await page
        .locator('.page-actions')
        .getByRole('button', { name: /^(More actions: )?Actions$/ })
        .click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
      await confirm(page, action)
      await asked(page).waitFor({ state: 'detached' })
      await steer(server, { advance: 60_000 })
      await page.waitForURL(`**${list}`)
      await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()
      await rowOf(page, name).waitFor({ state: 'detached' })
    }
    expect(visited).not.toContain('/not_found')
    await page.goto(`${server.url}/project/instances/somebody-deleted-it/`)
    await page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor()
    await close()
  })
})

describe('deleting what somebody else has deleted', () => {
  it('W-TABLE-104 the reason is said, and the row leaves the list, which nothing else reads again', async () => {
    const { page, close } = await signedIn(networks, 'demo', { allow: anyFailure })
    await withoutPolling(page)
    await chooseRowAction(page, 'net-empty-down', 'Delete Network')
    const other = await signedIn()
    await chooseRowAction(other.page, 'net-empty-down', 'Delete Network')
    await confirm(other.page, 'Delete Network')
    await rowOf(other.page, 'net-empty-down').waitFor({ state: 'detached' })
    await other.close()
    await confirm(page, 'Delete Network')
    await asked(page).getByRole('button', { name: 'Close', exact: true }).last().click()
    await expectToast(page, 'Unable to delete Network: net-empty-down.')
    await rowOf(page, 'net-empty-down').waitFor({ state: 'detached' })
    await rowOf(page, 'net-beta').waitFor()
    await close()
  })
})

describe('deleting what is in use', () => {
  it('W-MODAL-22 the question names what is plugged in, or says that nobody knows; an address in use is released when it was typed', async () => {
    const { page, close } = await signedIn(networks, 'demo', { allow: anyFailure })
    await chooseRowAction(page, 'net-beta', 'Delete Network')
    await asked(page)
      .getByText(/^Instances \(\d+\): .*vm-beta-1/)
      .waitFor()
    await asked(page)
      .getByText(/^Routers \(1\): router-main/)
      .waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'delete-in-use')
    await modalButton(page, 'Cancel').click()
    await steer(server, { fault: { operation: 'neutron.ports.list', status: 503 } })
    await chooseRowAction(page, 'net-beta', 'Delete Network')
    await asked(page).getByText('What uses it could not be found out.').waitFor()

    const inUse = '203.0.113.83'
    await steer(server, { clearFaults: true })
    await page.goto(`${server.url}/project/floating_ips/`)
    await page.getByRole('button', { name: `More actions: ${inUse}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Release Floating IP', exact: true }).click()
    const release = modalButton(page, 'Release Floating IP')
    await asked(page)
      .getByText(/^Instances \(1\): vm-alpha-1/)
      .waitFor()
    await expect.poll(() => release.getAttribute('aria-disabled')).toBe('true')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'release-in-use')
    await asked(page).getByLabel(`Type ${inUse} to confirm`).fill(inUse)
    await release.click()
    await expectToast(page, `Released Floating IP: ${inUse}.`)
    await close()
  })
})

describe('deleting several things', () => {
  it('W-MODAL-32 names on the next page what it was not done for when the page was loaded again', async () => {
    const { page, close } = await signedIn('/project/volumes/', 'demo', { allow: anyFailure })
    for (const name of ['vol-bootable', 'vol-error', 'vol-shared'])
      await rowOf(page, name).getByRole('checkbox').check()
    let sent = 0
    await page.route('**/project/volumes/**', (route) => {
      const isHeld = route.request().method() === 'POST' && (sent += 1) > 1
      return isHeld ? undefined : route.continue()
    })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Delete Volumes' }).click()
    await confirm(page, 'Delete Volumes')
    await page.getByText('1 of 3 done').waitFor()
    await page.reload()
    await expectToast(page, 'Delete Volumes was broken off: vol-error, vol-shared.')
    await page.reload()
    await rowOf(page, 'vol-root').waitFor()
    expect(await page.getByText('was broken off').count()).toBe(0)
    await close()
  })
})
