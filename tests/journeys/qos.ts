import { it } from 'vitest'
import { makesQosRules, noQosRules } from '../contract/cases/qos.js'
import { chooseRowAction, expectToast, letGo, rowOf } from '../e2e/support/dashboard.js'
import { modal, open, ownName, pageAction, press, type JourneyCloud } from './journey.js'

/** Kind, field, value, how the field is filled in, and the table in which it is seen. */
const kinds = [
  ['bandwidth_limit', 'Max bandwidth (in kbps)', '1000', 'textbox', 'Bandwidth Rules'],
  ['dscp_marking', 'DSCP mark', '26', 'combobox', 'DSCP Rules'],
  ['minimum_bandwidth', 'Minimum bandwidth (in kbps)', '500', 'textbox', 'Minimum Bandwidth Rules'],
  ['minimum_packet_rate', 'Minimum packet rate (in kpps)', '7', 'textbox', 'Minimum Packet Rules'],
] as const

export function qosJourney(cloud: JourneyCloud): void {
  it('P-QOS-01 P-QOS-02 P-QOS-04 a QoS policy gets a rule of each of the four kinds, and is deleted', async ({
    skip,
  }) => {
    if (!(await makesQosRules(cloud))) skip(noQosRules)
    const name = ownName('qos')
    const { page, close } = await open(cloud, '/project/network_qos', 'admin')
    await pageAction(page, 'Create Policy')
    await modal(page).getByLabel('Name', { exact: false }).first().fill(name)
    await press(page, 'Create Policy')
    await expectToast(page, `QoS Policy ${name} was successfully created.`)
    await rowOf(page, name).getByRole('link', { name, exact: true }).click()

    for (const [type, label, value, how, table] of kinds) {
      await pageAction(page, 'Add Rule')
      await modal(page).getByLabel('Rule Type').selectOption(type)
      const field = modal(page).getByRole(how, { name: label })
      await field.fill(value)
      // A list that is searched takes what is found.
      if (how === 'combobox') await field.press('Enter')
      await press(page, 'Add Rule')
      await page
        .getByRole('region', { name: table, exact: true })
        .getByRole('gridcell', { name: value, exact: true })
        .waitFor()
    }

    await page.getByRole('link', { name: 'Network QoS', exact: true }).first().click()
    await chooseRowAction(page, name, 'Delete Policy')
    await letGo(page, `Deleting policy: ${name}.`)
    await expectToast(page, `Deleted policy: ${name}.`)
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
  })
}
