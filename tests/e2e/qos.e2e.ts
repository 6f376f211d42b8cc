import { describe, expect, it } from 'vitest'
import { axe, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardOnFreshCloud,
  expectToast,
  letGo,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const qos = '/project/network_qos'
const signedIn = visitsTo(server, qos, { user: 'admin' })

const tableOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function createPolicy(page: Page, name: string): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: 'Create Policy' }).click()
  await modal(page).getByLabel('Name', { exact: false }).first().fill(name)
  await modalButton(page, 'Create Policy').click()
  await expectToast(page, `QoS Policy ${name} was successfully created.`)
  await rowOf(page, name).waitFor()
}

async function openAdd(page: Page): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: 'Add Rule' }).click()
  await modal(page).getByText('QoS Policy ID').waitFor()
}

describe('QoS policies', () => {
  it('P-ROUTE-01 P-QOS-01 P-QOS-03 P-QOS-04 P-QOS-05 P-QOS-06 P-QOS-07 P-QOS-08 P-QOS-12 are listed by name; one is created, and given a rule on its page, its texts end at 255 characters; without rules it has none to change; several are deleted at once, one in use is named', async () => {
    const { page, close } = await signedIn(qos, 'admin', { allow: anyFailure })
    await rowOf(page, 'qos-all-rules').getByText('Yes', { exact: true }).waitFor()
    await rowOf(page, 'qos-all-rules')
      .getByRole('button', { name: /details/i })
      .click()
    await page.getByRole('button', { name: 'Copy Project ID' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'qos')
    await page.locator('.page-actions').getByRole('button', { name: 'Create Policy' }).click()
    expect(await modalButton(page, 'Create Policy').isDisabled()).toBe(true)
    const name = modal(page).getByRole('textbox', { name: 'Name' })
    await name.fill('<i>gold</i> /%2F#? ü')
    await modal(page).getByLabel('Description').fill('ü'.repeat(256))
    await modal(page).getByText('A policy description less than 256 characters is required.').waitFor()
    expect(await modalButton(page, 'Create Policy').isDisabled()).toBe(true)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await modal(page).getByLabel('Description').fill('ü'.repeat(255))
    await modal(page).getByLabel('Shared').check()
    await modalButton(page, 'Create Policy').click()
    await expectToast(page, 'QoS Policy <i>gold</i> /%2F#? ü was successfully created.')
    await rowOf(page, '<i>gold</i> /%2F#? ü').getByText('Yes', { exact: true }).waitFor()
    await rowOf(page, '<i>gold</i> /%2F#? ü').getByRole('link').click()
    await openAdd(page)
    expect(await modalButton(page, 'Add Rule').isDisabled()).toBe(true)
    await modal(page).getByLabel('Rule Type').selectOption('minimum_packet_rate')
    expect(await modal(page).getByLabel('Direction').inputValue()).toBe('egress')
    const rate = modal(page).getByLabel('Minimum packet rate (in kpps)')
    await rate.fill('-1')
    await modal(page).getByText('Only whole numbers from 0 on are possible.').waitFor()
    await rate.fill('7')
    await modalButton(page, 'Add Rule').click()
    await expectToast(page, 'QoS policy rule successfully created')
    await tableOf(page, 'Minimum Packet Rules').getByRole('gridcell', { name: '7', exact: true }).waitFor()
    await page.goBack()
    await createPolicy(page, 'bare')
    await chooseRowAction(page, 'bare', 'Edit Rule')
    await expectToast(page, 'There are no rules to modify.')
    await chooseRowAction(page, 'bare', 'Delete Rule')
    await expectToast(page, 'There are no rules to delete.')
    expect(await modal(page).getByLabel('Rule').count()).toBe(0)
    for (const name of ['bare', 'qos-all-rules']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Policies' }).click()
    const body = 'QoS Policy is used by network.'
    await steer(server, { fault: { operation: 'neutron.qosPolicies.delete', status: 409, body, times: 1 } })
    await letGo(page, 'Deleting policies: bare, qos-all-rules.')
    await expectToast(page, /Unable to delete policy: (bare|qos-all-rules)\./)
    await expectToast(page, /Deleted policy: (bare|qos-all-rules)\./)
    await close()
  })
})

describe('QoS rules', () => {
  it('P-ROUTE-04 P-ROUTE-06 P-ROUTE-09 P-QOS-02 P-QOS-04 P-QOS-08 P-QOS-12 a table for each kind; one is edited, another deleted; what the service refuses is said, and the form stays', async () => {
    const { page, close } = await signedIn(qos, 'admin', { allow: anyFailure })
    await rowOf(page, 'qos-all-rules').getByRole('link').click()
    await page.waitForURL(/\/ngdetails\/OS::Neutron::QoSPolicy\/[0-9a-f-]{36}$/)
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    for (const [title, value] of [
      ['DSCP Rules', '26'],
      ['Bandwidth Rules', '1000'],
      ['Minimum Bandwidth Rules', '500'],
      ['Minimum Packet Rules', '100'],
    ] as const)
      await tableOf(page, title).getByRole('gridcell', { name: value, exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'qos-details')
    const id = page.url().split('/').at(-1)
    await page.goto(`${server.url}${qos}/${id}`)
    await page.waitForURL(`**/ngdetails/OS::Neutron::QoSPolicy/${id}`)
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    const more = page.locator('.page-actions').getByRole('button', { name: /more/i })
    await more.click()
    await page.getByRole('menuitem', { name: 'Edit Rule' }).click()
    expect(await modalButton(page, 'Edit Rule').isDisabled()).toBe(true)
    const choice = await modal(page)
      .getByRole('option', { name: /minkbps: 500, egress$/ })
      .getAttribute('value')
    await modal(page).getByLabel('Rule to edit').selectOption(choice)
    await modal(page).getByLabel('Minimum bandwidth (in kbps)').fill('600')
    await modal(page).getByLabel('Direction').selectOption('ingress')
    await modalButton(page, 'Edit Rule').click()
    await expectToast(page, `QoS policy rule ${choice} was successfully updated.`)
    await tableOf(page, 'Minimum Bandwidth Rules').getByRole('gridcell', { name: '600', exact: true }).waitFor()
    await tableOf(page, 'Minimum Bandwidth Rules').getByRole('gridcell', { name: 'ingress', exact: true }).waitFor()
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete Rule' }).click()
    expect(await modalButton(page, 'Delete').isDisabled()).toBe(true)
    await modal(page).getByRole('combobox', { name: /^Rule/ }).selectOption(choice)
    await modalButton(page, 'Delete').click()
    await expectToast(page, 'QoS policy rule was successfully deleted.')
    await tableOf(page, 'Minimum Bandwidth Rules').getByText('No rules of this kind.').waitFor()
    await openAdd(page)
    await modal(page).getByLabel('Rule Type').selectOption('dscp_marking')
    const mark = modal(page).getByRole('combobox', { name: 'DSCP mark' })
    await mark.fill('12')
    await mark.press('Enter')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await modalButton(page, 'Add Rule').click()
    await modal(page).getByRole('alert').filter({ hasText: 'conflicts with rule' }).waitFor()
    expect(await mark.inputValue()).toBe('12')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await more.click()
    await page.getByRole('menuitem', { name: 'Edit Rule' }).click()
    await modal(page).getByLabel('Rule to edit').selectOption({ index: 1 })
    const body = 'QoS rule could not be found.'
    for (const operation of ['neutron.bandwidthLimitRules.update', 'neutron.dscpMarkingRules.update'])
      await steer(server, { fault: { operation, status: 404, body, times: 1 } })
    await modalButton(page, 'Edit Rule').click()
    await modal(page).getByRole('alert').filter({ hasText: body }).waitFor()
    await close()
  })
})
