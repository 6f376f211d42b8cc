import { it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, patience, press, type JourneyCloud } from './journey.js'

const instance = 'vm-alpha-2'

export function volumeJourney(cloud: JourneyCloud): void {
  it('A-CINDER-01 a volume is created, extended, attached, detached, kept in a snapshot, and deleted', async () => {
    const name = ownName('volume')
    const { page, close } = await open(cloud, '/project/volumes/')
    const becomes = async (text: string) => {
      await cloud.pass(30_000)
      await rowOf(page, name).getByText(text).first().waitFor({ timeout: patience })
    }
    await pageAction(page, 'Create Volume')
    await modal(page).getByLabel('Volume Name').fill(name)
    await modal(page).getByLabel('Size (GiB)').fill('1')
    await press(page, 'Create Volume')
    await expectToast(page, `Creating volume ${name}`)
    await becomes('Available')

    await chooseRowAction(page, name, 'Extend Volume')
    await modal(page).getByLabel('New Size (GiB)').fill('2')
    await press(page, 'Extend Volume')
    await becomes('2 GiB')
    await becomes('Available')

    await manage(page, name)
    const target = modal(page).getByLabel('Attach to Instance')
    await modal(page).getByRole('button', { name: 'Attach Volume' }).click({ force: true })
    await target.and(page.locator(':focus')).waitFor()
    await target.selectOption({ label: await target.getByText(new RegExp(`^${instance} `)).innerText() })
    await press(page, 'Attach Volume')
    await becomes(`on ${instance}`)
    await becomes('In-use')

    await manage(page, name)
    await modal(page).locator('tbody').getByRole('button', { name: 'Detach Volume' }).click()
    await press(page, 'Detach Volume')
    await becomes('Available')

    const snapshot = ownName('snapshot')
    await chooseRowAction(page, name, 'Create Snapshot')
    await modal(page).getByLabel('Snapshot Name').fill(snapshot)
    await press(page, 'Create Volume Snapshot')
    await expectToast(page, `Creating volume snapshot "${snapshot}"`)
    await page.getByRole('link', { name: 'Snapshots', exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: snapshot })
    await cloud.pass(30_000)
    await row.getByText('Available').waitFor({ timeout: patience })
    await row.getByRole('button', { name: `More actions: ${snapshot}` }).click()
    await page.getByRole('menuitem', { name: 'Delete Volume Snapshot' }).click()
    await confirm(page, 'Delete Volume Snapshot')
    await row.waitFor({ state: 'detached', timeout: patience })

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Volumes' }).click()
    await chooseRowAction(page, name, 'Delete Volume')
    await confirm(page, 'Delete Volume')
    await expectToast(page, `Deleting volume ${name}`)
    await cloud.pass(30_000)
    await rowOf(page, name).waitFor({ state: 'detached', timeout: patience })
    await close()
  })
}

async function manage(page: Page, name: string): Promise<void> {
  await chooseRowAction(page, name, 'Manage Attachments')
  await modal(page).getByRole('heading', { name: 'Manage Volume Attachments' }).waitFor()
}
