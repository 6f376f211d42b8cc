import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import {
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  expectToast,
  modal,
  modalButton,
  visitsTo,
} from './support/dashboard.js'
import { choose, open, rowOf } from './support/identity.js'

const server = dashboardOnFreshCloud()
const clouds = { 'with Horizon': server, 'without Horizon': dashboardWithoutHorizon() }

describe('members of a group', () => {
  for (const [name, { url }] of Object.entries(clouds))
    it(`I-GRP-02 are seen, added and removed, ${name}`, async () => {
      const { page, close } = await visitsTo({ url }, '/identity/groups', { user: 'admin' })()
      const dialog = modal(page)
      const members = dialog.locator('stratus-membership [part~="members"]')
      const openMembers = async () => {
        await choose(page, 'testers', 'Manage Members')
        await members.waitFor()
      }
      await openMembers()
      await members.getByText('demo', { exact: true }).waitFor()
      expect(await axe(page)).toEqual([])
      await shot(page, `group-members ${name}`)
      await dialog.getByRole('button', { name: 'Add reader' }).click()
      await dialog.getByRole('button', { name: 'Remove demo' }).click()
      await modalButton(page, 'Save').click()
      await expectToast(page, 'Changed 2 members of group "testers".')
      await openMembers()
      await members.getByText('reader', { exact: true }).waitFor()
      expect(await members.getByText('demo', { exact: true }).count()).toBe(0)
      await modalButton(page, 'Cancel').click()
      await close()
    })
})

describe('many members of a group', () => {
  it('I-GRP-02 are counted while they are sent; who goes out is warned', async () => {
    const { page, close } = await visitsTo(server, '/identity/groups', { user: 'admin' })()
    const dialog = modal(page)
    const button = (label: string) => dialog.getByRole('button', { name: label, exact: true })
    const warning = dialog.getByText(/^You take yourself out of the group/)
    let goOn = () => {}
    await page.route('**/add_members/', async (route) => {
      await new Promise<void>((resolve) => (goOn = resolve))
      await route.continue()
    })
    await choose(page, 'testers', 'Manage Members')
    await button('Add admin').click()
    await button('Add code').click()
    await modalButton(page, 'Save').click()
    for (const done of [0, 1]) {
      await dialog.getByText(`${done} of 2 done`, { exact: true }).waitFor()
      goOn()
    }
    await expectToast(page, 'Changed 2 members of group "testers".')
    await choose(page, 'testers', 'Manage Members')
    await button('Remove code').click()
    expect(await warning.count()).toBe(0)
    await button('Remove admin').click()
    await warning.waitFor()
    expect(await axe(page)).toEqual([])
    await modalButton(page, 'Save').click()
    await expectToast(page, 'Changed 2 members of group "testers".')
    await close()
  })
})

describe('roles on a domain', () => {
  for (const [name, { url }] of Object.entries(clouds))
    it(`I-DOM-06 of users and groups are seen and given, ${name}; who loses the own last one is warned`, async () => {
      const { page, close } = await visitsTo({ url }, '/identity/domains', { user: 'admin' })()
      const dialog = modal(page)
      const button = (label: string) => dialog.getByRole('button', { name: label, exact: true })
      const warning = dialog.getByText(/^You take your own last role away here/)
      const save = async () => {
        await modalButton(page, 'Save').click()
        await expectToast(page, 'Modified domain "Default".')
        await dialog.waitFor({ state: 'detached' })
      }
      await choose(page, 'Default', 'Manage Members')
      await dialog.getByText('Domain Members', { exact: true }).waitFor()
      await page.getByRole('dialog', { name: 'Manage Members: Default', exact: true }).waitFor()
      // Users of other domains are not offered.
      await button('Add reader').waitFor()
      expect(await button('Add second-user').count()).toBe(0)
      await button('Remove admin').click()
      await warning.waitFor()
      expect(await axe(page)).toEqual([])
      await shot(page, `domain-members ${name}`)
      await button('Add admin').click()
      await warning.waitFor({ state: 'detached' })
      await button('Add reader').click()
      await save()
      await choose(page, 'Default', 'Manage Members')
      await button('Remove reader').waitFor()
      await button('Remove admin').waitFor()
      await modalButton(page, 'Cancel').click()
      await dialog.waitFor({ state: 'detached' })
      await choose(page, 'Default', 'Modify Groups')
      await button('Add testers').click()
      await save()
      await choose(page, 'Default', 'Modify Groups')
      await button('Remove testers').waitFor()
      await dialog.getByText('Domain Groups', { exact: true }).waitFor()
      expect(await axe(page)).toEqual([])
      await modalButton(page, 'Cancel').click()
      await rowOf(page, 'Default').getByText('The default domain', { exact: true }).waitFor()
      await close()
    })
})

describe('members who are gone meanwhile', () => {
  it('I-DOM-06 are named as long as they are chosen, and nothing chosen is lost', async () => {
    const { page, close } = await visitsTo(clouds['without Horizon'], '/identity/domains', { user: 'admin' })()
    const dialog = modal(page)
    const button = (label: string) => dialog.getByRole('button', { name: label, exact: true })
    await choose(page, 'Default', 'Manage Members')
    await button('Add code').click()
    await button('Add reader').click()
    await page.evaluate(async () => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'X-CSRFToken': token, 'X-Requested-With': 'XMLHttpRequest' }
      const listed = await fetch('/api/keystone/users/', { headers })
      const users = (await listed.json()) as { items: { id: string; name: string }[] }
      const id = users.items.find(({ name }) => name === 'reader')?.id ?? ''
      await fetch(`/api/keystone/users/${id}`, { method: 'DELETE', headers })
    })
    await modalButton(page, 'Save').click()
    await dialog.getByText('The cloud has them no more: reader. Take them out.').waitFor()
    expect(await axe(page)).toEqual([])
    await button('Remove reader').click()
    await modalButton(page, 'Save').click()
    await expectToast(page, 'Modified domain "Default".')
    await choose(page, 'Default', 'Manage Members')
    await button('Remove code').waitFor()
    expect(await button('Add reader').count()).toBe(0)
    await close()
  })
})

describe('a domain without users and groups', () => {
  for (const [name, { url }] of Object.entries(clouds))
    it(`I-DOM-07 I-DOM-08 says where they are created, and is not sent, ${name}`, async () => {
      const { page, close } = await visitsTo({ url }, '/identity/domains', { user: 'admin' })()
      const dialog = modal(page)
      await open(page, 'Create Domain')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('empty')
      await modalButton(page, 'Create Domain').click()
      await expectToast(page, 'Domain empty was successfully created.')
      for (const action of ['Manage Members', 'Modify Groups']) {
        await choose(page, 'empty', action)
        await dialog.getByText(/^There is nobody to choose yet\. Users and groups are created under Identity/).waitFor()
        expect(await axe(page)).toEqual([])
        expect(await modalButton(page, 'Save').isDisabled()).toBe(true)
        await modalButton(page, 'Cancel').click()
        await dialog.waitFor({ state: 'detached' })
      }
      await close()
    })
})
