import { describe, expect, it } from 'vitest'
import { called, createVisit } from '../contract/cloud.js'
import { axe, settled, shot, visit, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardWithoutHorizon,
  expectToast,
  fillIn,
  modal,
  modalButton,
  modalOf,
  rowOf,
  steer,
} from './support/dashboard.js'
import { allocate, fillIn as launchFillIn, finishButton, goTo, openWizard, wizard } from './support/launch.js'

const server = dashboardWithoutHorizon()

async function signedIn(user = 'demo', next = '/project/instances/', row = 'vm-alpha-1') {
  let opened = 0
  const visited = await visit(`${server.url}/auth/login/?next=${encodeURIComponent(next)}`, {
    // The sign-out may overtake what a page still asks.
    allow: [/status of 401.*(user-session|api\/policy)/, /status of 5\d\d.*routers/, /status of 404.*nova\/servers/],
    async prepare(context) {
      context.on('request', (request) => {
        if (request.url().includes('/stratus-changes')) opened += 1
      })
    },
  })
  await fillIn(visited.page, user)
  await rowOf(visited.page, row).waitFor()
  /** Streams of changes that all tabs have opened. */
  return { ...visited, streams: () => opened }
}

const open = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(server.url + path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** With which queries a page asks for a path from now on. */
function searchesOf(page: Page, path: string): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === path) asked.push(search)
  })
  return asked
}

/** Somebody of the project pauses its first instance, in no browser. The cloud's clock goes on once it has begun. */
async function somebodyPauses(): Promise<void> {
  const visit = createVisit(globalThis.fetch, server.url)
  expect(await visit.signIn('demo', 'demo')).toBe(true)
  const { items } = await visit.client.call('nova.servers.list')
  const { id } = called(items, 'vm-alpha-1')
  await visit.client.call('nova.servers.operate', { params: { id }, body: { operation: 'pause' } })
  await steer(server, { advance: 10_000 })
}

describe('the dashboard without a Horizon', () => {
  it('P-INST-09 L-SUB-06 a volume that is to go with its instance is said to, by its details and by the question, and goes', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await launchFillIn(page, 'vm-with-volume')
    await goTo(page, 'Source')
    await wizard(page).getByLabel('Select Boot Source').selectOption({ label: 'Volume' })
    await allocate(page, 'vol-bootable')
    await wizard(page).getByRole('group', { name: 'Delete Volume on Instance Delete' }).getByLabel('Yes').check()
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    await steer(server, { advance: 30_000 })
    await rowOf(page, 'vm-with-volume').getByText('Active', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'vm-with-volume', exact: true }).click()
    const volumes = page.getByRole('region', { name: 'Volumes Attached' })
    await volumes.getByText('(deleted with the instance)').waitFor()
    expect(await axe(page)).toEqual([])
    await page.goBack()
    await chooseRowAction(page, 'vm-with-volume', 'Delete Instance')
    await page.getByText('Volumes that were launched to be deleted with it are deleted, too.').waitFor()
    await confirm(page, 'Delete Instance')
    await steer(server, { advance: 20_000 })
    await rowOf(page, 'vm-with-volume').waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'vm-from-volume', exact: true }).click()
    await volumes.getByText(/on \/dev\//).waitFor()
    expect(await volumes.getByText('(deleted with the instance)').count()).toBe(0)
    await open(page, '/project/volumes/', 'Volumes')
    await rowOf(page, 'vol-root').waitFor()
    expect(await rowOf(page, 'vol-bootable').count()).toBe(0)
    await close()
  })

  it('P-FORM-02 what is wrong with a choice of several stands at it, and leads there', async () => {
    const { page, close } = await signedIn()
    await open(page, '/project/volume_groups/', 'Volume Groups')
    await page.locator('.page-actions').getByRole('button', { name: 'Create Group' }).click()
    const dialog = modal(page)
    await dialog.getByLabel('Name').fill('vg')
    await dialog.getByLabel('Group Type').selectOption({ label: 'plain-group' })
    await modalButton(page, 'Create Group').click()
    const types = dialog.getByRole('group', { name: 'Selected volume types' })
    await types.getByText('At least one volume type must be assigned to a group.').waitFor()
    await expect.poll(() => types.evaluate((group) => group.matches(':focus-within'))).toBe(true)
    await shot(page, 'volume-groups-refused')
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('W-SHELL-30 a password is changed, one stays signed in, and signs in with the new one only', async () => {
    const { page, close } = await signedIn('reader')
    await open(page, '/settings/password/', 'Change Password')
    await page.getByLabel('Current password', { exact: true }).fill('reader')
    for (const name of ['New password', 'New password again'])
      await page.getByLabel(name, { exact: true }).fill('other')
    await page.getByRole('button', { name: 'Change Password', exact: true }).click()
    await expectToast(page, 'Password changed.')
    await open(page, '/project/instances/', 'Instances')
    await rowOf(page, 'vm-alpha-1').waitFor()
    await close()
    const later = await visit(`${server.url}/auth/login/`, { allow: anyFailure })
    await fillIn(later.page, 'reader')
    await later.page.getByText('Invalid credentials.').waitFor()
    await fillIn(later.page, 'reader', 'other')
    await later.page.getByRole('button', { name: 'User: reader' }).waitFor()
    await later.close()
  })

  it('S-DIRECT-04 S-DIRECT-06 S-DIRECT-07 P-ACCESS-02 signs in, pauses, deletes, shows what each service has, and no page of a Horizon where one fails, takes the access files along, and signs out', async () => {
    const { page, close } = await signedIn()
    await chooseRowAction(page, 'vm-beta-1', 'Pause Instance')
    await expectToast(page, 'Pausing vm-beta-1')
    await steer(server, { advance: 10_000 })
    await rowOf(page, 'vm-beta-1').getByText('Paused', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'without-horizon')

    await chooseRowAction(page, 'vm-gamma-1', 'Delete Instance')
    await confirm(page, 'Delete Instance')
    await expectToast(page, /vm-gamma-1/)
    await steer(server, { advance: 20_000 })
    await rowOf(page, 'vm-gamma-1').waitFor({ state: 'detached' })

    for (const [path, heading] of [
      ['/project/volumes/', 'Volumes'],
      ['/project/networks/', 'Networks'],
      ['/project/images/', 'Images'],
      ['/project/containers/', 'Containers'],
      ['/project/network_topology/', 'Network Topology'],
    ] as const)
      await open(page, path, heading)

    await steer(server, { fault: { path: '/network/v2.0/routers', status: 500, body: 'Broken.' } })
    await page.goto(`${server.url}/project/routers/`)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    expect(await page.getByRole('link', { name: 'Open the original page' }).count()).toBe(0)
    await steer(server, { clearFaults: true })

    await page.goto(`${server.url}/project/api_access/`)
    await page.getByRole('row').filter({ hasText: 'Identity' }).waitFor()
    for (const [button, name] of [
      ['Download clouds.yaml', 'clouds.yaml'],
      ['Download openrc', 'demo-openrc.sh'],
    ] as const) {
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      expect((await waiting).suggestedFilename()).toBe(name)
    }

    // What is still on its way when one signs out is answered that nobody is signed in.
    await settled(page)
    await page.getByRole('button', { name: /^User/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByLabel('User Name').waitFor()
    await page.goto(`${server.url}/project/instances/`)
    await page.getByLabel('User Name').waitFor()
    await close()
  })

  it('P-ROUTE-13 an address that only Horizon has a page for leads to what there is of it', async () => {
    const { page, close } = await signedIn('admin', '/admin/instances/')
    await page.goto(`${server.url}/admin/rbac_policies/`)
    const rows = page.locator('tr[data-key]')
    const policy = rows.filter({ hasText: 'shared-net' })
    const id = (await policy.getAttribute('data-key')) ?? ''
    await page.goto(`${server.url}/admin/rbac_policies/${id}/`)
    await policy.waitFor()
    expect(await rows.count()).toBe(1)
    await page.goto(`${server.url}/admin/hypervisors/1_demo-compute/`)
    await rowOf(page, 'vm-alpha-1').waitFor()
    expect(new URL(page.url()).search).toBe('?host=demo-compute')
    await close()
  })

  it('S-CHANGE-05 S-CHANGE-06 S-CHANGE-08 one stream for two tabs: both ask for what has changed, and show what somebody else did; a session that ends ends it', async () => {
    const { page, close, streams } = await signedIn()
    const other = await page.context().newPage()
    await other.goto(`${server.url}/project/instances/`)
    await rowOf(other, 'vm-alpha-1').waitFor()
    await expect.poll(streams).toBe(1)
    const asked = searchesOf(other, '/api/nova/servers/')
    await somebodyPauses()
    for (const tab of [page, other]) await rowOf(tab, 'vm-alpha-1').getByText('Paused', { exact: true }).waitFor()
    expect(asked).not.toEqual([])
    expect(asked.filter((search) => !search.startsWith('?changes_since='))).toEqual([])
    expect(streams()).toBe(1)
    await other.close()
    await steer(server, { expireSessions: true })
    await page.getByRole('button', { name: 'Refresh' }).first().click()
    await modalOf(page, 'Your session has ended').getByLabel('Password', { exact: true }).waitFor()
    await close().catch((error: unknown) => expect(String(error)).toMatch(/401/))
  })

  it('I-APPCRED-06 an application credential is made, signs in, and is deleted by its owner', async () => {
    const { page, close } = await signedIn()
    await page.goto(`${server.url}/identity/application_credentials/`)
    await rowOf(page, 'portal').waitFor()
    await page.getByRole('button', { name: 'Create Application Credential' }).click()
    await modal(page).getByLabel('Name', { exact: true }).fill('ci')
    await modal(page).getByRole('button', { name: 'Create Application Credential', exact: true }).click()
    await modal(page).getByText('shown only this once').waitFor()
    const [, id = '', secret = ''] = await modal(page).locator('dd bdi').allTextContents()
    await shot(page, 'without-horizon-credential')
    await modal(page).getByRole('button', { name: 'Done' }).click()
    await rowOf(page, 'ci').waitFor()

    const by = await visit(`${server.url}/auth/login/?next=/project/instances/`, {
      allow: [/status of 401.*user-session/],
    })
    await by.page.getByLabel('Authenticate using').selectOption({ label: 'Application Credential' })
    await by.page.getByLabel('ID or name of the application credential').fill(id)
    await by.page.getByLabel('Secret', { exact: true }).fill(secret)
    await by.page.getByRole('button', { name: 'Sign in' }).click()
    await rowOf(by.page, 'vm-alpha-1').waitFor()
    await by.close()

    await chooseRowAction(page, 'ci', 'Delete Application Credential')
    await confirm(page, 'Delete Application Credential')
    await rowOf(page, 'ci').waitFor({ state: 'detached' })
    await close()
  })

  it('S-DIRECT-04 T-BAL-02 T-GEN-02 networks and routers are made on the topology, a composed template is launched', async () => {
    const { page, close } = await signedIn()
    await open(page, '/project/network_topology/?view=flat', 'Network Topology')
    await page.getByRole('button', { name: 'Create Router' }).click()
    await modal(page).getByLabel('Router Name').fill('from-topology')
    await shot(page, 'without-horizon-topology')
    await modal(page).getByRole('button', { name: 'Create Router' }).click()
    await page
      .locator('stratus-topology-flat')
      .getByRole('button', { name: /from-topology/ })
      .waitFor()
    await page.getByRole('button', { name: 'Create Network' }).click()
    await page.locator('stratus-wizard').getByLabel('Network Name').waitFor()

    await open(page, '/project/template_generator/', 'Template Generator')
    await page.getByRole('combobox', { name: 'Resource Type' }).selectOption({ label: 'OS::Neutron::Net' })
    await page.getByRole('button', { name: 'Add Resource' }).click()
    await page.getByRole('group', { name: 'OS::Neutron::Net' }).waitFor()
    await page.getByRole('button', { name: 'Launch Stack' }).click()
    await modal(page).getByLabel('Stack Name').fill('composed')
    await shot(page, 'without-horizon-template')
    await modal(page).getByRole('button', { name: 'Launch', exact: true }).click()
    await expectToast(page, /composed|Stack creation started/)
    await steer(server, { advance: 60_000 })
    await open(page, '/project/stacks/', 'Stacks')
    await rowOf(page, 'composed').getByRole('link', { name: 'composed', exact: true }).click()
    // No Horizon has the pictures for it: they come with the answer.
    const picture = page.locator('stratus-stack-topology image').first()
    await expect.poll(() => picture.getAttribute('href')).toMatch(/^data:image\/svg\+xml,/)
    await close()
  })

  it('T-STACK-06 S-CHANGE-06 resources and events of a stack that grows go on until it is done', async () => {
    await steer(server, { standStill: true })
    const { page, close } = await signedIn('demo', '/project/stacks/', 'stack-growing')
    await rowOf(page, 'stack-growing').getByRole('link', { name: 'stack-growing', exact: true }).click()
    const attachment = page.getByRole('row').filter({ hasText: 'attachment' })
    await page.getByRole('tab', { name: 'Events' }).click()
    await attachment.getByText('Init Complete').waitFor()
    const done = page.getByRole('row').filter({ hasText: 'Create Complete' })
    // The stack itself stays as it is until the last one is done, and nothing tells of it.
    for (const resources of [2, 4, 6]) {
      await steer(server, { advance: 12_000 })
      await expect.poll(() => done.count(), { timeout: 8000 }).toBeGreaterThanOrEqual(resources)
    }
    await steer(server, { advance: 60_000 })
    await attachment.getByText('Create Complete').waitFor({ timeout: 8000 })
    await close()
  })

  /** Panel, status, where it asks, for all and for a part; what is shown then, and what is not. */
  const narrowed: readonly (readonly [string, string, string, string, string, string, string?])[] = [
    [
      'instances',
      'SHUTOFF',
      '/api/nova/any-servers/',
      '?limit=100',
      '?project_like=dem&status=SHUTOFF',
      'vm-stopped',
      'vm-alpha-1',
    ],
    ['networks', 'active', '/api/neutron/any-networks/', '', '?project_like=dem&status=ACTIVE', 'net-alpha'],
    [
      'routers',
      'active',
      '/api/neutron/routers/',
      '?all_projects=true',
      '?all_projects=true&project_like=dem',
      'router-main',
    ],
    [
      'volumes',
      'in-use',
      '/api/cinder/volumes/',
      '?all_projects=true',
      '?all_projects=true&project_like=dem&status=in-use',
      'vol-data',
    ],
    [
      'snapshots',
      'available',
      '/api/cinder/volumesnapshots/',
      '?all_tenants=1',
      '?status=available&all_tenants=1&project_like=dem',
      'snap-data-1',
    ],
  ]
  it('S-CHANGE-08 S-CHANGE-09 A-PAGE-01 A-PAGE-07 A-PAGE-08 A-PAGE-10 P-FORM-02 an administrator sees what another project does, by a question for what has changed; things of all projects are asked for as the filter says, and all again without it; a floating IP leads to its instance, which tells whose it is; a dialog that has nothing to choose cannot be sent, and says so', async () => {
    const { page, close } = await signedIn('admin', '/admin/instances/')
    const asking = searchesOf(page, '/api/nova/any-servers/')
    await somebodyPauses()
    // Sooner than the list would be read by itself.
    await rowOf(page, 'vm-alpha-1').getByText('Paused', { exact: true }).waitFor({ timeout: 20_000 })
    expect(asking).not.toEqual([])
    expect(asking.filter((search) => !search.startsWith('?changes_since='))).toEqual([])

    for (const [panel, status, path, whole, part, row, other] of narrowed) {
      const asked = searchesOf(page, path)
      await page.goto(`${server.url}/admin/${panel}/?status=${status}&project=dem`)
      const rowWith = (name: string) => page.locator('tr[data-key]').filter({ hasText: name })
      await rowWith(row).first().waitFor()
      expect(new Set(asked), panel).toEqual(new Set([part]))
      if (other) expect(await rowWith(other).count()).toBe(0)
      const before = asked.length
      await page.getByRole('button', { name: 'Clear search' }).click()
      if (other) await rowWith(other).first().waitFor()
      // Rows of before may be there first.
      await expect.poll(() => asked.slice(before)).toContain(whole)
    }
    await open(page, '/admin/floating_ips/', 'Floating IPs')
    await page.locator('tr[data-key]').getByRole('link', { name: 'vm-alpha-1', exact: true }).first().click()
    await page.waitForURL(/\/admin\/instances\/[0-9a-f-]{36}\/$/)
    await page.getByRole('main').getByRole('link', { name: 'demo', exact: true }).waitFor()
    await shot(page, 'without-horizon-admin-instance')

    await open(page, '/project/images', 'Images')
    await page.getByRole('button', { name: 'Shared with This Project' }).click()
    await modal(page).getByText('There is nothing to choose.').waitFor()
    const save = modal(page).getByRole('button', { name: 'Save', exact: true })
    expect(await save.isDisabled()).toBe(true)
    expect(await save.getAttribute('title')).toBe('There is nothing to choose.')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await close()
  })

  it('S-DIRECT-04 P-TRK-06 the interfaces of an instance are its ports, and are edited; a port knows when it is plugged in', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'vm-two-nics').getByRole('link', { name: 'vm-two-nics', exact: true }).click()
    await page.getByRole('tab', { name: 'Interfaces' }).click()
    const ports = page.locator('stratus-tabs tr[data-key]')
    await ports.nth(1).waitFor()
    expect(await ports.count()).toBe(2)
    await ports.first().getByText('Active', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'without-horizon-interfaces')
    await ports
      .first()
      .getByRole('button', { name: /^Edit Port/ })
      .click()
    await modal(page).getByLabel('Name', { exact: true }).fill('first-nic')
    await modal(page).getByRole('button', { name: 'Update', exact: true }).click()
    await ports.filter({ hasText: 'first-nic' }).waitFor()

    // The page of a port that somebody plugs in meanwhile tells it to who turns to it again.
    const id = await page.evaluate(async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      const { items } = (await (await fetch('/api/neutron/ports/', { headers })).json()) as {
        items: { id: string; status: string; device_owner: string }[]
      }
      return items.find((port) => port.status === 'DOWN' && !port.device_owner)?.id ?? ''
    })
    await page.goto(`${server.url}/project/networks/ports/${id}/detail`)
    const main = page.getByRole('main')
    await main.getByText('Down', { exact: true }).waitFor()
    const stranger = await signedIn()
    await chooseRowAction(stranger.page, 'vm-alpha-2', 'Attach Interface')
    await modal(stranger.page).getByLabel('The way to specify an interface').selectOption('port')
    await modal(stranger.page).getByLabel('Port', { exact: true }).selectOption(id)
    await modal(stranger.page).getByRole('button', { name: 'Attach Interface', exact: true }).click()
    await expectToast(stranger.page, /Attach/)
    await stranger.close()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await main.getByText('Active', { exact: true }).waitFor({ timeout: 10_000 })
    await close()
  })

  it('P-FORM-06 what was typed about a thing that somebody deletes stays, and its page is gone behind it', async () => {
    const { page, close } = await signedIn('demo', '/project/instances/', 'vm-stopped')
    await rowOf(page, 'vm-stopped').getByRole('link', { name: 'vm-stopped', exact: true }).click()
    await page.locator('.page-actions').getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit Instance' }).click()
    const name = modal(page).getByLabel('Name')
    await name.fill('much thought of')
    const id = /[0-9a-f-]{36}/.exec(page.url())![0]
    const other = createVisit(globalThis.fetch, server.url)
    await other.signIn('demo', 'demo')
    await other.client.call('nova.servers.delete', { params: { id } })
    await steer(server, { advance: 20_000 })
    await page.getByRole('heading', { level: 1, name: 'Not found', includeHidden: true }).waitFor({ state: 'attached' })
    expect(await name.inputValue()).toBe('much thought of')
    await page.keyboard.press('Enter')
    await modal(page)
      .getByRole('alert')
      .filter({ hasText: /not be found|not found|gone/i })
      .waitFor()
    await shot(page, 'gone-behind-dialog')
    expect(await name.inputValue()).toBe('much thought of')
    await close()
  })
})
