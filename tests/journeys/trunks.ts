import { it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import { confirm, open, ownName, pressInWizard, wizard, type JourneyCloud } from './journey.js'

/** The step on screen; the others are there too, hidden. */
const portRow = (page: Page, part: 'allocated' | 'available', name: string) =>
  wizard(page)
    .locator(`stratus-transfer-table:visible [part="${part}"] tr[data-key]`)
    .filter({ has: page.getByText(name, { exact: true }) })

async function allocate(page: Page, name: string): Promise<void> {
  await portRow(page, 'available', name)
    .getByRole('button', { name: /^Allocate/ })
    .click()
  await portRow(page, 'allocated', name).waitFor()
}

async function setSegment(page: Page, port: string, id: number): Promise<void> {
  await wizard(page).getByLabel(`Segmentation ID of ${port}`).fill(String(id))
}

export function trunkJourney(cloud: JourneyCloud): void {
  it('P-TRK-03 P-TRK-04 P-TRK-05 a trunk with two subports is made, edited and deleted', async () => {
    const [parent = '', one = '', two = ''] = await cloud.freePorts(3)
    const name = ownName('trunk')
    const { page, close } = await open(cloud, '/project/trunks')
    await page.getByRole('button', { name: 'Create Trunk' }).first().click()
    await wizard(page).getByLabel('Name').fill(name)
    await pressInWizard(page, 'Next')
    await allocate(page, parent)
    await pressInWizard(page, 'Next')
    await allocate(page, one)
    await setSegment(page, one, 1001)
    await allocate(page, two)
    await setSegment(page, two, 1002)
    await pressInWizard(page, 'Create Trunk')
    await expectToast(page, `Trunk ${name} was successfully created.`)
    await rowOf(page, name).getByRole('gridcell', { name: '2', exact: true }).waitFor()

    await chooseRowAction(page, name, 'Edit Trunk')
    const renamed = `${name}-2`
    await wizard(page).getByLabel('Name').fill(renamed)
    await pressInWizard(page, 'Next')
    await portRow(page, 'allocated', one)
      .getByRole('button', { name: /^(Deallocate|Remove)/ })
      .click()
    await setSegment(page, two, 1003)
    await pressInWizard(page, 'Edit Trunk')
    await expectToast(page, `Trunk ${renamed} was successfully edited.`)
    await rowOf(page, renamed).getByRole('link', { name: renamed, exact: true }).click()
    const subports = page.getByRole('grid', { name: 'Subports' })
    await subports.getByRole('gridcell', { name: '1003', exact: true }).waitFor()
    await subports.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: two }).waitFor()

    await page.getByRole('link', { name: 'Trunks', exact: true }).first().click()
    await chooseRowAction(page, renamed, 'Delete Trunk')
    await confirm(page, 'Delete Trunk')
    await expectToast(page, `Deleted Trunk: ${renamed}.`)
    await rowOf(page, renamed).waitFor({ state: 'detached' })
    await close()
  })
}
