import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { password, pkcs1Key } from '../../widgets/decrypt-password/keys-fixture.js'
import { axe, closeBrowser, endVisits, shot, visit } from './support/browser.js'
import { chooseRowAction, fillIn, modal, rowOf } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

describe.each(['on', 'off'])('Retrieve Password, Horizon %s', (DEMO_HORIZON) => {
  let server: HostServer
  beforeAll(async () => {
    server = await startServer({ DEMO_HORIZON, LOG: 'off' })
  })
  afterEach(endVisits)
  afterAll(async () => {
    await server.stop()
    await closeBrowser()
  })

  it('C-PWD-01 C-PWD-02 is decrypted with the key of its pair, which goes nowhere', async () => {
    const { page, close } = await visit(`${server.url}/auth/login/?next=/project/instances/`)
    await fillIn(page, 'demo')
    await rowOf(page, 'vm-alpha-1').waitFor()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await chooseRowAction(page, 'vm-alpha-1', 'Retrieve Password')
    const dialog = modal(page)
    await dialog.getByText('demo-ed25519').waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByLabel('Or paste your private key').fill('no key')
    await dialog.getByRole('button', { name: 'Decrypt Password' }).click()
    await dialog.getByText('Could not decrypt the password').waitFor()
    await dialog.getByLabel('Or paste your private key').fill(pkcs1Key)
    await shot(page, `retrieve-password-${DEMO_HORIZON}`)
    await dialog.getByRole('button', { name: 'Decrypt Password' }).click()
    await dialog.getByText(password, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await dialog.waitFor({ state: 'detached' })
    expect(sent.filter((body) => body.includes('PRIVATE KEY'))).toEqual([])
    await close()
  })
})
