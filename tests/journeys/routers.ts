import { it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { expectToast } from '../e2e/support/dashboard.js'
import { chooseHorizonAction, horizonRow, modal, open, ownName, press, type JourneyCloud } from './journey.js'

const interfaces = (page: Page) => page.getByRole('tab', { name: 'Interfaces' })
/** No other router leads there. */
const network = '10.60.0.'
const interfaceRow = (page: Page) => page.locator('.horizon-page tbody tr').filter({ hasText: network })

export function routerJourney(cloud: JourneyCloud): void {
  it('a router is created, gets a gateway and an interface, loses both, and is deleted', async () => {
    const name = ownName('router')
    const { page, close } = await open(cloud, '/project/routers/')
    await page.getByRole('link', { name: 'Create Router' }).click()
    await modal(page).getByLabel('Router Name').fill(name)
    await press(page, 'Create Router')
    await expectToast(page, `Router ${name} was successfully created.`)

    await chooseHorizonAction(page, name, 'Set Gateway')
    await modal(page).getByLabel('External Network').selectOption({ label: 'public' })
    await press(page, 'Submit')
    await horizonRow(page, name).getByRole('cell', { name: 'public', exact: true }).waitFor()

    await horizonRow(page, name).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await interfaces(page).click()
    await page.getByRole('link', { name: 'Add Interface' }).click()
    const subnet = modal(page).getByLabel('Subnet')
    await subnet.selectOption({ label: await subnet.getByText(/^stack-net: 10\.60\.0\.0/).innerText() })
    await modal(page).getByLabel('IP Address (optional)').fill(`${network}222`)
    await press(page, 'Submit')
    // The page comes again at the tab that was open.
    await interfaceRow(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Interfaces' }).click()
    await press(page, 'Delete Interfaces')
    await interfaceRow(page).waitFor({ state: 'detached' })

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Routers' }).click()
    await chooseHorizonAction(page, name, 'Clear Gateway')
    await press(page, 'Clear Gateway')
    await horizonRow(page, name).getByRole('link', { name: 'Set Gateway' }).waitFor()
    await chooseHorizonAction(page, name, 'Delete Router')
    await press(page, 'Delete Router')
    await expectToast(page, `Deleted Router: ${name}`)
    await horizonRow(page, name).waitFor({ state: 'detached' })
    await close()
  })
}
