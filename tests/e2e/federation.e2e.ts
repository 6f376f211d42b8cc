import { describe, expect, it } from 'vitest'
import { axe, settled, shot, visit, type VisitOptions } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  chooseRowAction,
  dashboardWithoutHorizon,
  fillIn,
  modal,
  modalButton,
  rowOf,
} from './support/dashboard.js'

const server = dashboardWithoutHorizon()

async function signedIn(path: string, user = 'admin', options: VisitOptions = {}) {
  const visited = await visit(`${server.url}/auth/login/?next=${path}`, { allow: anyFailure, ...options })
  await fillIn(visited.page, user)
  // Who leaves the page before takes the sign-in back.
  await visited.page.getByRole('button', { name: /^Project: / }).waitFor()
  return visited
}

const providers = '/identity/identity_providers/'
const mappings = '/identity/mappings/'
const name = '<b>idp</b> #?.. ü'

describe('federation', () => {
  it('I-FED-01 I-FED-02 providers and mappings are listed and opened, accessible in light and dark, wide and narrow', async () => {
    const { page, close } = await signedIn(providers, 'admin')
    for (const [path, thing, part] of [
      [providers, 'acme', 'saml2'],
      [mappings, 'staff', 'REMOTE_USER'],
    ] as const)
      for (const width of [1280, 390]) {
        const look = `${path.split('/')[2]}-${width}`
        await page.setViewportSize({ width, height: 900 })
        await page.goto(server.url + path)
        await rowOf(page, thing).waitFor()
        expect(await axe(page)).toEqual([])
        await shot(page, look)
        await rowOf(page, thing).getByRole('link', { name: thing, exact: true }).click()
        await page.getByText(part).first().waitFor()
        expect(await axe(page)).toEqual([])
        await shot(page, `one-${look}`)
      }
    await close()
  })

  it('I-FED-01 a provider is registered, gets a protocol, is changed and unregistered', async () => {
    const { page, close } = await signedIn(providers)
    await page.getByRole('button', { name: 'Register Identity Provider', exact: true }).click()
    await modal(page).getByLabel('Identity Provider ID').fill(name)
    await modal(page).getByLabel('Remote IDs').fill('https://one.example.org, https://two.example.org')
    expect(await axe(page)).toEqual([])
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
    await page.goto(server.url + providers)
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

  it('I-FED-02 the rules of one are edited in a field that shows them', async () => {
    const { page, close } = await signedIn(mappings)
    await chooseRowAction(page, 'staff', 'Edit Mapping')
    const rules = modal(page).getByLabel('Rules')
    await expect.poll(() => rules.inputValue()).toMatch(/^\[\n/)
    await expect.poll(() => rules.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1)
    await shot(page, 'mapping-edit')
    await close()
  })

  it('I-FED-02 what is no list in JSON is said at its field, and nothing typed is lost', async () => {
    const { page, close } = await signedIn(mappings)
    await page.getByRole('button', { name: 'Create Mapping' }).click()
    await modal(page).getByLabel('Mapping ID').fill('other')
    await modal(page).getByLabel('Rules').fill('{')
    await modalButton(page, 'Create Mapping').click()
    await modal(page).getByText('Rules must be a list in JSON.').waitFor()
    await shot(page, 'mapping-form')
    await modal(page).getByLabel('Rules').fill('[{"local": [], "remote": []}]')
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
