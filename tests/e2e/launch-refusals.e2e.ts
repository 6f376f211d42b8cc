import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, settled, shot } from './support/browser.js'
import {
  anyFailure,
  endSessionsWith,
  endFaults,
  expectToast,
  rowOf,
  steer,
  dashboardOnFreshCloud,
  modalOf,
} from './support/dashboard.js'
import {
  allocate,
  fillIn,
  finishButton,
  goTo,
  instances,
  launchVisits,
  nextLaunch,
  openWizard,
  wizard,
} from './support/launch.js'

const server = dashboardOnFreshCloud()
const signedIn = launchVisits(server)

describe('what cannot be launched', () => {
  it('L-VAL-01 L-VAL-02 L-VAL-03 L-VAL-04 L-VAL-05 L-VAL-06 L-VAL-07 L-VAL-08 L-VAL-09 L-VAL-10 L-VAL-13 L-SEL-02 L-SEL-06 each step says what is missing or wrong, as one types', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByText('To be completed: Details, Source, Flavor, Networks').waitFor()
    await goTo(page, 'Metadata')
    // What is said to be disabled can be pressed all the same: it leads to the first problem.
    await finishButton(page).click({ force: true })
    await wizard(page).getByRole('heading', { level: 3, name: 'Details' }).waitFor()
    await expect
      .poll(() =>
        wizard(page)
          .getByLabel('Instance Name')
          .evaluate((field) => field.matches(':focus')),
      )
      .toBe(true)
    await page.keyboard.press('Tab')
    await wizard(page).getByText('A name is required for your instance.').waitFor()

    // With the quota beside it.
    const count = wizard(page).getByLabel('Count')
    await wizard(page).getByText('(40 Max)').first().waitFor()
    await count.fill('31')
    await wizard(page).getByText('The instance count must not exceed your quota available of 30 instances').waitFor()
    await count.fill('0')
    await expect.poll(() => count.inputValue()).toBe('1')
    await count.fill('two')
    await count.blur()
    await wizard(page).getByText('Instance count is required and must be an integer of at least 1').waitFor()
    expect(await count.inputValue()).toBe('two')

    // A volume is for one instance; another source empties the selection.
    await goTo(page, 'Details')
    await count.fill('2')
    await goTo(page, 'Source')
    await allocate(page, 'cirros')
    await allocate(page, 'debian-12')
    await wizard(page).getByRole('button', { name: 'Allocate cirros' }).waitFor()
    await wizard(page).getByLabel('Select Boot Source').selectOption('volume')
    await wizard(page).getByText('Select an item from Available items below').waitFor()
    await goTo(page, 'Details')
    await wizard(page)
      .getByText(
        'Volumes can only be attached to 1 active instance at a time. Please either set your instance count to 1 or select a different source type.',
      )
      .waitFor()

    // The size of a new volume.
    await count.fill('1')
    await goTo(page, 'Source')
    await wizard(page).getByLabel('Select Boot Source').selectOption('image')
    await allocate(page, 'debian-12')
    await wizard(page).getByRole('group', { name: 'Create New Volume' }).getByLabel('Yes').check()
    const size = wizard(page).getByLabel('Volume Size (GiB)')
    await size.fill('0')
    await wizard(page)
      .getByText(/^The volume size must be at least \d+ GB$/)
      .waitFor()
    await size.fill('')
    await size.blur()
    await wizard(page).getByText('Volume size is required and must be an integer').waitFor()
    await goTo(page, 'Flavor')
    await allocate(page, 'm1.small')
    await goTo(page, 'Source')
    await expect.poll(() => size.inputValue()).toBe('20')

    // A flavor that does not fit says why.
    await goTo(page, 'Details')
    await count.fill('30')
    await goTo(page, 'Flavor')
    const large = wizard(page).getByRole('button', { name: 'Allocate m1.large' })
    // The quota may come behind the flavors.
    await expect.poll(() => large.getAttribute('aria-disabled')).toBe('true')
    await wizard(page).getByRole('button', { name: 'Details of m1.large' }).click()
    await wizard(page)
      .getByText('This flavor requires more RAM than your quota allows. Please select a smaller flavor')
      .first()
      .waitFor()
    await wizard(page).getByText('Impact on your quota').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'launch-flavor-refused')

    // A port makes a network unnecessary.
    await goTo(page, 'Network Ports')
    // Which address it has is read without a pointer.
    const address = wizard(page)
      .getByRole('listitem')
      .filter({ hasText: /^fd00:/ })
    await address.waitFor()
    await expect.poll(() => address.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
    await allocate(page, 'spare-port')
    await goTo(page, 'Networks')
    await wizard(page).getByText('Ports are chosen: a network is not required.').waitFor()

    await goTo(page, 'Key Pair')
    await wizard(page).getByLabel('Password', { exact: true }).fill('one')
    await wizard(page).getByLabel('Confirm Password', { exact: true }).fill('two')
    await wizard(page).getByLabel('Confirm Password', { exact: true }).blur()
    await wizard(page).getByText('Passwords do not match.').waitFor()
    await goTo(page, 'Configuration')
    const script = wizard(page).getByRole('textbox', { name: 'Customization Script' })
    await wizard(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'init.sh', mimeType: 'text/x-sh', buffer: Buffer.from('#!/bin/sh\necho ü') })
    await expect.poll(() => script.inputValue()).toBe('#!/bin/sh\necho ü')
    await script.fill('x'.repeat(16_385))
    await wizard(page).getByText('The customization script may have at most 16384 bytes.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await close()
  })
})

describe('when the cloud says no', () => {
  it('DEC-10: a list that cannot be had, a quota used up, a port taken meanwhile, a session that ends: the reason where it belongs, nothing lost, and the launch goes on; names are text', async () => {
    const { page, close } = await signedIn(instances, 'demo', { allow: anyFailure })
    await page.locator('tr[data-key]').first().waitFor()
    const fault = { operation: 'neutron.networks.list', status: 503, body: 'Neutron rests.' }
    await steer(server, { fault })
    await openWizard(page)
    await goTo(page, 'Networks')
    await wizard(page).getByText('Neutron rests.').waitFor()
    expect(await axe(page)).toEqual([])
    await goTo(page, 'Source')
    await allocate(page, 'cirros')
    await goTo(page, 'Networks')
    await endFaults(server, wizard(page))
    await allocate(page, 'net-alpha')
    await goTo(page, 'Flavor')
    await allocate(page, 'm1.tiny')
    await goTo(page, 'Details')
    await wizard(page).getByLabel('Instance Name').fill('g-again')

    const body = 'Quota exceeded for instances: Requested 1, but already used 40 of 40 instances'
    await steer(server, { fault: { operation: 'nova.servers.create', status: 403, body, times: 1 } })
    await finishButton(page).click()
    await wizard(page).getByText(body).waitFor()
    await shot(page, 'launch-refused')
    await goTo(page, 'Details')
    expect(await wizard(page).getByLabel('Instance Name').inputValue()).toBe('g-again')
    await goTo(page, 'Network Ports')
    await allocate(page, 'spare-port')
    await page.route(/\/api\/neutron\/ports\//, (route) => route.fulfill({ json: { items: [] } }))
    const inUse = 'Port spare-port is still in use.'
    await steer(server, { fault: { operation: 'nova.servers.create', status: 409, body: inUse, times: 1 } })
    await finishButton(page).click()
    await wizard(page).getByText(inUse).waitFor()
    await wizard(page).getByText('spare-port is no longer available. Select another.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await wizard(page).getByRole('button', { name: 'Deallocate spare-port', exact: true }).click()
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    await page.unrouteAll()

    const name = '<img src=x onerror=alert(1)> %2F..# \u202egnp 😀'
    await openWizard(page)
    await fillIn(page, name)
    const sent = nextLaunch(page)
    await endSessionsWith(server, { operation: 'nova.servers.create' })
    await finishButton(page).click()
    const again = modalOf(page, 'Your session has ended')
    await again.getByLabel('Password', { exact: true }).fill('demo')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    expect((await sent).name).toBe(name)
    await rowOf(page, name).waitFor()
    await close()
  })

  it('issue 5: a source that never answers is said to be slow, the rest can be used, and it can be asked again', async () => {
    const { page, close } = await signedIn(instances, 'demo', { ownProfile: true })
    await page.locator('tr[data-key]').first().waitFor()
    const sources = /\/api\/glance\/images\//
    await page.route(sources, () => undefined)
    await page.clock.install()
    await openWizard(page)
    await goTo(page, 'Source')
    await wizard(page).getByRole('heading', { level: 3, name: 'Source' }).waitFor()
    await page.clock.fastForward(10_000)
    // The list of volumes may be on its way as well, for these ten seconds.
    const slow = wizard(page).getByText('The server has not answered yet.')
    await slow.first().waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await goTo(page, 'Flavor')
    await allocate(page, 'm1.tiny')
    await goTo(page, 'Source')
    await wizard(page).getByRole('button', { name: 'Try again' }).click()
    // What is held back goes on with it.
    await page.unroute(sources)
    await expect.poll(() => slow.count()).toBe(0)
    await allocate(page, 'cirros')
    await close()
  })
})

describe('the same launch elsewhere', () => {
  it('L-VAL-14 L-VAL-15 as a command and as JSON, without the password and the script, as soon as it is complete; created from there, the command stays to be seen; refused, the wizard is as it was', async () => {
    const { page, close } = await signedIn(instances, 'demo', { allow: anyFailure })
    const dialog = page.getByRole('dialog', { name: 'CLI command and JSON' })
    const create = dialog.getByRole('button', { name: 'Launch and keep command open' })
    const open = () => wizard(page).getByRole('button', { name: 'CLI command and JSON' }).click()
    await openWizard(page)
    await fillIn(page, "anna's web")
    // The quota has no room for such a volume.
    await goTo(page, 'Source')
    await wizard(page).getByRole('group', { name: 'Create New Volume' }).getByLabel('Yes').check()
    await wizard(page).getByLabel('Volume Size (GiB)').fill('2000')
    await wizard(page)
      .getByText(/^This takes 2,000 GiB of new volumes, and your quota has \d+ GiB left\./)
      .waitFor()
    await wizard(page).getByText('To be completed: Source').waitFor()
    await shot(page, 'launch-volume-quota')
    await open()
    await page.getByText('The launch is not complete yet.').waitFor()
    await page.keyboard.press('Escape')
    await wizard(page).getByRole('group', { name: 'Create New Volume' }).getByLabel('No').check()

    await goTo(page, 'Metadata')
    const tree = wizard(page).locator('stratus-metadata-tree:visible')
    await tree.getByRole('textbox', { name: 'Custom' }).fill('role')
    await tree.getByRole('textbox', { name: 'Custom' }).press('Enter')
    await open()
    await page.getByText('The launch is not complete yet.').waitFor()
    await expect.poll(() => create.isDisabled()).toBe(true)
    expect(await page.locator('.launch-command').innerText()).not.toMatch(/role|=null/)
    await page.keyboard.press('Escape')
    await tree.getByRole('textbox', { name: 'role', exact: true }).fill('web')
    await open()
    await expect.poll(() => create.isDisabled()).toBe(false)
    await expect.poll(() => page.locator('.launch-command').innerText()).toContain('--property role=web')
    await page.keyboard.press('Escape')

    await goTo(page, 'Key Pair')
    for (const label of ['Password', 'Confirm Password'])
      await wizard(page).getByLabel(label, { exact: true }).fill('hunter2')
    await goTo(page, 'Details')
    await open()
    await dialog.waitFor()
    await page.getByText('The admin password and the customization script are left out.').waitFor()
    await page.locator('.launch-command pre').nth(1).waitFor()
    const [command = '', json = ''] = await page.locator('.launch-command pre').allTextContents()
    expect(command).toMatch(/^openstack server create [^]*'anna'\\''s web'$/)
    expect(command + json).not.toContain('hunter2')
    expect(JSON.parse(json)).toMatchObject({ name: "anna's web", instance_count: 1 })
    expect(await axe(page)).toEqual([])
    await shot(page, 'launch-command')

    await steer(server, { fault: { operation: 'nova.servers.create', status: 403, body: 'No room.', times: 1 } })
    await create.click()
    await dialog.getByText('No room.').waitFor()
    await create.click()
    await page.locator('.launch-command').getByText('Scheduled creation of 1 instance.').waitFor()
    expect(await page.locator('.launch-command').innerText()).toContain('openstack server create')
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
    await wizard(page).waitFor({ state: 'detached' })
    await rowOf(page, "anna's web").waitFor()
    await close()
  })

  it('on a phone the wizard is whole', async () => {
    const { page, close } = await signedIn(instances, 'demo', { width: 390 })
    await openWizard(page)
    await fillIn(page, 'g-phone')
    await settled(page)
    await fitsWindow(page)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'launch-phone')
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    await close()
  })
})
