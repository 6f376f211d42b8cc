import { it } from 'vitest'
import type { Page } from '../e2e/support/browser.js'
import { chooseRowAction, expectToast, letGo, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, press, type JourneyCloud } from './journey.js'

const rule = (page: Page, ports: string) => page.locator('tr[data-key]').filter({ hasText: ports })

export function securityGroupJourney(cloud: JourneyCloud): void {
  it('A-NEUTRON-06 a security group is created, two rules are added and removed again, and it is deleted', async () => {
    const name = ownName('group')
    const { page, close } = await open(cloud, '/project/security_groups/')
    await pageAction(page, 'Create Security Group')
    await modal(page).getByLabel('Name').fill(name)
    await press(page, 'Create Security Group')
    await expectToast(page, `Successfully created security group: ${name}`)
    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()

    for (const [port, shown] of [
      ['22', '22 (SSH)'],
      ['4711', '4711'],
    ] as const) {
      await pageAction(page, 'Add Rule')
      await modal(page).getByLabel('Port', { exact: true }).fill(port)
      await press(page, 'Add')
      await rule(page, shown).waitFor()
    }
    await rule(page, '22 (SSH)')
      .getByRole('button', { name: /^Delete Rule/ })
      .click()
    await rule(page, '22 (SSH)').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await rule(page, '22 (SSH)')
      .getByRole('button', { name: /^Delete Rule/ })
      .click()
    await letGo(page, 'Deleting Rule: ')
    await expectToast(page, /Deleted Rule: .*22 \(SSH\)/)
    await rule(page, '22 (SSH)').waitFor({ state: 'detached' })
    await rule(page, '4711').waitFor()

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Security Groups' }).click()
    await chooseRowAction(page, name, 'Delete Security Group')
    await confirm(page, 'Delete Security Group')
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
  })
}
