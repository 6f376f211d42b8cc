import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
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
  it('A-PAGE-05 shows aggregates and zones with their hosts, accessible in light and dark', async () => {
    const { page, close } = await signedIn(aggregates, 'admin')
    await row(page, 'agg-ssd').getByText('ssd = true').waitFor()
    await page.locator('.page-title .count', { hasText: /^2$/ }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'aggregates')
    await page.getByRole('tab', { name: 'Availability Zones' }).click()
    await row(page, 'nova').getByText('demo-compute-2').waitFor()
    expect(await axe(page)).toEqual([])
    await close()
  })

  it('A-PAGE-05 one is made with hosts, given a zone, emptied and deleted', async () => {
    const name = '<b>gpu</b> /%2F#?.. ü'
    const { page, close } = await signedIn(aggregates, 'admin')
    await page.getByRole('button', { name: 'Create Host Aggregate' }).click()
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
    await close()
  })

  it('A-PAGE-05 a name that is taken keeps the form and what was typed', async () => {
    const { page, close } = await signedIn(aggregates, 'admin')
    await page.getByRole('button', { name: 'Create Host Aggregate' }).click()
    await modal(page).getByLabel('Name', { exact: true }).fill('agg-ssd')
    await modalButton(page, 'Create Host Aggregate').click()
    await modal(page).getByText('Unable to create host aggregate "agg-ssd".').waitFor()
    expect(await modal(page).getByLabel('Name', { exact: true }).inputValue()).toBe('agg-ssd')
    await close()
  })

  it('A-PAGE-03 A-PAGE-05 a page with another column is shown as Horizon has it; one that fails is asked for again', async () => {
    await steer(server, { changedTables: ['host_aggregates'] })
    const changed = await signedIn(aggregates, 'admin')
    await changed.page.getByText('4711').first().waitFor()
    await changed.close()
    await steer(server, { changedTables: [], fault: { path: 'admin/aggregates', status: 500 } })
    const { page, close } = await signedIn(aggregates, 'admin', { allow: anyFailure })
    await endFaults(server, page)
    await row(page, 'agg-ssd').waitFor()
    await settled(page)
    await close()
  })
})
