import { describe, expect, it } from 'vitest'
import { password, pkcs1Key } from '../../widgets/decrypt-password/keys-fixture.js'
import { axe, shot } from './support/browser.js'
import {
  chooseRowAction,
  dashboardOnFreshCloud,
  dashboardWithoutHorizon,
  modal,
  rowOf,
  visitsTo,
} from './support/dashboard.js'

describe.each([
  ['on', dashboardOnFreshCloud],
  ['off', dashboardWithoutHorizon],
] as const)('Retrieve Password, Horizon %s', (horizon, dashboard) => {
  const signedIn = visitsTo(dashboard(), '/project/instances/')

  it('C-PWD-01 C-PWD-02 is decrypted with the key of its pair, which goes nowhere', async () => {
    const { page, close } = await signedIn()
    await rowOf(page, 'vm-alpha-1').waitFor()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await chooseRowAction(page, 'vm-alpha-1', 'Retrieve Password')
    const dialog = modal(page)
    await dialog.getByText('demo-ed25519').waitFor()
    if (horizon === 'on') expect(await axe(page, undefined, { colours: false })).toEqual([])
    await dialog.getByLabel('Or paste your private key').fill('no key')
    await dialog.getByRole('button', { name: 'Decrypt Password' }).click()
    await dialog.getByText('Could not decrypt the password').waitFor()
    await dialog.getByLabel('Or paste your private key').fill(pkcs1Key)
    await shot(page, `retrieve-password-${horizon}`)
    await dialog.getByRole('button', { name: 'Decrypt Password' }).click()
    await dialog.getByText(password, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await dialog.waitFor({ state: 'detached' })
    expect(sent.filter((body) => body.includes('PRIVATE KEY'))).toEqual([])
    await close()
  })
})
