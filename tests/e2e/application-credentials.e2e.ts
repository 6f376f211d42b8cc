import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { axe, shot } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const path = '/identity/application_credentials/'
const signedIn = visitsTo(server, path)
const title = 'Create Application Credential'

describe('the application credentials panel', () => {
  it('I-APPCRED-01 I-APPCRED-02 I-APPCRED-03 I-APPCRED-04 I-APPCRED-05 lists one’s own, and has a page of each; one is made; what the cloud refuses is said, and nothing typed is lost; its secret is seen once, copied and saved; it is deleted', async () => {
    const name = '<b>ci</b> /%2F#?.. ü'
    const { page, close } = await signedIn(path, 'demo', { allow: anyFailure })
    await rowOf(page, 'portal').getByText('Never').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'application-credentials')
    await page.getByRole('link', { name: 'portal', exact: true }).click()
    await page.getByText('It may make every call that its roles allow.').waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'application-credential')
    await page.goBack()

    // The form knows the names that the list had when it was opened.
    await rowOf(page, 'portal').waitFor()
    await page.getByRole('button', { name: title }).click()
    await modal(page).getByLabel('Name', { exact: true }).fill('portal')
    await modal(page).getByText('You have a credential of this name.').waitFor()
    await modal(page).getByLabel('Name', { exact: true }).fill(name)
    await modal(page).getByRole('combobox', { name: 'Expires' }).selectOption({ label: 'Never' })
    await modal(page).getByText('until somebody deletes it').waitFor()
    await modal(page).getByText('Unrestricted', { exact: true }).click()
    await modal(page).getByText('keep a way in for ever').waitFor()
    await modal(page).getByLabel('Access Rules').fill('- service: compute\n  method: TRACE\n  path: /v2.1')
    await modal(page).getByLabel('Description').fill('in the pipeline')
    await modal(page).getByText('Rule 1 needs a method').waitFor()
    await modal(page).getByLabel('Access Rules').fill('- service: compute\n  method: get\n  path: /v2.1/servers')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'application-credential-form')
    await steer(server, { fault: { path: `${path}create/`, status: 500, times: 1 } })
    await modalButton(page, title).click()
    await modal(page).getByText('Demo fault 500').waitFor()
    expect(await modal(page).getByLabel('Name', { exact: true }).inputValue()).toBe(name)
    await modalButton(page, title).click()
    await modal(page).getByText('shown only this once').waitFor()
    await expectToast(page, `Created application credential: ${name}`)
    const secret = await modal(page).locator('dd bdi').last().textContent()
    expect(secret?.length).toBeGreaterThan(20)
    expect(await axe(page)).toEqual([])
    await shot(page, 'application-credential-made')
    // Neither takes the secret away: the second press of a key that was held too long, for one.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    const waiting = page.waitForEvent('download')
    await modalButton(page, 'Download clouds.yaml').click()
    expect(await readFile(await (await waiting).path(), 'utf8')).toContain(`application_credential_secret: "${secret}"`)
    await modalButton(page, 'Done').click()
    await modal(page).waitFor({ state: 'detached' })
    await rowOf(page, name).waitFor()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
    expect(kept).not.toContain(secret)
    expect(await page.content()).not.toContain(secret)
    await rowOf(page, name).getByRole('link').click()
    await page.getByText('/v2.1/servers').waitFor()
    await page.goBack()
    await chooseRowAction(page, name, 'Delete Application Credential')
    await confirm(page, 'Delete Application Credential')
    await rowOf(page, name).waitFor({ state: 'detached' })
    await close()
  })
})
