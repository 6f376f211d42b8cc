import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const flavors = '/admin/flavors'
const signedIn = visitsTo(server, flavors, { user: 'admin' })

/** Flavors have no details page: the name is no link. */
const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-key]').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const press = (page: Page, button: string) => modal(page).getByRole('button', { name: button, exact: true }).click()

const choose = (page: Page, name: string, action: string) => chooseIn(rowOf(page, name), name, action)

async function openCreate(page: Page): Promise<void> {
  await page.locator('.page-actions').getByRole('button', { name: 'Create Flavor' }).click()
  await modal(page).getByLabel('Flavor Name').waitFor()
}

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await modal(page).getByLabel(label).fill(value)
}

const amounts = { vCPUs: '2', 'RAM (MiB)': '1024', 'Root Disk (GiB)': '0' }

describe('the list of flavors', () => {
  it('P-ROUTE-01 P-FLV-01 P-FLV-02 filters by whether it is public, in the address too; shows them by RAM, accessible in light and dark, also with a row open', async () => {
    const { page, close } = await signedIn(`${flavors}?is_public=false`)
    await rowOf(page, 'secret.medium').waitFor()
    await expect.poll(() => page.locator('tr[data-key]').count()).toBe(1)

    await page.goto(server.url + flavors)
    await rowOf(page, 'm1.nano').waitFor()
    await expect
      .poll(() => page.locator('tr[data-key]').getByRole('rowheader').allTextContents())
      .toEqual([
        expect.stringContaining('m1.nano'),
        expect.stringContaining('m1.tiny'),
        expect.stringContaining('m1.small'),
        expect.stringContaining('secret.medium'),
        expect.stringContaining('m1.large'),
      ])
    await rowOf(page, 'm1.large')
      .getByRole('button', { name: /details/i })
      .click()
    for (const label of ['Ephemeral Disk', 'Swap Disk', 'RX/TX factor'])
      await page.locator('dt').getByText(label, { exact: true }).waitFor()
    await page.getByText('512 MiB').last().waitFor()
    await page.getByText('1024', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'flavors')
    await close()
  })
})

describe('changing flavors', () => {
  it('P-FLV-03 W-META-16 metadata is saved; a failure leaves the dialog open with what was typed; a key that is gone already is none', async () => {
    const { page, close } = await signedIn(flavors, 'admin', { allow: anyFailure })
    await choose(page, 'm1.small', 'Update Metadata')
    await modal(page)
      .getByRole('textbox', { name: 'hw:cpu_policy' })
      .or(modal(page).getByLabel('CPU Pinning policy'))
      .first()
      .waitFor()
    await modal(page).getByRole('textbox', { name: 'Custom' }).fill('own:key')
    await page.keyboard.press('Enter')
    await modal(page).getByRole('textbox', { name: 'own:key' }).fill('own value')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await steer(server, { fault: { operation: 'nova.flavors.updateExtraSpecs', status: 500, times: 1 } })
    await press(page, 'Save')
    await expectToast(page, 'Unable to update metadata.')
    expect(await modal(page).getByRole('textbox', { name: 'own:key' }).inputValue()).toBe('own value')
    await press(page, 'Save')
    await expectToast(page, 'Metadata was successfully updated.')
    await rowOf(page, 'm1.small')
      .getByRole('button', { name: /details/i })
      .click()
    await page.getByText('own value').waitFor()

    // Somebody else takes a key away that is about to be taken away here.
    await choose(page, 'm1.small', 'Update Metadata')
    await modal(page).getByRole('button', { name: 'Remove own:key' }).click()
    const others = await page.evaluate(
      async (id) => {
        const headers = {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-CSRFToken': /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '',
        }
        const body = JSON.stringify({ updated: {}, removed: ['own:key'] })
        return (await fetch(`/api/nova/flavors/${id}/extra-specs/`, { method: 'PATCH', headers, body })).status
      },
      await rowOf(page, 'm1.small').getAttribute('data-key'),
    )
    expect(others).toBe(204)
    await press(page, 'Save')
    await modal(page).waitFor({ state: 'detached' })
    await close()
  })

  it('P-ROUTE-10 one is created for chosen projects, with a hostile name that stays text; what is missing or wrong is said, and nothing sent', async () => {
    const name = '<b>x</b> %2F#? ü'
    const { page, close } = await signedIn()
    await rowOf(page, 'm1.nano').waitFor()
    await openCreate(page)
    const send = modal(page).getByRole('button', { name: 'Create Flavor', exact: true })
    await expect.poll(() => send.isDisabled()).toBe(true)
    await fillIn(page, { 'Flavor Name': 'm1.tiny', ...amounts, vCPUs: '0', 'RAM (MiB)': '2147483648' })
    await modal(page).getByText('Flavor already exists.').waitFor()
    await modal(page).getByText('The number of vCPUs is a whole number from 1 on.').waitFor()
    await modal(page).getByText('RAM is a whole number of MiB from 1 on.').waitFor()
    await expect.poll(() => send.isDisabled()).toBe(true)

    await fillIn(page, { 'Flavor Name': name, ...amounts })
    await modal(page).getByText('Selected projects').click()
    await modal(page).getByText('Choose at least one project.').waitFor()
    await modal(page).getByRole('button', { name: 'Allocate demo', exact: true }).click()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'flavors-create')
    await press(page, 'Create Flavor')
    await expectToast(page, `Flavor ${name} was successfully created.`)
    await rowOf(page, name).getByText('No', { exact: true }).waitFor()
    await close()
  })

  it('P-ROUTE-10 an edited one is a new one; a refusal keeps what was typed; one that somebody else deleted meanwhile: no form opens, the reason is said', async () => {
    const { page, close } = await signedIn(flavors, 'admin', { allow: anyFailure })
    await choose(page, 'secret.medium', 'Edit Flavor')
    await modal(page)
      .getByText(/saves an edited flavor as a new one/)
      .waitFor()
    await expect.poll(() => modal(page).getByLabel('RAM (MiB)').inputValue()).toBe('4096')
    await fillIn(page, { 'RAM (MiB)': '5120' })
    await steer(server, { fault: { operation: 'nova.flavors.update', status: 409, body: 'In use.', times: 1 } })
    await press(page, 'Update Flavor')
    await modal(page).getByRole('alert').filter({ hasText: 'In use.' }).waitFor()
    expect(await modal(page).getByLabel('RAM (MiB)').inputValue()).toBe('5120')
    await press(page, 'Update Flavor')
    await expectToast(page, 'Flavor secret.medium was successfully updated.')
    await rowOf(page, 'secret.medium').getByText('5 GiB').waitFor()
    await rowOf(page, 'secret.medium').getByText('No', { exact: true }).waitFor()

    await rowOf(page, 'm1.tiny').waitFor()
    await steer(server, {
      fault: { operation: 'nova.flavors.get', status: 404, body: 'Flavor 2 could not be found.', times: 1 },
    })
    await choose(page, 'm1.tiny', 'Edit Flavor')
    await expectToast(page, 'Unable to retrieve the flavor.')
    await settled(page)
    expect(await modal(page).getByLabel('Flavor Name').count()).toBe(0)
    await close()
  })

  it('P-FLV-04 several are deleted at once, what fails is named with the reason; one has words of its own', async () => {
    const { page, close } = await signedIn(flavors, 'admin', { allow: anyFailure })
    for (const name of ['m1.nano', 'm1.tiny']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Flavors' }).click()
    await page.getByText('You have selected "m1.nano", "m1.tiny". Deleted flavors are not recoverable.').waitFor()
    await steer(server, { fault: { operation: 'nova.flavors.delete', status: 500, body: 'Try later.', times: 1 } })
    await page
      .getByRole('dialog', { name: 'Confirm Delete Flavors' })
      .getByRole('button', { name: 'Delete Flavors' })
      .click()
    await page
      .getByText(/Try later\./)
      .first()
      .waitFor()
    await page.getByRole('dialog').getByText('Close', { exact: true }).click()
    await expectToast(page, /Unable to delete Flavor: m1\.(nano|tiny)\./)
    await expectToast(page, /Deleted Flavor: m1\.(nano|tiny)\./)

    await choose(page, 'm1.small', 'Delete Flavor')
    await page.getByText('You have selected "m1.small". Deleted flavor is not recoverable.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Flavor', exact: true }).click()
    await expectToast(page, 'Deleted Flavor: m1.small.')
    await rowOf(page, 'm1.small').waitFor({ state: 'detached' })
    await close()
  })
})
