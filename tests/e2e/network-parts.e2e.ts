import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import {
  confirm,
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  expectToast,
  modal,
  modalButton,
  rowOf,
  visitsTo,
} from './support/dashboard.js'

const withHorizon = visitsTo(dashboardOnFreshCloud(), '/project/networks/')
const straight = visitsTo(dashboardWithoutHorizon(), '/project/routers/')

const row = (page: Page, text: string) => page.locator('tr[data-key]').filter({ hasText: text })

async function chooseAll(page: Page, rows: readonly string[]): Promise<void> {
  for (const text of rows) await row(page, text).getByRole('checkbox').check()
}

describe('the parts of a network and of a router', () => {
  it('P-NET-28 ports are deleted at once, after one question that names them and what uses them', async () => {
    const { page, close } = await withHorizon()
    await rowOf(page, 'net-alpha').getByRole('link').click()
    await page.getByRole('tab', { name: 'Ports' }).click()
    await chooseAll(page, ['spare-port', '10.10.1.4'])
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete Ports' }).click()
    await modal(page).getByText(', "spare-port". Deleted ports').waitFor()
    await modal(page).getByText('Instances (1): vm-alpha-2').waitFor()
    await shot(page, 'delete-ports')
    await confirm(page, 'Delete Ports')
    await row(page, 'spare-port').waitFor({ state: 'detached' })
    await expectToast(page, /Deleted Ports: .*, spare-port\./)
    expect(await row(page, '10.10.1.4').count()).toBe(0)
    await close()
  })

  it('P-NET-28 static routes that are deleted at once are all gone, though the router keeps them as one list', async () => {
    const { page, close } = await straight()
    await rowOf(page, 'router-side').getByRole('link').click()
    await page.getByRole('tab', { name: 'Static Routes' }).click()
    await row(page, '192.168.99.0/24').waitFor()
    const added = ['192.168.1.0/24', '192.168.2.0/24', '192.168.3.0/24']
    for (const destination of added) {
      await page.locator('.table-actions').getByRole('button', { name: 'Add Static Route' }).click()
      await modal(page).getByLabel('Destination CIDR').fill(destination)
      await modal(page).getByLabel('Next Hop').fill('10.10.3.9')
      await modalButton(page, 'Add Static Route').click()
      await row(page, destination).waitFor()
    }
    await chooseAll(page, added)
    await page.getByRole('button', { name: 'Delete Static Routes' }).click()
    await confirm(page, 'Delete Static Routes')
    await expectToast(page, `Deleted Static Routes: ${added.join(', ')}.`)
    await page.reload()
    await row(page, '192.168.99.0/24').waitFor()
    expect(await page.locator('tr[data-key]').count()).toBe(1)
    await close()
  })
})
