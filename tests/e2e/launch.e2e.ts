import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axe, closeBrowser, shot, type Page, type Visit, type VisitOptions } from './support/browser.js'
import { anyFailure, chooseRowAction, expectToast, rowOf, signedIn as signIn, steer } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

let server: HostServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
  await closeBrowser()
})
beforeEach(() => steer(server, { reset: true, clearFaults: true }))

const instances = '/project/instances/'
/** Browsers report refused requests by themselves: the first look, and the one feature that Horizon 23 does not know. */
const expected = [/status of 401.*user-session/, /status of 500.*bdm2_volume_type/]

const signedIn = (path = instances, options: VisitOptions = {}, user = 'demo'): Promise<Visit> =>
  signIn(server, path, user, { ...options, allow: [...expected, ...(options.allow ?? [])] })

const wizard = (page: Page) => page.locator('stratus-wizard')
const step = (page: Page, name: string) => wizard(page).getByRole('tab', { name: new RegExp(`(^|[0-9] ?)${name}`) })
const goTo = (page: Page, name: string) => step(page, name).click()
const finishButton = (page: Page) => wizard(page).getByRole('button', { name: 'Launch Instance', exact: true })

async function openWizard(page: Page): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: 'Launch Instance' }).click()
  await wizard(page).getByLabel('Instance Name').waitFor()
}

/** Allocates an item of the step that is seen. */
async function allocate(page: Page, name: string): Promise<void> {
  await wizard(page)
    .getByRole('button', { name: `Allocate ${name}`, exact: true })
    .click()
  await wizard(page)
    .getByRole('button', { name: `Deallocate ${name}`, exact: true })
    .waitFor()
}

/** A launch with everything that is required. */
async function fillIn(page: Page, name: string): Promise<void> {
  await wizard(page).getByLabel('Instance Name').fill(name)
  await goTo(page, 'Source')
  await allocate(page, 'cirros')
  await goTo(page, 'Flavor')
  await allocate(page, 'm1.tiny')
  await goTo(page, 'Networks')
  await allocate(page, 'net-alpha')
}

/** The body of the launch that is sent next. */
function nextLaunch(page: Page): Promise<Record<string, unknown>> {
  return page
    .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/nova/servers/'))
    .then((request) => request.postDataJSON() as Record<string, unknown>)
}

describe('the launch wizard', () => {
  it('L-WIZ-01 L-WIZ-02 L-WIZ-03 L-WIZ-04 is a large dialog of eleven steps, each accessible in light and dark', async () => {
    for (const dark of [false, true]) {
      const { page, close } = await signedIn(instances, { dark })
      await openWizard(page)
      await page.getByRole('dialog', { name: 'Launch Instance' }).waitFor()
      const names = await wizard(page).getByRole('tab').locator('.name').allTextContents()
      expect(names).toEqual([
        'Details',
        'Source',
        'Flavor',
        'Networks',
        'Network Ports',
        'Security Groups',
        'Key Pair',
        'Configuration',
        'Server Groups',
        'Scheduler Hints',
        'Metadata',
      ])
      for (const name of names) {
        await goTo(page, name)
        await wizard(page).getByRole('heading', { level: 3, name }).waitFor()
        await page.waitForLoadState('networkidle')
        expect(await axe(page), name).toEqual([])
        await shot(page, `launch-${name.toLowerCase().replace(' ', '-')}-${dark ? 'dark' : 'light'}`)
      }
      await close()
    }
  }, 240_000)

  it('L-WIZ-01 a click beside it does not close it, and what was typed is not lost without a question', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('kept')
    await page.mouse.click(8, 400)
    expect(await wizard(page).getByLabel('Instance Name').inputValue()).toBe('kept')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    expect(await wizard(page).getByLabel('Instance Name').inputValue()).toBe('kept')
    await close()
  })

  it('L-SUB-05 L-SUB-07 L-WIZ-10 P-ROUTE-10 launches from an image with a new volume on two networks with a security group', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByRole('textbox', { name: 'Description' }).fill('by the journey')
    await fillIn(page, 'g-journey')
    await allocate(page, 'net-beta')
    await goTo(page, 'Source')
    await wizard(page).getByRole('group', { name: 'Create New Volume' }).getByLabel('Yes').check()
    await wizard(page).getByLabel('Volume Size (GB)').fill('3')
    await wizard(page).getByText('Total Volume Storage').first().waitFor()
    await goTo(page, 'Security Groups')
    await allocate(page, 'web')
    const sent = nextLaunch(page)
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    const body = await sent
    expect(body).toMatchObject({ name: 'g-journey', source_id: null, instance_count: 1, description: 'by the journey' })
    expect(body.block_device_mapping_v2).toEqual([
      expect.objectContaining({ source_type: 'image', destination_type: 'volume', boot_index: '0', volume_size: 3 }),
    ])
    expect(body.nics).toHaveLength(2)
    expect(body.security_groups).toHaveLength(2)
    await rowOf(page, 'g-journey').waitFor()
    await steer(server, { advance: 30_000 })
    await rowOf(page, 'g-journey').getByText('Active').waitFor({ timeout: 15_000 })
    await close()
  })

  it('L-SUB-07 several instances at once are said in the plural', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByLabel('Count').fill('3')
    await fillIn(page, 'g-many')
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 3 instances.')
    await rowOf(page, 'g-many-3').waitFor()
    await close()
  })

  it('L-WIZ-05 from the row of an image it is preselected, and success leads to the instances', async () => {
    const { page, close } = await signedIn('/project/images')
    await rowOf(page, 'debian-12').waitFor()
    await chooseRowAction(page, 'debian-12', 'Launch')
    await wizard(page).getByLabel('Instance Name').fill('g-from-image')
    await goTo(page, 'Source')
    await wizard(page).getByRole('button', { name: 'Deallocate debian-12' }).waitFor()
    await goTo(page, 'Flavor')
    await allocate(page, 'm1.small')
    await goTo(page, 'Networks')
    await allocate(page, 'net-alpha')
    await finishButton(page).click()
    await page.waitForURL('**/project/instances/')
    await rowOf(page, 'g-from-image').waitFor()
    await close()
  })

  it('L-WIZ-05 given up, it stays where it was', async () => {
    const { page, close } = await signedIn('/project/images')
    await rowOf(page, 'debian-12').waitFor()
    await chooseRowAction(page, 'debian-12', 'Launch')
    await wizard(page).getByRole('button', { name: 'Cancel', exact: true }).click()
    await wizard(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/project/images')
    await close()
  })

  it('L-WIZ-05 an address opens it, preselected; dismissed, it leads where the address says', async () => {
    const { page, close } = await signedIn('/project/images')
    const link = rowOf(page, 'debian-12').getByRole('link', { name: 'debian-12', exact: true })
    const imageId = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    await page.goto(`${server.url}${instances}?launch&imageId=${imageId}&dismissUrl=/project/images?name=debian-12`)
    await wizard(page).getByLabel('Instance Name').waitFor()
    await goTo(page, 'Source')
    await wizard(page).getByRole('button', { name: 'Deallocate debian-12' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await wizard(page).getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.waitForURL('**/project/images?name=debian-12')
    await close()
  })

  it('L-WIZ-07 opened again, it starts afresh', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await goTo(page, 'Source')
    await allocate(page, 'cirros')
    await wizard(page).getByRole('button', { name: 'Cancel', exact: true }).click()
    // What was chosen is not thrown away without a question either.
    await wizard(page).getByRole('button', { name: 'Discard' }).click()
    await wizard(page).waitFor({ state: 'detached' })
    await openWizard(page)
    await goTo(page, 'Source')
    await wizard(page).getByRole('button', { name: 'Allocate cirros' }).waitFor()
    await close()
  })

  it('who may only look is not offered to launch', async () => {
    const { page, close } = await signedIn(instances, {}, 'reader')
    await page.locator('tr[data-key]').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('button', { name: 'Launch Instance' }).count()).toBe(0)
    await close()
  })
})

describe('what cannot be launched', () => {
  it('L-VAL-01 an untouched wizard cannot be finished, says what is missing, and leads there', async () => {
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
    await close()
  })

  it('L-VAL-02 L-VAL-03 the count is read as one types, with the quota beside it', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    const count = wizard(page).getByLabel('Count')
    await wizard(page).getByText('(40 Max)').first().waitFor()
    await count.fill('31')
    await wizard(page).getByText('The instance count must not exceed your quota available of 30 instances').waitFor()
    await count.fill('0')
    expect(await count.inputValue()).toBe('1')
    await count.fill('two')
    await count.blur()
    await wizard(page).getByText('Instance count is required and must be an integer of at least 1').waitFor()
    expect(await count.inputValue()).toBe('two')
    await close()
  })

  it('L-VAL-07 L-VAL-08 a flavor that does not fit says why', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByLabel('Count').fill('30')
    await goTo(page, 'Flavor')
    const large = wizard(page).getByRole('button', { name: 'Allocate m1.large' })
    await large.waitFor()
    expect(await large.getAttribute('aria-disabled')).toBe('true')
    await wizard(page).getByRole('button', { name: 'Details of m1.large' }).click()
    await wizard(page)
      .getByText('This flavor requires more RAM than your quota allows. Please select a smaller flavor')
      .first()
      .waitFor()
    await wizard(page).getByText('Impact on your quota').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'launch-flavor-refused')
    await close()
  })

  it('L-VAL-04 L-SEL-02 L-SEL-06 a volume is for one instance; another source empties the selection', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByLabel('Count').fill('2')
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
    await close()
  })

  it('L-VAL-05 L-VAL-06 the size of a new volume', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await goTo(page, 'Source')
    await allocate(page, 'debian-12')
    await wizard(page).getByRole('group', { name: 'Create New Volume' }).getByLabel('Yes').check()
    const size = wizard(page).getByLabel('Volume Size (GB)')
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
    expect(await size.inputValue()).toBe('20')
    await close()
  })

  it('L-VAL-09 a port makes a network unnecessary', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await goTo(page, 'Network Ports')
    await allocate(page, 'spare-port')
    await goTo(page, 'Networks')
    await wizard(page).getByText('Ports are chosen: a network is not required.').waitFor()
    await close()
  })

  it('L-VAL-10 L-VAL-13 passwords that differ, and a script that is too long', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await goTo(page, 'Key Pair')
    await wizard(page).getByLabel('Password', { exact: true }).fill('one')
    await wizard(page).getByLabel('Confirm password').fill('two')
    await wizard(page).getByLabel('Confirm password').blur()
    await wizard(page).getByText('Passwords do not match.').waitFor()
    await goTo(page, 'Configuration')
    const script = wizard(page).getByRole('textbox', { name: 'Customization Script' })
    await wizard(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'init.sh', mimeType: 'text/x-sh', buffer: Buffer.from('#!/bin/sh\necho ü') })
    await expect.poll(() => script.inputValue()).toBe('#!/bin/sh\necho ü')
    await script.fill('x'.repeat(16_385))
    await wizard(page).getByText('The customization script may have at most 16384 bytes.').waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })
})

describe('the last steps', () => {
  it('L-SUB-04 a server group, a hint and metadata are sent as texts', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await fillIn(page, 'g-hinted')
    await goTo(page, 'Server Groups')
    const group = wizard(page)
      .getByRole('button', { name: /^Allocate / })
      .first()
    const label = (await group.getAttribute('aria-label')) ?? (await group.textContent()) ?? ''
    await group.click()
    await wizard(page)
      .getByRole('button', { name: label.replace('Allocate', 'Deallocate').trim(), exact: true })
      .waitFor()
    for (const [step, key, value] of [
      ['Scheduler Hints', 'query', '[">=","$free_ram_mb",1024]'],
      ['Metadata', 'tier', 'web & ü'],
    ] as const) {
      await goTo(page, step)
      const tree = wizard(page).locator('stratus-metadata-tree:visible')
      await tree.getByRole('textbox', { name: 'Custom' }).fill(key)
      await tree.getByRole('textbox', { name: 'Custom' }).press('Enter')
      await tree.getByRole('textbox', { name: key, exact: true }).fill(value)
    }
    const sent = nextLaunch(page)
    await finishButton(page).click()
    const body = await sent
    expect(body.scheduler_hints).toEqual({ group: expect.any(String), query: '[">=","$free_ram_mb",1024]' })
    expect(body.meta).toEqual({ tier: 'web & ü' })
    await close()
  })
})

describe('key pairs in the wizard', () => {
  it('L-WIZ-06 L-VAL-12 one is created inside, and allocated', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await goTo(page, 'Key Pair')
    await wizard(page).getByRole('button', { name: 'Create Key Pair' }).click()
    const name = page.getByLabel('Key Pair Name')
    await name.fill('demo-rsa')
    await name.blur()
    await page.getByText('Keypair already exists or name contains bad characters.').waitFor()
    await name.fill('g-key')
    await page.getByRole('button', { name: 'Create Keypair' }).click()
    await expectToast(page, 'Created keypair: g-key')
    await page.getByRole('button', { name: 'Copy Private Key to Clipboard' }).waitFor()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await wizard(page).getByRole('button', { name: 'Deallocate g-key' }).waitFor()
    await close()
  })

  it('L-WIZ-06 one is imported inside, from a file, and allocated', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await goTo(page, 'Key Pair')
    await wizard(page).getByRole('button', { name: 'Import Key Pair' }).click()
    await page.getByLabel('Key Pair Name').fill('g-imported')
    const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHUw4C4MQtnLAGVXyHm9jmSAUB1o8RUsuDIMgfZF7ZsX g@example'
    await page
      .locator('.load-edit')
      .filter({ hasText: 'Public Key' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'id.pub', mimeType: 'text/plain', buffer: Buffer.from(`${key}\n`) })
    await expect.poll(() => page.getByRole('textbox', { name: 'Public Key' }).inputValue()).toContain(key)
    await page.getByRole('button', { name: 'Import Key Pair', exact: true }).last().click()
    await expectToast(page, 'Successfully imported key pair g-imported.')
    await wizard(page).getByRole('button', { name: 'Deallocate g-imported' }).waitFor()
    await close()
  })
})

describe('when the cloud says no', () => {
  it('quota used up meanwhile: the server’s words, nothing lost, and the second try goes through', async () => {
    const { page, close } = await signedIn(instances, { allow: anyFailure })
    await openWizard(page)
    await fillIn(page, 'g-again')
    const body = 'Quota exceeded for instances: Requested 1, but already used 40 of 40 instances'
    await steer(server, { fault: { operation: 'nova.servers.create', status: 403, body, times: 1 } })
    await finishButton(page).click()
    await wizard(page).getByText(body).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'launch-refused')
    await goTo(page, 'Details')
    expect(await wizard(page).getByLabel('Instance Name').inputValue()).toBe('g-again')
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    await close()
  })

  it('decisions 10: a session that ends asks for the password; the launch goes on', async () => {
    const { page, close } = await signedIn(instances, { allow: anyFailure })
    await openWizard(page)
    await fillIn(page, 'g-patient')
    await steer(server, { expireSessions: true })
    await finishButton(page).click()
    const again = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) })
    await again.getByLabel('Password', { exact: true }).last().fill('demo')
    await again.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    await rowOf(page, 'g-patient').waitFor()
    await close()
  })

  it('a list that cannot be had leaves the others useful, and can be tried again', async () => {
    const { page, close } = await signedIn(instances, { allow: anyFailure })
    await page.locator('tr[data-key]').first().waitFor()
    const fault = { operation: 'neutron.networks.list', status: 503, body: 'Neutron rests.' }
    await steer(server, { fault })
    await openWizard(page)
    await goTo(page, 'Networks')
    await wizard(page).getByText('Neutron rests.').waitFor()
    expect(await axe(page)).toEqual([])
    await goTo(page, 'Source')
    await allocate(page, 'cirros')
    await steer(server, { clearFaults: true })
    await goTo(page, 'Networks')
    await wizard(page).getByRole('button', { name: 'Retry' }).click()
    await allocate(page, 'net-alpha')
    await close()
  })

  it('names are text, whatever they hold', async () => {
    const name = '<img src=x onerror=alert(1)> %2F..# \u202egnp 😀'
    const { page, close } = await signedIn()
    await openWizard(page)
    await fillIn(page, name)
    const sent = nextLaunch(page)
    await finishButton(page).click()
    expect((await sent).name).toBe(name)
    await rowOf(page, name).waitFor()
    await close()
  })
})

describe('the same launch elsewhere', () => {
  it('as a command and as JSON, without the password and the script', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await fillIn(page, "anna's web")
    await goTo(page, 'Key Pair')
    for (const label of ['Password', 'Confirm password'])
      await wizard(page).getByLabel(label, { exact: true }).fill('hunter2')
    await goTo(page, 'Details')
    await wizard(page).getByRole('button', { name: 'CLI command and JSON' }).click()
    await page.getByRole('dialog', { name: 'CLI command and JSON' }).waitFor()
    await page.getByText('The admin password and the customization script are left out.').waitFor()
    const [command = '', json = ''] = await page.locator('.launch-command pre').allTextContents()
    expect(command).toMatch(/^openstack server create [^]*'anna'\\''s web'$/)
    expect(command + json).not.toContain('hunter2')
    expect(JSON.parse(json)).toMatchObject({ name: "anna's web", instance_count: 1 })
    expect(await axe(page)).toEqual([])
    await shot(page, 'launch-command')
    await page.keyboard.press('Escape')
    await finishButton(page).waitFor()
    await close()
  })

  it('created from there, the command stays to be seen; refused, the wizard is as it was', async () => {
    const { page, close } = await signedIn(instances, { allow: anyFailure })
    await openWizard(page)
    await fillIn(page, 'g-shown')
    await wizard(page).getByRole('button', { name: 'CLI command and JSON' }).click()
    const dialog = page.getByRole('dialog', { name: 'CLI command and JSON' })
    await steer(server, { fault: { operation: 'nova.servers.create', status: 403, body: 'No room.', times: 1 } })
    await dialog.getByRole('button', { name: 'Create and show command' }).click()
    await dialog.getByText('No room.').waitFor()
    await dialog.getByRole('button', { name: 'Create and show command' }).click()
    await page.locator('.launch-command').getByText('Scheduled creation of 1 instance.').waitFor()
    expect(await dialog.getByText(/^openstack server create/).count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await wizard(page).waitFor({ state: 'detached' })
    await rowOf(page, 'g-shown').waitFor()
    await close()
  })

  it('on a phone the wizard is whole', async () => {
    const { page, close } = await signedIn(instances, { width: 390 })
    await openWizard(page)
    await fillIn(page, 'g-phone')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBe(0)
    expect(await axe(page)).toEqual([])
    await shot(page, 'launch-phone')
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    await close()
  })
})
