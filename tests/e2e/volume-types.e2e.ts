import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  pressRetry,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const panel = '/admin/volume_types/'
const signedIn = visitsTo(server, panel, { user: 'admin' })

/** Types have no page of their own: the name is no link. */
const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

const choose = (page: Page, name: string, action: string) => chooseIn(rowOf(page, name), name, action)

async function openCreate(page: Page): Promise<void> {
  await rowOf(page, 'fast').waitFor()
  await page.locator('.page-actions').getByRole('button', { name: 'Create Volume Type' }).click()
  await modal(page).getByLabel('Name').waitFor()
}

describe('the list of volume types', () => {
  it('P-VTYPE-01 P-VTYPE-02 P-VTYPE-04 says why it fails, and is asked for again; shows them with what Horizon’s page tells, also with a row open; filters by who may use them, in the address too; is there without Horizon’s page; where there are none, offers to make one', async () => {
    await steer(server, { fault: { operation: 'cinder.volumeTypes.list', status: 500, body: 'Try later.' } })
    const { page, close } = await signedIn(panel, 'admin', { allow: anyFailure })
    await page.getByText('Try later.').first().waitFor()
    await shot(page, 'volume-types-failed')
    await steer(server, { clearFaults: true })
    await pressRetry(page)
    await rowOf(page, 'fast').waitFor()
    await rowOf(page, 'fast').getByText('iops-500', { exact: true }).waitFor()
    await rowOf(page, 'encrypted').getByText('luks', { exact: true }).waitFor()
    await rowOf(page, 'private-type').getByText('No', { exact: true }).waitFor()
    await rowOf(page, 'multi')
      .getByRole('button', { name: /details/i })
      .click()
    await page.locator('dt').getByText('volume_backend_name', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'volume-types')
    await page.goto(`${server.url}${panel}?is_public=false`)
    await rowOf(page, 'fast').waitFor({ state: 'detached' })
    await rowOf(page, 'private-type').waitFor()
    await expect.poll(() => page.locator('tr[data-key]').count()).toBe(1)

    await steer(server, { fault: { path: '/admin/volume_types/', method: 'GET', status: 500 } })
    await page.goto(server.url + panel)
    await rowOf(page, 'fast').waitFor()
    await settled(page)
    expect(await page.getByRole('columnheader', { name: 'Encryption' }).count()).toBe(0)
    await shot(page, 'volume-types-no-page')
    await steer(server, { clearFaults: true })
    await page.route('**/api/cinder/volumetypes/', (route) => route.fulfill({ json: { items: [] } }))
    await page.reload()
    await page.getByRole('button', { name: 'Create Volume Type' }).nth(1).waitFor()
    await shot(page, 'volume-types-empty')
    await close()
  })

  it('P-VTYPE-06 who may only look is offered nothing to change', async () => {
    const { page, close } = await signedIn(panel, 'reader')
    await rowOf(page, 'fast').waitFor()
    await settled(page)
    expect(
      await page.getByRole('button', { name: /Create Volume Type|Delete Volume Types|^(Edit|Update) / }).count(),
    ).toBe(0)
    expect(await page.getByRole('tab', { name: 'QoS Specs' }).count()).toBe(0)
    await shot(page, 'volume-types-reader')
    await close()
  })
})

describe('changing volume types', () => {
  it('P-VTYPE-03 P-VTYPE-05 one is made with a hostile name that stays text, edited, and several deleted with one question; what is taken or in use is said', async () => {
    const { page, close } = await signedIn()
    const name = '<b>x</b> /%2F#?.. ü'
    await openCreate(page)
    await modal(page).getByLabel('Name').fill('fast')
    await modal(page).getByLabel('Description').fill('kept')
    await modalButton(page, 'Create Volume Type').click()
    await modal(page).getByText('Volume type name "fast" already exists.').waitFor()
    expect(await modal(page).getByLabel('Description').inputValue()).toBe('kept')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'volume-types-create')
    await modal(page).getByLabel('Name').fill(name)
    await modal(page).getByLabel('Public').uncheck()
    await modalButton(page, 'Create Volume Type').click()
    await expectToast(page, `Successfully created volume type: ${name}`)
    await rowOf(page, name).getByText('No', { exact: true }).waitFor()
    await choose(page, 'fast', 'Edit Volume Type')
    await modal(page).getByLabel('Description').fill('Very fast')
    await modal(page).getByLabel('Public').uncheck()
    await shot(page, 'volume-types-edit')
    await modalButton(page, 'Edit').click()
    await expectToast(page, 'Successfully updated volume type.')
    await rowOf(page, 'fast').getByText('Very fast').waitFor()
    await rowOf(page, 'fast').getByText('No', { exact: true }).waitFor()
    for (const name of ['encrypted', 'fast']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Volume Types' }).click()
    await page.getByText('You have selected "encrypted", "fast". Deleted volume types are not recoverable.').waitFor()
    await shot(page, 'volume-types-delete')
    await confirm(page, 'Delete Volume Types')
    await page
      .getByText(/Unable to delete volume type: fast/)
      .first()
      .waitFor()
    await page.getByRole('dialog').getByText('Close', { exact: true }).click()
    await expectToast(page, 'Unable to delete Volume Type: fast.')
    await expectToast(page, 'Deleted Volume Type: encrypted.')
    await rowOf(page, 'encrypted').waitFor({ state: 'detached' })
    await rowOf(page, 'fast').waitFor()
    await close()
  })

  it('P-VTYPE-04 extra specs are made, changed and deleted; a type that volumes have keeps its own, and the dialog says so', async () => {
    const { page, close } = await signedIn(panel, 'admin', { allow: anyFailure })
    await choose(page, 'private-type', 'Update Metadata')
    await modal(page).getByRole('textbox', { name: 'Custom' }).fill('own:key')
    await page.keyboard.press('Enter')
    await modal(page).getByRole('textbox', { name: 'own:key' }).fill('own value')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'volume-types-extra-specs')
    await modalButton(page, 'Save').click()
    await expectToast(page, 'Metadata was successfully updated.')
    const details = () =>
      rowOf(page, 'private-type')
        .getByRole('button', { name: /details/i })
        .click()
    await details()
    await page.getByText('own value').waitFor()

    await choose(page, 'private-type', 'Update Metadata')
    await modal(page).getByRole('textbox', { name: 'own:key' }).fill('other value')
    await modalButton(page, 'Save').click()
    await page.locator('dd').getByText('other value').waitFor()
    await choose(page, 'private-type', 'Update Metadata')
    await modal(page).getByRole('button', { name: 'Remove own:key' }).click()
    await modalButton(page, 'Save').click()
    await page.getByText('No custom properties.').waitFor()

    await choose(page, 'fast', 'Update Metadata')
    await modal(page).getByRole('textbox', { name: 'Custom' }).fill('own:key')
    await page.keyboard.press('Enter')
    await modal(page).getByRole('textbox', { name: 'own:key' }).fill('kept')
    await modalButton(page, 'Save').click()
    await expectToast(page, 'Unable to update metadata.')
    await modal(page)
      .getByText(/Volume Type is currently in use/)
      .first()
      .waitFor()
    expect(await modal(page).getByRole('textbox', { name: 'own:key' }).inputValue()).toBe('kept')
    await close()
  })

  it('P-VTYPE-07 P-VTYPE-08 encryption is made, changed and deleted; a private type is given to projects; a QoS spec is made, given a value, associated with a type and let go', async () => {
    const { page, close } = await signedIn()
    await choose(page, 'standard', 'Create Encryption')
    await modal(page).getByLabel('Provider').fill('luks')
    await modal(page).getByLabel('Key Size (bits)').fill('256')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'volume-types-encryption')
    await modalButton(page, 'Create Volume Type Encryption').click()
    await expectToast(page, 'Successfully created encryption for volume type: standard')
    await rowOf(page, 'standard').getByText('luks', { exact: true }).waitFor()
    await choose(page, 'standard', 'Update Encryption')
    await expect.poll(() => modal(page).getByLabel('Key Size (bits)').inputValue()).toBe('256')
    await modal(page).getByLabel('Provider').fill('plain')
    await modalButton(page, 'Update Volume Type Encryption').click()
    await rowOf(page, 'standard').getByText('plain', { exact: true }).waitFor()
    await choose(page, 'standard', 'Delete Encryption')
    await confirm(page, 'Delete Encryption')
    await expectToast(page, 'Deleted Encryption: standard')
    await rowOf(page, 'standard').getByText('plain', { exact: true }).waitFor({ state: 'detached' })

    await choose(page, 'private-type', 'Edit Access')
    await modal(page).getByText('other', { exact: true }).first().waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'volume-types-access')
    await modalButton(page, 'Save').click()
    await expectToast(page, /Modified volume type access/)

    await page.getByRole('tab', { name: 'QoS Specs' }).click()
    await page.waitForURL(/\?tab=qos_specs/)
    await rowOf(page, 'iops-500').getByText('total_iops_sec=500').waitFor()
    await rowOf(page, 'iops-500').getByText('fast', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'volume-types-qos')
    await page.locator('.page-actions').getByRole('button', { name: 'Create QoS Spec' }).click()
    await modal(page).getByLabel('Name').fill('new-spec')
    await modalButton(page, 'Create').click()
    await expectToast(page, 'Successfully created QoS Spec: new-spec')
    await choose(page, 'new-spec', 'Manage Specs')
    await modal(page).getByRole('textbox', { name: 'Custom' }).fill('read:iops')
    await page.keyboard.press('Enter')
    await modal(page).getByRole('textbox', { name: 'read:iops' }).fill('9')
    await modalButton(page, 'Save').click()
    await rowOf(page, 'new-spec').getByText('read:iops=9').waitFor()
    await choose(page, 'new-spec', 'Edit Consumer')
    await modal(page).getByLabel('New QoS Spec Consumer').selectOption('both')
    await modalButton(page, 'Modify Consumer').click()
    await rowOf(page, 'new-spec').getByText('both', { exact: true }).waitFor()

    await page.getByRole('tab', { name: 'Volume Types' }).click()
    await choose(page, 'standard', 'Manage QoS Spec Association')
    await modal(page).getByLabel('QoS Spec to be associated').selectOption({ label: 'new-spec' })
    await modalButton(page, 'Associate').click()
    await expectToast(page, 'Successfully updated QoS Spec association.')
    await rowOf(page, 'standard').getByText('new-spec').waitFor()
    await page.getByRole('tab', { name: 'QoS Specs' }).click()
    await choose(page, 'unused-spec', 'Delete QoS Spec')
    await confirm(page, 'Delete QoS Spec')
    await rowOf(page, 'unused-spec').waitFor({ state: 'detached' })
    await close()
  })
})
