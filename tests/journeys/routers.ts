import { expect, it } from 'vitest'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, press, type JourneyCloud } from './journey.js'

/** No other router leads there. */
const network = '10.60.0.'

export function routerJourney(cloud: JourneyCloud): void {
  it('A-PAGE-01 P-NET-28 a router is created, gets a gateway, an interface and two routes, loses all, and is deleted', async () => {
    const name = ownName('router')
    const { page, close } = await open(cloud, '/project/routers/')
    await pageAction(page, 'Create Router')
    await modal(page).getByLabel('Router Name').fill(name)
    await press(page, 'Create Router')
    await expectToast(page, `Router ${name} was successfully created.`)

    await chooseRowAction(page, name, 'Set Gateway')
    await modal(page).getByLabel('External Network').selectOption({ label: 'public' })
    await press(page, 'Set Gateway')
    await rowOf(page, name).getByText('public', { exact: true }).waitFor()

    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('tab', { name: 'Interfaces' }).click()
    await page.locator('stratus-tabs').getByRole('button', { name: 'Add Interface' }).first().click()
    const subnet = modal(page).getByLabel('Subnet')
    await subnet.selectOption({ label: await subnet.getByText(/^stack-net: 10\.60\.0\.0/).innerText() })
    await modal(page).getByLabel('IP Address (optional)').fill(`${network}222`)
    await press(page, 'Add Interface')
    await page.getByText(`${network}222`, { exact: true }).waitFor()

    await page.getByRole('tab', { name: 'Static Routes' }).click()
    await page.locator('stratus-tabs').getByRole('button', { name: 'Add Static Route' }).first().click()
    await modal(page).getByLabel('Destination CIDR').fill('192.168.78.0/24')
    await modal(page).getByLabel('Next Hop', { exact: true }).fill('198.51.100.9')
    await press(page, 'Add Static Route')
    // What the cloud refuses stays to be mended.
    await modal(page).getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    expect(await modal(page).getByLabel('Destination CIDR').inputValue()).toBe('192.168.78.0/24')
    await modal(page).getByLabel('Next Hop', { exact: true }).fill(`${network}9`)
    await press(page, 'Add Static Route')
    await page.getByText('192.168.78.0/24', { exact: true }).waitFor()
    await page.locator('stratus-tabs').getByRole('button', { name: 'Add Static Route' }).first().click()
    await modal(page).getByLabel('Destination CIDR').fill('192.168.79.0/24')
    await modal(page).getByLabel('Next Hop', { exact: true }).fill(`${network}9`)
    await press(page, 'Add Static Route')
    await page.getByText('192.168.79.0/24', { exact: true }).waitFor()
    await page.locator('stratus-tabs').getByRole('checkbox', { name: 'Select all' }).check()
    await page.locator('stratus-tabs').getByRole('button', { name: 'Delete Static Routes' }).click()
    await confirm(page, 'Delete Static Routes')
    await expectToast(page, 'Deleted Static Routes: 192.168.78.0/24, 192.168.79.0/24.')
    await page.reload()
    await page.getByText('No items to display.').waitFor()

    await page.getByRole('tab', { name: 'Interfaces' }).click()
    await page
      .locator('stratus-tabs')
      .getByRole('button', { name: /^Delete Interface / })
      .click()
    await confirm(page, 'Delete Interface')
    await page.getByText(`${network}222`, { exact: true }).waitFor({ state: 'detached' })

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Routers' }).click()
    await chooseRowAction(page, name, 'Clear Gateway')
    await confirm(page, 'Clear Gateway')
    await rowOf(page, name).getByText('public', { exact: true }).waitFor({ state: 'detached' })
    await chooseRowAction(page, name, 'Delete Router')
    await confirm(page, 'Delete Router')
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
  })
}
