import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  chooseRowAction,
  dashboardWithoutHorizon,
  modal,
  modalButton,
  rowOf,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardWithoutHorizon()
const providers = '/identity/identity_providers/'
const mappings = '/identity/mappings/'
const signedIn = visitsTo(server, providers, { user: 'admin', allow: anyFailure })
const name = '<b>idp</b> #?.. ü'

/** The list, wide and narrow, and the page of one thing in it. */
async function looksWell(page: Page, look: string, thing: string, part: string): Promise<void> {
  await rowOf(page, thing).waitFor()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axe(page, undefined, { colours: width === 1280 })).toEqual([])
    await shot(page, `${look}-${width}`)
  }
  await rowOf(page, thing).getByRole('link', { name: thing, exact: true }).click()
  await page.getByText(part).first().waitFor()
  expect(await axe(page)).toEqual([])
  await shot(page, `one-${look}`)
  await page.goBack()
}

describe('federation', () => {
  it('I-FED-01 providers are listed and opened; one is registered, gets a protocol, is changed and unregistered', async () => {
    const { page, close } = await signedIn()
    await looksWell(page, 'identity_providers', 'acme', 'saml2')
    await page.getByRole('button', { name: 'Register Identity Provider', exact: true }).click()
    await modal(page).getByLabel('Identity Provider ID').fill(name)
    await modal(page).getByLabel('Remote IDs').fill('https://one.example.org, https://two.example.org')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'identity-provider-form')
    await modalButton(page, 'Register Identity Provider').click()
    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Add Protocol' }).first().click()
    await modal(page).getByLabel('Protocol ID').fill('openid')
    await modal(page).getByLabel('Mapping ID').selectOption({ label: 'staff' })
    await modalButton(page, 'Create Protocol').click()
    const protocol = page.getByRole('row').filter({ hasText: 'openid' })
    await protocol.getByText('staff').waitFor()
    await chooseIn(protocol, 'openid', 'Delete Protocol')
    await modalButton(page, 'Delete Protocol').click()
    await protocol.waitFor({ state: 'detached' })
    await page.goBack()
    await chooseRowAction(page, name, 'Edit Identity Provider')
    await modal(page).getByText('Enabled', { exact: true }).click()
    await modalButton(page, 'Update Identity Provider').click()
    await rowOf(page, name).getByText('No', { exact: true }).waitFor()
    await chooseRowAction(page, name, 'Unregister Identity Provider')
    await modal(page).getByText('users and their domain stay').waitFor()
    await shot(page, 'identity-provider-delete')
    await modalButton(page, 'Unregister Identity Provider').click()
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
  })

  it('I-FED-02 mappings are listed and opened; rules are edited in a field that shows them; what is no list in JSON is said, and nothing typed is lost', async () => {
    const { page, close } = await signedIn(mappings)
    await looksWell(page, 'mappings', 'staff', 'REMOTE_USER')
    await chooseRowAction(page, 'staff', 'Edit Mapping')
    const rules = modal(page).getByLabel('Rules')
    await expect.poll(() => rules.inputValue()).toMatch(/^\[\n/)
    await expect.poll(() => rules.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1)
    await shot(page, 'mapping-edit')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Create Mapping' }).click()
    await modal(page).getByLabel('Mapping ID').fill('other')
    await rules.fill('{')
    await modalButton(page, 'Create Mapping').click()
    await modal(page).getByText('Rules must be a list in JSON.').waitFor()
    await shot(page, 'mapping-form')
    await rules.fill('[{"local": [], "remote": []}]')
    await modalButton(page, 'Create Mapping').click()
    await rowOf(page, 'other').getByText('1 rule').waitFor()
    await chooseRowAction(page, 'other', 'Delete Mapping')
    await modalButton(page, 'Delete Mapping').click()
    await rowOf(page, 'other').waitFor({ state: 'detached' })
    await close()
  })

  it('I-FED-01 what is forbidden and what fails is said', async () => {
    const { page, close } = await signedIn(providers, 'demo')
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await settled(page)
    expect(await page.getByRole('button', { name: 'Register Identity Provider', exact: true }).count()).toBe(0)
    await shot(page, 'identity-providers-forbidden')
    await close()
  })
})
