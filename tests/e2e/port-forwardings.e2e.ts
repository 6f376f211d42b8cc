import { describe, expect, it } from 'vitest'
import { axe, settled, shot } from './support/browser.js'
import {
  anyFailure,
  chooseIn,
  chooseRowAction,
  dashboardWithoutHorizon,
  expectToast,
  modal,
  modalButton,
  rowOf,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardWithoutHorizon()

const signedIn = visitsTo(server, '/project/port_forwardings/', { allow: anyFailure })
const free = '203.0.113.119'
const none = 'No items to display.'

describe('port forwardings', () => {
  it('P-FORWARD-01 one is made, refused where it is wrong, opened, changed and ended', async () => {
    const { page, close } = await signedIn()
    await page.getByText(none).waitFor()
    await shot(page, 'port-forwardings-none')
    await page.getByRole('button', { name: 'Forward Port', exact: true }).first().click()
    await modal(page).getByLabel('Floating IP').selectOption({ label: free })
    const targets = modal(page).getByLabel('Instance Address')
    const to = (await targets.locator('option').allTextContents()).find((text) => text.includes('vm-alpha-2')) ?? ''
    await targets.selectOption({ label: to.trim() })
    await modal(page).getByLabel('External Port').fill('70000')
    await modal(page).getByLabel('Internal Port').fill('22')
    await modalButton(page, 'Forward Port').click()
    await modal(page).getByText('There are no ports below 1 or above 65535.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'port-forwarding-form')
    await modal(page).getByLabel('External Port').fill('2222')
    await modalButton(page, 'Forward Port').click()
    const before = `${free}:2222 TCP`
    await rowOf(page, before).getByRole('link', { name: 'vm-alpha-2' }).waitFor()

    await chooseRowAction(page, before, 'Edit Port Forwarding')
    await modal(page).getByLabel('External Port').fill('2223')
    await modal(page).getByLabel('Description').fill('<b>ssh</b>')
    await modalButton(page, 'Save').click()
    const after = `${free}:2223 TCP`
    await rowOf(page, after).getByText('<b>ssh</b>').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'port-forwardings')

    await rowOf(page, after).getByRole('link', { name: after }).click()
    await page.getByRole('heading', { level: 1, name: after }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'port-forwarding')

    await page.goto(`${server.url}/project/floating_ips/`)
    await chooseIn(page.locator('tr[data-key]').filter({ hasText: free }), free, 'Port Forwardings')
    await chooseRowAction(page, after, 'Delete Port Forwarding')
    await modalButton(page, 'Delete Port Forwarding').click()
    await expectToast(page, `Deleted Port Forwarding: ${after}.`)
    await rowOf(page, after).waitFor({ state: 'detached' })
    await shot(page, 'port-forwardings-ended')
    await close()
  })

  it('P-FORWARD-01 who may only look is offered nothing to change', async () => {
    const { page, close } = await signedIn(undefined, 'reader', { width: 390, dark: true })
    await page.getByText(none).waitFor()
    await settled(page)
    expect(await page.locator('main').getByRole('button', { name: 'Forward Port' }).count()).toBe(0)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'port-forwardings-reader')
    await close()
  })
})
