import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  dashboardOnFreshCloud,
  endFaults,
  expectToast,
  modal,
  modalButton,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const aggregates = '/admin/aggregates/'
const signedIn = visitsTo(server, aggregates)
/** Names lead nowhere. */
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

describe('the host aggregates panel', () => {
  it('A-PAGE-03 A-PAGE-05 a list that fails is asked for again; it shows aggregates and zones with their hosts; one is made with hosts, not with a name that is taken, given a zone, emptied and deleted; a page with another column is shown as Horizon has it', async () => {
    const name = '<b>gpu</b> /%2F#?.. ü'
    await steer(server, { fault: { path: 'admin/aggregates', status: 500 } })
    const { page, close } = await signedIn(aggregates, 'admin', { allow: anyFailure })
    await endFaults(server, page)
    await row(page, 'agg-ssd').getByText('ssd = true').waitFor()
    await page.locator('.page-title .count', { hasText: /^2$/ }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'aggregates')
    await page.getByRole('tab', { name: 'Availability Zones' }).click()
    await row(page, 'nova').getByText('demo-compute-2').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await page.getByRole('tab', { name: 'Host Aggregates' }).click()

    await page.getByRole('button', { name: 'Create Host Aggregate' }).click()
    await modal(page).getByLabel('Name', { exact: true }).fill('agg-ssd')
    await modalButton(page, 'Create Host Aggregate').click()
    await modal(page).getByText('Unable to create host aggregate "agg-ssd".').waitFor()
    expect(await modal(page).getByLabel('Name', { exact: true }).inputValue()).toBe('agg-ssd')
    await modal(page).getByLabel('Name', { exact: true }).fill(name)
    await modal(page).getByText('demo-compute-2').click()
    await modalButton(page, 'Create Host Aggregate').click()
    await expectToast(page, `Created new host aggregate "${name}".`)
    const made = row(page, name)
    await made.getByText('demo-compute-2').waitFor()
    await made.getByRole('button', { name: 'More actions' }).click()
    await page.getByText('Remove its hosts first.').waitFor()
    await page.keyboard.press('Escape')

    await chooseIn(made, name, 'Edit Host Aggregate')
    await modal(page).getByLabel('Availability Zone').fill('gpu-zone')
    await modalButton(page, 'Edit Host Aggregate').click()
    await made.getByText('gpu-zone').waitFor()
    await page.getByRole('tab', { name: 'Availability Zones' }).click()
    await row(page, 'gpu-zone').getByText('demo-compute-2').waitFor()

    await page.getByRole('tab', { name: 'Host Aggregates' }).click()
    await chooseIn(made, name, 'Manage Hosts')
    await modal(page).getByText('demo-compute-2').click()
    await modalButton(page, 'Save').click()
    await expectToast(page, 'The Aggregate was updated.')
    await chooseIn(made, name, 'Delete Host Aggregate')
    await modalButton(page, 'Delete Host Aggregate').click()
    await made.waitFor({ state: 'detached' })

    await steer(server, { changedTables: ['host_aggregates'] })
    await page.reload()
    await page.getByText('4711').first().waitFor()
    await close()
  })
})
