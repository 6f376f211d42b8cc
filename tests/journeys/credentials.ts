import { expect, it } from 'vitest'
import { chooseRowAction, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, press, type JourneyCloud } from './journey.js'

const list = '/identity/application_credentials/'

/** Signs in by it as programs do. */
async function takes(cloud: JourneyCloud, id: string, secret: string): Promise<boolean> {
  const identity = { methods: ['application_credential'], application_credential: { id, secret } }
  const answer = await fetch(`${cloud.authUrl()}/auth/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ auth: { identity } }),
  })
  return answer.status === 201
}

export function credentialJourney(cloud: JourneyCloud): void {
  it('I-APPCRED-06 an application credential is made, signs in until it is deleted, and is gone', async () => {
    const name = ownName('credential')
    const { page, close } = await open(cloud, list, 'demo')
    await pageAction(page, 'Create Application Credential')
    await modal(page).getByLabel('Name', { exact: true }).fill(name)
    await press(page, 'Create Application Credential')
    await modal(page).getByText('shown only this once').waitFor()
    const facts = modal(page).locator('dd bdi')
    const [, id = '', secret = ''] = await facts.allTextContents()
    expect(await takes(cloud, id, secret)).toBe(true)
    // Keystone reads no more than the first 72 characters.
    expect(await takes(cloud, id, `x${secret}`)).toBe(false)
    await press(page, 'Done')
    await chooseRowAction(page, name, 'Delete Application Credential')
    await confirm(page, 'Delete Application Credential')
    await rowOf(page, name).waitFor({ state: 'detached' })
    expect(await takes(cloud, id, secret)).toBe(false)
    await close()
  })
}
