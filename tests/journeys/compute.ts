import { expect, it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { chooseRowAction, expectToast, letGo, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, patience, press, wizard, type JourneyCloud } from './journey.js'

const goTo = (page: Page, step: string) =>
  wizard(page)
    .getByRole('tab', { name: new RegExp(`(^|[0-9] ?)${step}`) })
    .click()

async function allocate(page: Page, name: string): Promise<void> {
  await wizard(page)
    .getByRole('button', { name: `Allocate ${name}`, exact: true })
    .click()
  await wizard(page)
    .getByRole('button', { name: `Deallocate ${name}`, exact: true })
    .waitFor()
}

const answer = (page: Page, question: string) =>
  wizard(page).getByRole('group', { name: question }).getByLabel('Yes').check()

async function createKeyPair(page: Page, name: string): Promise<void> {
  await pageAction(page, 'Create Key Pair')
  await modal(page).getByLabel('Key Pair Name').fill(name)
  await press(page, 'Create Key Pair')
  await expectToast(page, `Created keypair: ${name}`)
  expect(await modal(page).getByLabel('Private Key').inputValue()).toMatch(/^-----BEGIN .*PRIVATE KEY-----/)
  await press(page, 'Done')
  await rowOf(page, name).waitFor()
}

async function launch(page: Page, name: string, keyPair: string): Promise<void> {
  await pageAction(page, 'Launch Instance')
  await wizard(page).getByLabel('Instance Name').fill(name)
  await goTo(page, 'Source')
  await allocate(page, 'cirros')
  await answer(page, 'Create New Volume')
  await wizard(page).getByLabel('Volume Size (GiB)').fill('1')
  await answer(page, 'Delete Volume on Instance Delete')
  await goTo(page, 'Flavor')
  await allocate(page, 'm1.tiny')
  await goTo(page, 'Networks')
  await allocate(page, 'net-alpha')
  await allocate(page, 'net-beta')
  await goTo(page, 'Security Groups')
  await allocate(page, 'web')
  await goTo(page, 'Key Pair')
  await allocate(page, keyPair)
  await wizard(page).getByRole('button', { name: 'Launch Instance', exact: true }).click()
  await expectToast(page, 'Scheduled creation of 1 instance.')
}

/** Waits for a status of an instance, which the list shows by itself. */
async function becomes(cloud: JourneyCloud, page: Page, name: string, status: string): Promise<void> {
  await cloud.pass(30_000)
  await rowOf(page, name).getByText(status, { exact: true }).first().waitFor({ timeout: patience })
}

export function computeJourney(cloud: JourneyCloud): void {
  it('P-KEY-06 L-SUB-05 L-SUB-08 C-CONS-01 a key pair; an instance with a new volume on two networks lives, talks, stops and goes', async () => {
    const key = ownName('key')
    const name = ownName('vm')
    const { page, close } = await open(cloud, '/project/key_pairs')
    await createKeyPair(page, key)

    await page.getByRole('link', { name: 'Instances', exact: true }).click()
    await launch(page, name, key)
    await becomes(cloud, page, name, 'Active')
    const { client } = await cloud.as('demo')
    const { items } = await client.call('nova.servers.list')
    const server = items.find((item) => item.name === name)
    expect(server).toMatchObject({ key_name: key })
    expect(new Set(server?.addresses?.map(({ network }) => network))).toEqual(new Set(['net-alpha', 'net-beta']))

    await chooseRowAction(page, name, 'View Log')
    const log = page.locator('stratus-console-log pre')
    await log.waitFor()
    await expect.poll(async () => (await log.innerText()).trimEnd().split('\n').length).toBe(35)
    await page.getByRole('link', { name: 'Instances', exact: true }).first().click()

    await chooseRowAction(page, name, 'Shut Off Instance')
    await confirm(page, 'Shut Off Instance')
    await expectToast(page, `Shutting off ${name}`)
    await becomes(cloud, page, name, 'Shutoff')

    await chooseRowAction(page, name, 'Delete Instance')
    await confirm(page, 'Delete Instance')
    await expectToast(page, `Deleting ${name}`)
    await cloud.pass(30_000)
    await rowOf(page, name).waitFor({ state: 'detached', timeout: patience })

    await page.getByRole('link', { name: 'Key Pairs', exact: true }).click()
    await rowOf(page, key)
      .getByRole('button', { name: `Delete Key Pair ${key}` })
      .click()
    await letGo(page, `Deleting Key Pair: ${key}.`)
    await expectToast(page, `Deleted Key Pair: ${key}.`)
    await rowOf(page, key).waitFor({ state: 'detached' })
    await close()
  })
}
