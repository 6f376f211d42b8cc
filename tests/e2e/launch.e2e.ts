import { describe, expect, it } from 'vitest'
import { axe, settled, shot } from './support/browser.js'
import { chooseRowAction, expectToast, rowOf, steer, dashboardOnFreshCloud } from './support/dashboard.js'
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

describe('the launch wizard', () => {
  it('L-WIZ-01 L-WIZ-02 L-WIZ-03 L-WIZ-04 L-WIZ-07 is a large dialog of eleven steps, each accessible in light and dark; opened again, it starts afresh', async () => {
    const names = [
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
    ]
    // The others are made of the same parts.
    const coloured = new Set(['Details', 'Flavor', 'Metadata'])
    const { page, close } = await signedIn(instances, 'demo')
    await openWizard(page)
    await page.getByRole('dialog', { name: 'Launch Instance' }).waitFor()
    const shown = () => wizard(page).getByRole('tab').locator('.name').allTextContents()
    await expect.poll(shown, { timeout: 30_000 }).toEqual(names)
    for (const name of names) {
      await goTo(page, name)
      await wizard(page).getByRole('heading', { level: 3, name }).waitFor()
      await settled(page)
      expect(await axe(page, undefined, { colours: coloured.has(name) }), name).toEqual([])
      await shot(page, `launch-${name.toLowerCase().replace(' ', '-')}`)
    }
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
  }, 240_000)

  it('L-WIZ-01 neither a click beside it, nor Back, nor a reload loses what was typed without a question', async () => {
    const { page, close } = await signedIn('/project/images')
    await page.getByRole('link', { name: 'Instances', exact: true }).click()
    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('kept')
    await page.mouse.click(8, 400)
    await settled(page)
    expect(await wizard(page).getByLabel('Instance Name').inputValue()).toBe('kept')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.evaluate(() => history.back())
    await page.getByRole('button', { name: 'Keep editing' }).click()
    const asked = page.waitForEvent('dialog')
    const reload = page.evaluate(() => location.reload())
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await Promise.all([question.dismiss(), reload])
    expect(new URL(page.url()).pathname).toBe(instances)
    expect(await wizard(page).getByLabel('Instance Name').inputValue()).toBe('kept')
    await close()
  })

  it('L-SUB-05 L-SUB-07 L-WIZ-10 L-SEL-10 P-ROUTE-10 launches from an image with a new volume on two networks with a security group; several at once; another one like an instance', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByRole('textbox', { name: 'Description' }).fill('by the journey')
    await fillIn(page, 'g-journey')
    await allocate(page, 'net-beta')
    await goTo(page, 'Source')
    await wizard(page).getByRole('group', { name: 'Create New Volume' }).getByLabel('Yes').check()
    await wizard(page).getByLabel('Volume Size (GiB)').fill('3')
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

    await openWizard(page)
    await wizard(page).getByLabel('Count').fill('3')
    await fillIn(page, 'g-many')
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 3 instances.')
    await rowOf(page, 'g-many-3').waitFor()

    await rowOf(page, 'vm-alpha-2').waitFor()
    await chooseRowAction(page, 'vm-alpha-2', 'Launch Another Like This')
    await expect.poll(() => wizard(page).getByLabel('Instance Name').inputValue()).toBe('vm-alpha-3')
    for (const [step, name] of [
      ['Source', 'debian-12'],
      ['Flavor', 'm1.small'],
      ['Networks', 'net-alpha'],
    ] as const) {
      await goTo(page, step)
      await wizard(page)
        .getByRole('button', { name: `Deallocate ${name}` })
        .waitFor()
    }
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'launch-another')
    await finishButton(page).click()
    await rowOf(page, 'vm-alpha-3').waitFor()
    await close()
  })

  it('L-SEL-15 what found no host is launched again as it was typed, after a reload too, without its password', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await fillIn(page, 'g-hostless')
    await goTo(page, 'Key Pair')
    for (const label of ['Password', 'Confirm Password'])
      await wizard(page).getByLabel(label, { exact: true }).fill('not to be kept')
    await goTo(page, 'Metadata')
    const custom = wizard(page).getByRole('textbox', { name: 'Custom' }).last()
    await custom.fill('livecloud')
    await custom.press('Enter')
    await wizard(page)
      .getByRole('textbox', { name: /livecloud/ })
      .fill('fail')
    await finishButton(page).click()
    await rowOf(page, 'g-hostless').waitFor()
    await steer(server, { advance: 30_000 })
    await rowOf(page, 'g-hostless').getByText('Error').waitFor()

    await page.reload()
    const again = nextLaunch(page)
    await chooseRowAction(page, 'g-hostless', 'Launch Another Like This')
    await wizard(page).getByText('The admin password and the customization script were not kept.').waitFor()
    expect(await wizard(page).getByLabel('Instance Name').inputValue()).toBe('g-hostless')
    await goTo(page, 'Networks')
    await wizard(page).getByRole('button', { name: 'Deallocate net-alpha' }).waitFor()
    await expect.poll(() => finishButton(page).getAttribute('aria-disabled')).not.toBe('true')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await finishButton(page).click()
    const { nics, meta, admin_pass } = await again
    expect(nics).toHaveLength(1)
    expect(meta).toEqual({ livecloud: 'fail' })
    expect(admin_pass).toBeUndefined()
    await close()
  })

  it('L-SEL-14 the order of networks is changed on a phone, and is that of what is sent', async () => {
    const { page, close } = await signedIn(instances, 'demo', { width: 390, height: 844 })
    await openWizard(page)
    await fillIn(page, 'vm-ordered')
    await allocate(page, 'net-beta')
    const ids = await page.evaluate(async () => {
      const answer = await fetch('/api/neutron/networks/', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
      const { items } = (await answer.json()) as { items: { id: string; name: string }[] }
      return ['net-beta', 'net-alpha'].map((name) => items.find((each) => each.name === name)?.id)
    })
    await wizard(page).getByRole('button', { name: 'More actions: net-beta', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Move up', exact: true }).click()
    const sent = nextLaunch(page)
    await finishButton(page).click()
    expect(((await sent)['nics'] as { 'net-id': string }[]).map((nic) => nic['net-id'])).toEqual(ids)
    await close()
  })

  it('L-WIZ-05 from the row of an image or by an address it is preselected; given up, one is where one was, or where the address says; success leads to the instances', async () => {
    const { page, close } = await signedIn('/project/images')
    await rowOf(page, 'debian-12').waitFor()
    await chooseRowAction(page, 'debian-12', 'Launch Instance')
    await wizard(page).getByRole('button', { name: 'Cancel', exact: true }).click()
    await wizard(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/project/images')

    const link = rowOf(page, 'debian-12').getByRole('link', { name: 'debian-12', exact: true })
    const imageId = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    await page.goto(`${server.url}${instances}?launch&imageId=${imageId}&dismissUrl=/project/images?name=debian-12`)
    await wizard(page).getByLabel('Instance Name').waitFor()
    await goTo(page, 'Source')
    await wizard(page).getByRole('button', { name: 'Deallocate debian-12' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await wizard(page).getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.waitForURL('**/project/images?name=debian-12')

    await page.goto(`${server.url}/project/images`)
    await rowOf(page, 'debian-12').waitFor()
    await chooseRowAction(page, 'debian-12', 'Launch Instance')
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
})

describe('the last steps', () => {
  it('W-META-18 L-SUB-04 definitions are asked for when somebody comes to where they explain; a server group, a hint and metadata are sent as texts', async () => {
    const { page, close } = await signedIn()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/metadefs/namespaces/'))
        asked.push([searchParams.get('resource_type'), searchParams.get('properties_target')].filter(Boolean).join(' '))
    })
    const open = (name: string) =>
      wizard(page)
        .locator('tr:visible', { has: page.getByRole('button', { name: `Allocate ${name}`, exact: true }) })
        .getByRole('button', { name: `Details of ${name}` })
        .click()
    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('g-defined')
    for (const [step, name] of [
      ['Source', 'cirros'],
      ['Flavor', 'm1.tiny'],
    ] as const) {
      await goTo(page, step)
      await wizard(page)
        .getByRole('button', { name: `Allocate ${name}`, exact: true })
        .waitFor()
      await settled(page)
      await open(name)
      await settled(page)
    }
    expect(asked).toEqual(['OS::Glance::Image', 'OS::Nova::Flavor'])
    for (const step of ['Scheduler Hints', 'Metadata', 'Scheduler Hints']) {
      await goTo(page, step)
      await wizard(page).locator('stratus-metadata-tree:visible').getByRole('treeitem').first().waitFor()
    }
    expect(asked.slice(2)).toEqual(['OS::Nova::Server scheduler_hints', 'OS::Nova::Server metadata'])

    await goTo(page, 'Source')
    await allocate(page, 'cirros')
    await goTo(page, 'Flavor')
    await allocate(page, 'm1.tiny')
    await goTo(page, 'Networks')
    await allocate(page, 'net-alpha')
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
  it('L-WIZ-06 L-VAL-12 one is created inside, or imported from a file, and allocated', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await goTo(page, 'Key Pair')
    await wizard(page).getByRole('button', { name: 'Create Key Pair' }).click()
    const name = page.getByLabel('Key Pair Name')
    await name.fill('demo-rsa')
    await name.blur()
    await page.getByText('Keypair already exists or name contains bad characters.').waitFor()
    await name.fill('g-key')
    await page.getByRole('button', { name: 'Create Key Pair' }).last().click()
    await expectToast(page, 'Created keypair: g-key')
    await page.getByRole('button', { name: 'Copy Private Key to Clipboard' }).waitFor()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await wizard(page).getByRole('button', { name: 'Deallocate g-key' }).waitFor()

    // One that is chosen stays chosen.
    await wizard(page).getByRole('button', { name: 'Deallocate g-key' }).click()
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
