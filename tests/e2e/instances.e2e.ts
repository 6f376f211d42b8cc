import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, settled, shot } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  endFaults,
  endSessionsWith,
  expectToast,
  holdBack,
  pressRetry,
  rowOf,
  signedIn,
  steer,
  modal,
  modalOf,
  withoutPolling,
} from './support/dashboard.js'
import { chooseOnPage } from './support/identity.js'

const server = dashboardOnFreshCloud()
const instances = '/project/instances/'

describe('the list of instances', () => {
  it('shows what a member runs, with names instead of ids, accessible in light and dark; keeps its facets in the address, and its place for who comes back; rows are cards on a phone', async () => {
    const { page, close } = await signedIn(server, `${instances}?status=PAUSED`)
    await rowOf(page, 'vm-paused').waitFor()
    await expect.poll(() => page.locator('tr[data-key]').count()).toBe(1)
    await page.getByRole('button', { name: /Remove.*Status/ }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    // Nothing was added or removed: the filter shows others (W-TABLE-101).
    await page
      .locator('stratus-live-table [role=status]')
      .getByText(/^Displaying \d+ items\.$/)
      .waitFor({ state: 'attached' })
    const row = rowOf(page, 'vm-alpha-1')
    await row.waitFor()
    await row.getByText('m1.tiny').waitFor()
    await row.getByText('Active').waitFor()
    await row.getByText(/203\.0\.113\.\d+ \(floating\)/).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'instances')

    await page.setViewportSize({ width: 1280, height: 500 })
    await expect.poll(() => page.evaluate(() => (window.scrollTo(0, 240), window.scrollY))).toBe(240)
    const link = rowOf(page, 'vm-beta-1').getByRole('link', { name: 'vm-beta-1' })
    // A click of the driver's would scroll first.
    await link.evaluate((element: HTMLElement) => element.click())
    await page.getByRole('heading', { level: 1, name: 'vm-beta-1' }).waitFor()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 30_000 }).toBe(240)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(server.url + instances)
    await page.getByRole('link', { name: 'vm-alpha-1' }).waitFor()
    await settled(page)
    await fitsWindow(page)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'instances-phone')
    await close()
  })

  it("P-INST-10 administrators see, sort, filter and export the instances of all projects, see whose they are, and act on one of another; Horizon's links to the page of one lead to ours", async () => {
    const { page, close } = await signedIn(server, '/admin/instances/', 'admin')
    await rowOf(page, 'vm-two-nics').getByText('demo', { exact: true }).waitFor()
    await rowOf(page, 'admin-vm').getByText('admin', { exact: true }).waitFor()
    for (const text of ['demo-compute', 'Active']) {
      const cell = rowOf(page, 'vm-beta-1').getByText(text, { exact: true })
      await expect.poll(() => cell.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
    }
    await rowOf(page, 'vm-beta-1').getByRole('button', { name: 'Console vm-beta-1' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Status', exact: true }).click()
    await expect.poll(() => page.locator('tr[data-key]').last().innerText()).toMatch(/vm-stopped/)
    const csv = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const text = await readFile(await (await csv).path(), 'utf8')
    expect(text.split('\n').find((line) => line.includes('admin-vm'))).toMatch(
      /admin.*demo-compute.*10\.20\.0\.3.*Active/,
    )
    await chooseRowAction(page, 'vm-alpha-1', 'Rebuild Instance')
    await modal(page).getByLabel('Select Image').waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${server.url}/admin/instances/?project=demo&status=paused`)
    await rowOf(page, 'vm-paused').waitFor()
    await expect.poll(() => page.locator('tr[data-key]').count()).toBe(1)
    await steer(server, { standStill: true })
    await chooseRowAction(page, 'vm-paused', 'Resume Instance')
    await expectToast(page, 'Resuming vm-paused')
    await page.getByRole('button', { name: 'Tasks, 1 running' }).waitFor()
    await page.goto(`${server.url}/admin/flavors`)
    await steer(server, { advance: 20_000 })
    await page.getByRole('button', { name: /^Tasks/ }).click()
    const done = page.getByRole('link', { name: 'vm-paused' })
    await done.waitFor()
    await expect.poll(() => done.getAttribute('href')).toMatch(/\/admin\/instances\//)

    await page.goto(`${server.url}/admin/instances/`)
    await page.getByRole('link', { name: 'vm-alpha-1' }).click()
    await page.getByRole('main').getByRole('link', { name: 'demo', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'demo' }).waitFor()
    await page.goto(`${server.url}/admin/instances/`)
    await page.getByRole('link', { name: 'vm-two-nics', exact: true }).click()
    await page.getByRole('tab', { name: 'Action Log' }).waitFor()
    await page.goto(`${page.url()}?tab=instance_details__log`)
    await page.getByRole('tab', { name: 'Log', exact: true, selected: true }).waitFor()
    await close()
  })

  it('W-SHELL-32 the palette does something with what it finds, on its page, after its question', async () => {
    const { page, close } = await signedIn(server, '/project/volumes/')
    await page.getByRole('grid').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('reboot vm-gamma-1')
    await page
      .getByRole('option', { name: /^Soft Reboot Instance: vm-gamma-1/ })
      .and(page.locator('[aria-selected=true]'))
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'vm-gamma-1' }).waitFor()
    await confirm(page, 'Soft Reboot Instance')
    await expectToast(page, 'Rebooting vm-gamma-1')
    // What is stopped is not offered a reboot, and the page that is open acts at once.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('vm-stopped ')
    await page
      .getByRole('option', { name: /vm-stopped/ })
      .first()
      .waitFor()
    await page.keyboard.type('instance')
    await page.getByRole('option', { name: /^Start Instance: vm-stopped/ }).waitFor()
    expect(await page.getByRole('option', { name: /Reboot Instance: vm-stopped/ }).count()).toBe(0)
    await close()
  })

  it.each([
    [
      'W-TABLE-19 P-INST-03 one is rebooted, shut off and started: asked first',
      [
        ['vm-beta-1', 'Soft Reboot Instance', 'Rebooting vm-beta-1', '', 'Active'],
        ['vm-beta-1', 'Hard Reboot Instance', 'Hard rebooting vm-beta-1', '', 'Active'],
        ['vm-beta-1', 'Shut Off Instance', 'Shutting off vm-beta-1', '', 'Shutoff'],
        ['vm-stopped', 'Start Instance', 'Starting vm-stopped', '', 'Active'],
      ],
    ],
    [
      'P-INST-01 one is paused and suspended, and back; meanwhile the task is the status',
      [
        ['vm-beta-1', 'Pause Instance', 'Pausing vm-beta-1', 'Pausing…', 'Paused'],
        ['vm-beta-1', 'Resume Instance', 'Resuming vm-beta-1', '', 'Active'],
        ['vm-beta-1', 'Suspend Instance', 'Suspending vm-beta-1', 'Suspending…', 'Suspended'],
        ['vm-beta-1', 'Resume Instance', 'Resuming vm-beta-1', '', 'Active'],
      ],
    ],
  ] as const)('L-SUB-08 %s, said, and shown until it is done', async (_, steps) => {
    await steer(server, { standStill: true })
    const { page, close } = await signedIn(server, instances)
    const asked = new Set(['Shut Off Instance', 'Soft Reboot Instance', 'Hard Reboot Instance'])
    for (const [name, action, message, task, status] of steps) {
      // A message of the same words may still be there from before: the time goes on when the cloud has heard of this one.
      const heard = page.waitForResponse(
        (answer) => /\/nova\/servers\/./.test(answer.url()) && answer.request().method() !== 'GET',
      )
      await chooseRowAction(page, name, action)
      if (asked.has(action)) {
        await page.getByText(`You have selected: "${name}"`).waitFor()
        if (action === 'Shut Off Instance') expect(await axe(page, undefined, { colours: false })).toEqual([])
        await confirm(page, action)
      }
      await heard
      await expectToast(page, message)
      if (task) await rowOf(page, name).getByText(task, { exact: true }).waitFor()
      await steer(server, { advance: 30_000 })
      await rowOf(page, name).getByText(status, { exact: true }).waitFor({ timeout: 15_000 })
    }
    await close()
  })

  it('P-INST-01 P-INST-02 P-INST-06 several are paused, locked or deleted after one question; what does not take it is left out by name; rows that are deleted say so, have no console, and leave', async () => {
    const { page, close } = await signedIn(server, instances)
    for (const name of ['vm-alpha-2', 'vm-beta-1', 'vm-stopped']) await rowOf(page, name).getByRole('checkbox').check()
    await page.locator('stratus-action-list').getByRole('button', { name: 'More Actions' }).click()
    await page.getByRole('menuitem', { name: 'Pause Instances' }).click()
    await page.getByText('You have selected: "vm-alpha-2", "vm-beta-1".').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await confirm(page, 'Pause Instances')
    await expectToast(page, 'Pausing vm-alpha-2, vm-beta-1')
    await expectToast(page, /Not possible in (the|their) present state: vm-stopped/)
    await steer(server, { advance: 30_000 })
    await rowOf(page, 'vm-beta-1').getByText('Paused').waitFor()

    // The table of the cloud locks them, with one answer.
    await page.goto(server.url + instances)
    for (const name of ['vm-two-nics', 'vm-trunk']) await rowOf(page, name).getByRole('checkbox').check()
    await page.locator('stratus-action-list').getByRole('button', { name: 'More Actions' }).click()
    await page.getByRole('menuitem', { name: 'Lock Instances', exact: true }).click()
    await confirm(page, 'Lock Instances')
    await expectToast(page, 'Locked vm-trunk, vm-two-nics')

    await page.goto(server.url + instances)
    for (const name of ['vm-beta-1', 'vm-gamma-1']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'More Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete Instances' }).click()
    await page.getByText(/You have selected: ("vm-beta-1", "vm-gamma-1"|"vm-gamma-1", "vm-beta-1")/).waitFor()
    await steer(server, { standStill: true })
    await confirm(page, 'Delete Instances')
    await expectToast(page, /Deleting .*vm-beta-1/)
    await rowOf(page, 'vm-beta-1').getByText('Deleting…', { exact: true }).waitFor()
    await rowOf(page, 'vm-beta-1').getByRole('button', { name: 'Console' }).waitFor({ state: 'detached' })
    await steer(server, { advance: 30_000 })
    await rowOf(page, 'vm-beta-1').waitFor({ state: 'detached', timeout: 15_000 })
    await rowOf(page, 'vm-gamma-1').waitFor({ state: 'detached' })
    await close()
  })

  it("G-HTTP-10 L-SUB-08 DEC-10 a slow cloud, a mangled answer, one that is no JSON, a refusal, the session's end: a skeleton, the rows, reasons, the password; then the work goes on", async () => {
    const { page, close } = await signedIn(server, '/not_found', 'demo', { allow: anyFailure })
    // Unknown and missing fields.
    await steer(server, { fault: { operation: 'nova.servers.list', kind: 'mangled' } })
    const answer = await holdBack(page, /\/api\/nova\/servers\/(\?|$)/)
    await page.getByRole('link', { name: 'Instances', exact: true }).click()
    await page.getByRole('columnheader', { name: 'Instance Name' }).waitFor()
    expect(await page.locator('tr[data-key]').count()).toBe(0)
    await shot(page, 'instances-loading')
    answer()
    await page.locator('tr[data-key]').first().waitFor()
    for (const kind of ['html', 'garbage']) {
      await steer(server, { clearFaults: true, fault: { operation: 'nova.servers.list', kind } })
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByRole('alert').filter({ hasText: 'Unable to retrieve instances.' }).waitFor()
      expect(await page.locator('tr[data-key]').count()).toBeGreaterThan(0)
      await endFaults(server, page)
      await page.getByRole('button', { name: 'Retry' }).waitFor({ state: 'detached' })
      await rowOf(page, 'vm-alpha-1').waitFor()
    }

    await steer(server, {
      fault: { operation: 'nova.servers.operate', status: 500, body: 'The scheduler fell over.', times: 1 },
    })
    await chooseRowAction(page, 'vm-stopped', 'Start Instance')
    await expectToast(page, /Unable to start the server with id: [0-9a-f-]{36}/)
    await rowOf(page, 'vm-stopped').getByText('Shutoff').waitFor()
    await expect.poll(() => page.locator('tr[data-key]').count()).toBe(10)
    await steer(server, { clearFaults: true })

    await chooseRowAction(page, 'vm-beta-1', 'Shut Off Instance')
    await page.getByText('You have selected: "vm-beta-1".').waitFor()
    await endSessionsWith(server, { operation: 'nova.servers.operate' })
    await confirm(page, 'Shut Off Instance')
    const again = modalOf(page, 'Your session has ended')
    await again.getByLabel('Password', { exact: true }).fill('demo')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expectToast(page, 'Shutting off vm-beta-1')
    await close()
  })

  it('P-TASK-01 what was changed waits until the cloud has been read again, however long that takes: on the page of one and in the list', async () => {
    const { page, close } = await signedIn(server, instances)
    await page.getByRole('link', { name: 'vm-two-nics', exact: true }).click()
    const actions = page.locator('main stratus-action-list').first()
    await actions.getByRole('button', { name: 'More actions: Actions', exact: true }).click()
    const answer = await holdBack(page, /\/api\/nova\/servers\/[\da-f-]{36}\/?$/)
    await page.getByRole('menuitem', { name: 'Pause Instance' }).click()
    await expectToast(page, 'Pausing vm-two-nics')
    await expect.poll(() => actions.getAttribute('busy')).not.toBeNull()
    await steer(server, { advance: 30_000 })
    answer()
    await page.locator('main').getByText('Paused', { exact: true }).first().waitFor()
    await expect.poll(() => actions.getAttribute('busy')).toBeNull()

    await page.goto(server.url + instances)
    const row = rowOf(page, 'vm-beta-1')
    const console = row.getByRole('button', { name: 'Console vm-beta-1' })
    await expect.poll(() => console.isEnabled()).toBe(true)
    await steer(server, { standStill: true })
    const listed = await holdBack(page, /\/api\/nova\/servers\/(\?|$)/)
    await chooseRowAction(page, 'vm-beta-1', 'Pause Instance')
    await expectToast(page, 'Pausing vm-beta-1')
    await expect.poll(() => console.isEnabled()).toBe(false)
    await shot(page, 'instances-unread')
    await row.getByText('Pausing…', { exact: true }).waitFor()
    expect(await row.getByText('Active', { exact: true }).count()).toBe(0)
    listed()
    await row.getByText('Pausing…', { exact: true }).waitFor()
    await close()
  })
})

describe('the page of an instance', () => {
  it('T-BAL-06 C-CONS-01 P-INST-04 W-DETAIL-05 its console opens in a window of 760 by 560; its log has the last 35 lines, or as many as asked for; what cannot be done is no button; one that is not there leads to its list', async () => {
    const { page, context, close } = await signedIn(server, instances, 'demo', { allow: anyFailure })
    await rowOf(page, 'vm-alpha-1').waitFor()
    const opened = context.waitForEvent('page')
    await chooseRowAction(page, 'vm-alpha-1', 'Console')
    const popup = await opened
    await popup.getByRole('heading', { name: 'Console' }).waitFor()
    await expect.poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([760, 560])
    await popup.close()

    await chooseRowAction(page, 'vm-alpha-1', 'View Log')
    await page.getByRole('heading', { level: 1, name: 'vm-alpha-1' }).waitFor()
    const log = page.locator('stratus-console-log pre')
    await log.waitFor()
    const lines = async () => (await log.innerText()).trimEnd().split('\n').length
    await expect.poll(lines).toBe(35)
    await page.getByLabel('Log Length').fill('5')
    await page.getByRole('button', { name: 'Go' }).click()
    await expect.poll(lines).toBe(5)
    expect(await axe(page)).toEqual([])
    await shot(page, 'instance-log')

    await page.goto(server.url + instances)
    await page.getByRole('link', { name: 'vm-error', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'vm-error' }).waitFor()
    await page.locator('.page-actions').getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Hard Reboot Instance' }).waitFor()
    expect(await page.locator('.page-actions').getByRole('button').count()).toBe(1)

    await page.goto(`${server.url}${instances}no-such-id/`)
    await page.waitForURL('**/not_found')
    await page.locator('stratus-breadcrumbs').getByRole('link', { name: 'Instances', exact: true }).click()
    await rowOf(page, 'vm-alpha-1').waitFor()
    await close()
  })

  it('P-INST-26 its metadata is changed in a dialog; its page tells it at once', async () => {
    const { page, close } = await signedIn(server, instances)
    await rowOf(page, 'vm-alpha-1').getByRole('link', { name: 'vm-alpha-1' }).click()
    await page.getByRole('heading', { level: 1, name: 'vm-alpha-1' }).waitFor()
    await page.getByRole('button', { name: /^More actions/ }).click()
    await page.getByRole('menuitem', { name: 'Update Metadata' }).click()
    await modal(page).getByRole('textbox', { name: 'Custom' }).fill('own:key')
    await page.keyboard.press('Enter')
    await modal(page).getByRole('textbox', { name: 'own:key' }).fill('of mine')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await modal(page).getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Metadata was successfully updated.')
    await page.locator('dd').getByText('of mine', { exact: true }).waitFor()
    await close()
  })

  it('P-INST-09 has every fact, part by part, with the way to what it is made of; one part failing leaves the others; what is attached or detached is told of at once', async () => {
    const { page, close } = await signedIn(server, instances, 'demo', { allow: anyFailure })
    await steer(server, {
      fault: { operation: 'nova.servers.volumes', status: 503, body: 'no volumes today' },
    })
    await page.getByRole('link', { name: 'vm-alpha-1' }).click()
    await page.getByRole('heading', { level: 1, name: 'vm-alpha-1' }).waitFor()
    await page.getByText('Unable to retrieve the server volumes.').waitFor()
    await page.getByRole('heading', { name: 'Specs' }).waitFor()
    await page.getByText('512 MiB').first().waitFor()
    await endFaults(server, page)
    await page.getByText(/on \/dev\/[sv]d/).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'instance-overview')
    for (const name of ['cirros', 'demo-ed25519', 'vol-data']) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'vm-alpha-1' }).waitFor()
    }

    await page.getByText(/on \/dev\/[sv]d/).waitFor()
    const volume = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    const change = async (action: string, option: RegExp) => {
      await page.getByRole('button', { name: 'More actions: Actions', exact: true }).click()
      await page.getByRole('menuitem', { name: action }).click()
      const choice = modal(page).getByLabel('Volume ID')
      await choice.selectOption({ label: (await choice.getByRole('option', { name: option }).textContent()) ?? '' })
      await modal(page).getByRole('button', { name: action, exact: true }).click()
    }
    expect(await volume('vol-empty').count()).toBe(0)
    await change('Attach Volume', /^vol-empty/)
    await volume('vol-empty').waitFor()

    await steer(server, {
      fault: { operation: 'nova.servers.volumes', status: 503, body: 'no volumes today' },
    })
    await change('Detach Volume', /^vol-data/)
    await page.getByText('This may be out of date: the last refresh failed.').waitFor()
    await volume('vol-data').waitFor()
    await endFaults(server, page)
    await volume('vol-data').waitFor({ state: 'detached' })
    await volume('vol-empty').waitFor()

    await page.getByRole('tab', { name: 'Action Log' }).click()
    const reboots = page.getByRole('gridcell', { name: 'reboot', exact: true })
    await page.getByRole('gridcell', { name: 'create', exact: true }).waitFor()
    expect(await reboots.count()).toBe(0)
    await page.getByRole('button', { name: 'More actions: Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Soft Reboot Instance' }).click()
    await confirm(page, 'Soft Reboot Instance')
    await reboots.waitFor({ timeout: 10_000 })

    await steer(server, { advance: 30_000 })
    await page.getByRole('tab', { name: 'Interfaces' }).click()
    await withoutPolling(page)
    const rows = page.locator('tr[data-key]')
    await rows.first().waitFor()
    await settled(page)
    const before = await rows.count()
    await chooseOnPage(page, 'Attach Interface')
    await modal(page).getByLabel('Network', { exact: true }).selectOption({ index: 1 })
    await modal(page).getByRole('button', { name: 'Attach Interface', exact: true }).click()
    await expect.poll(() => rows.count()).toBe(before + 1)
    await close()
  })
})

describe('the overview', () => {
  it('issue 5: C-USAGE-01 W-SHELL-02 a group of quotas that cannot be read leaves the others, and comes after a retry; what was used in a period is reported, and given as a file', async () => {
    // An operator has changed the report: it stands there as the cloud writes it, in our words.
    await steer(server, { fault: { operation: 'nova.limits', status: 500 }, changedTables: ['project_usage'] })
    const { page, close } = await signedIn(server, '/project/', 'demo', { allow: anyFailure })
    const pie = (name: string) => page.getByRole('region', { name }).locator('stratus-quota-pie').first()
    await pie('Volume').waitFor()
    await pie('Network').waitFor()
    await page.getByRole('region', { name: 'Compute' }).getByText('These quotas cannot be shown.').waitFor()
    await steer(server, { clearFaults: true })
    await pressRetry(page)
    await pie('Compute').waitFor()

    const usage = page.getByRole('region', { name: 'Usage Summary' })
    await usage.scrollIntoViewIfNeeded()
    await usage.getByRole('link', { name: 'vm-alpha-1', exact: true }).waitFor()
    await usage.locator('h4[aria-level="3"]', { hasText: 'Period' }).waitFor()
    // DEC-86: the report is in our words and units; Horizon's are GB, and none for sums of RAM.
    await expect.poll(() => usage.innerText()).toMatch(/RAM in this period \(MiB-hours\):/)
    await expect.poll(() => usage.innerText()).toMatch(/\d GiB/)
    const said = await usage.innerText()
    expect(said).not.toMatch(/\d ?[KMGT]B\b|VCPU|RAM-Hours|Select a period|YYYY-MM-DD/)
    expect(await axe(page)).toEqual([])
    // Who comes back to the page reads what was used meanwhile, unless a period is being typed.
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await usage.locator('dl').evaluate((facts) => facts.toggleAttribute('data-old', true))
    await comeBack()
    await usage.locator('[data-old]').waitFor({ state: 'detached' })
    const from = usage.getByRole('textbox', { name: 'From' })
    await from.fill('2026-01-31')
    await comeBack()
    await usage.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL(/[?&]start=2026-01-31/)
    await usage.getByRole('link', { name: /CSV/ }).and(page.locator('[href*="2026-01-31"]')).waitFor()
    const file = page.waitForEvent('download')
    await usage.getByRole('link', { name: 'Download CSV Summary' }).click()
    expect((await file).suggestedFilename()).toBe('usage.csv')
    expect(new URL(page.url()).pathname).toBe('/project/')
    await close()
  })
})
