import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import { anyFailure, dashboardOnFreshCloud, expectToast, rowOf, steer, visitsTo } from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const keypairs = '/project/key_pairs'
const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPGzQafe6tJp9gEcFuDV03N5SyR/R+JvdsckhnIpfEDl e-test'

const signedIn = visitsTo(server, keypairs)

const dialog = (page: Page) => page.locator('stratus-modal')
const open = (page: Page, button: string) => page.locator('.page-actions').getByRole('button', { name: button }).click()
const press = (page: Page, button: string) => dialog(page).getByRole('button', { name: button, exact: true }).click()
const isOff = (page: Page, button: string) =>
  expect.poll(() => dialog(page).getByRole('button', { name: button, exact: true }).isDisabled()).toBe(true)

describe('the list of key pairs', () => {
  it('P-ROUTE-01 P-KEY-01 filters by name, in the address too; shows them by name, accessible in light and dark, also with a row open', async () => {
    const { page, close } = await signedIn(`${keypairs}?name=ed255`)
    await rowOf(page, 'demo-ed25519').waitFor()
    await rowOf(page, 'demo-rsa').waitFor({ state: 'detached' })

    await page.goto(server.url + keypairs)
    await rowOf(page, 'demo-rsa').waitFor()
    await expect
      .poll(() => page.locator('tr[data-key]').getByRole('link').allTextContents())
      .toEqual(['demo-ed25519', 'demo-rsa'])
    await rowOf(page, 'demo-rsa')
      .getByRole('button', { name: /details/i })
      .click()
    await page.getByRole('button', { name: 'Copy Public Key' }).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, 'key-pairs')
    await close()
  })

  it('P-KEY-07 who may only look is offered nothing to change', async () => {
    const { page, close } = await signedIn(keypairs, 'reader')
    await page.getByText('No items to display.').first().waitFor()
    await settled(page)
    for (const name of ['Create Key Pair', 'Import Public Key', 'Delete Key Pairs'])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    await close()
  })
})

describe('creating a key pair', () => {
  it('P-KEY-03 P-KEY-04 P-KEY-06 P-KEY-08 DEC-36: says at once what is wrong with a name; the private key is downloaded, shown and copied, and Escape does not take it away; refused, what was typed stays', async () => {
    const { page, close } = await signedIn(keypairs, 'demo', { allow: anyFailure })
    await rowOf(page, 'demo-rsa').waitFor()
    await open(page, 'Create Key Pair')
    await isOff(page, 'Create Key Pair')
    const name = dialog(page).getByLabel('Key Pair Name')
    await name.fill('DEMO-rsa')
    await dialog(page).getByText('Key pair already exists.').waitFor()
    for (const bad of ['a/b', 'a%2Fb', 'a#b', 'a?b', '..', 'a.b', 'né', '<b>x</b>']) {
      await name.fill(bad)
      await dialog(page).getByText('A key pair name may only contain').waitFor()
      await isOff(page, 'Create Key Pair')
    }
    await name.fill('x'.repeat(256))
    await dialog(page).getByText('A key pair name less than 256 characters is required.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await name.fill('')
    await name.blur()
    await dialog(page).getByText('A key pair name is required.').waitFor()

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog(page).getByLabel('Key Pair Name').fill('my new_key-1')
    expect(await dialog(page).getByLabel('Key Type').inputValue()).toBe('ssh')
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await downloading
    expect(file.suggestedFilename()).toBe('my new_key-1.pem')
    await expectToast(page, 'Created keypair: my new_key-1')
    const privateKey = () => dialog(page).getByLabel('Private Key').inputValue()
    await expect.poll(privateKey).toMatch(/^-----BEGIN .*PRIVATE KEY-----\n[^]+-----END .*PRIVATE KEY-----\s*$/)
    const key = await privateKey()
    expect(await readFile(await file.path(), 'utf8')).toBe(key)
    await expect.poll(() => dialog(page).getByLabel('Public Key').inputValue()).toMatch(/^ssh-rsa /)
    expect(await axe(page)).toEqual([])
    await shot(page, 'key-pairs-made')
    await press(page, 'Copy Private Key to Clipboard')
    await dialog(page).getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    await page.keyboard.press('Escape')
    expect(await dialog(page).getByLabel('Private Key').isVisible()).toBe(true)
    await press(page, 'Done')
    await rowOf(page, 'my new_key-1').waitFor()

    await open(page, 'Create Key Pair')
    await dialog(page).getByLabel('Key Pair Name').fill('second try')
    const body = 'Quota exceeded, too many key pairs.'
    await steer(server, { fault: { operation: 'nova.keypairs.create', status: 403, body, times: 1 } })
    await press(page, 'Create Key Pair')
    await dialog(page).getByRole('alert').filter({ hasText: body }).waitFor()
    expect(await dialog(page).getByLabel('Key Pair Name').inputValue()).toBe('second try')
    await press(page, 'Create Key Pair')
    await expectToast(page, 'Created keypair: second try')
    await close()
  })
})

describe('importing a public key', () => {
  it('P-KEY-01 P-KEY-05 P-KEY-08 typed or from a file, its size seen as it grows; one that the server cannot read: the reason is said, the form keeps it', async () => {
    const { page, close } = await signedIn(keypairs, 'demo', { allow: anyFailure })
    await rowOf(page, 'demo-rsa').waitFor()
    await open(page, 'Import Public Key')
    await dialog(page).getByLabel('Key Pair Name').fill('nonsense')
    await dialog(page).getByRole('textbox', { name: 'Public Key' }).fill('nonsense')
    await press(page, 'Import Public Key')
    await dialog(page).getByRole('alert').filter({ hasText: 'failed to generate fingerprint' }).waitFor()
    const toast = page.getByRole('region', { name: 'Messages' }).getByText('Unable to import the keypair.')
    await toast.waitFor()
    expect(await dialog(page).getByRole('textbox', { name: 'Public Key' }).inputValue()).toBe('nonsense')

    const again = page.waitForResponse((answer) => answer.status() === 400)
    await press(page, 'Import Public Key')
    await again
    await dialog(page).getByRole('alert').filter({ hasText: 'failed to generate fingerprint' }).waitFor()
    await expect.poll(() => toast.count()).toBe(1)

    await dialog(page).getByRole('textbox', { name: 'Public Key' }).fill(publicKey)
    await press(page, 'Import Public Key')
    await expectToast(page, 'Successfully imported key pair nonsense.')
    await expect.poll(() => toast.count()).toBe(0)

    await open(page, 'Import Public Key')
    await dialog(page).getByLabel('Key Pair Name').fill('imported')
    await isOff(page, 'Import Public Key')
    const key = dialog(page).getByRole('textbox', { name: 'Public Key' })
    expect(await key.getAttribute('spellcheck')).toBe('false')
    await key.fill('k'.repeat(16_385))
    await dialog(page).getByText('The public key is longer than the server takes.').first().waitFor()
    await isOff(page, 'Import Public Key')
    const buffer = Buffer.from(publicKey)
    await dialog(page).locator('input[type=file]').setInputFiles({ name: 'id.pub', mimeType: 'text/plain', buffer })
    await dialog(page).getByText(`${buffer.length} bytes of 16.00 KiB`).first().waitFor()
    await expect.poll(() => key.inputValue()).toBe(publicKey)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await press(page, 'Import Public Key')
    await expectToast(page, 'Successfully imported key pair imported.')
    await rowOf(page, 'imported').waitFor()
    await close()
  })
})

describe('a key that is pasted', () => {
  it('P-KEY-09 P-KEY-10 a private one is refused, and not kept as a draft; a public one broken by a terminal is imported whole', async () => {
    const { page, close } = await signedIn()
    await open(page, 'Import Public Key')
    const key = dialog(page).getByRole('textbox', { name: 'Public Key' })
    await dialog(page).getByLabel('Key Pair Name').fill('pasted')
    const drafts = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    await expect.poll(drafts).toContain('pasted')
    await key.fill('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\n-----END OPENSSH PRIVATE KEY-----')
    await key.blur()
    await dialog(page).getByText('This is a private key').first().waitFor()
    await isOff(page, 'Import Public Key')
    expect(await drafts()).not.toContain('b3BlbnNzaC1rZXk')
    await key.fill(publicKey.replace('AAAAIPG', 'AAAAI\r\nPG').replace(' e-test', '\ne-test\n'))
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('keypairs'))
    await press(page, 'Import Public Key')
    expect((await sent).postDataJSON()).toMatchObject({ public_key: publicKey })
    await rowOf(page, 'pasted').waitFor()
    await close()
  })
})

describe('a key pair', () => {
  it('P-ROUTE-04 P-ROUTE-06 P-ROUTE-09 P-KEY-02 W-DETAIL-04 W-DETAIL-05 its old address leads to its details; deleted there, one is back on the list; one that is gone, or could never be, is not found', async () => {
    const { page, close } = await signedIn('/project/key_pairs/demo-rsa', 'demo', { allow: anyFailure })
    await page.waitForURL('**/ngdetails/OS::Nova::Keypair/demo-rsa')
    await page.getByRole('heading', { level: 1, name: 'demo-rsa' }).waitFor()
    await page.getByRole('tab', { name: 'Details' }).waitFor()
    await page.getByText(/^ssh-rsa /).waitFor()
    for (const label of ['ID', 'Name', 'Fingerprint', 'Created', 'User ID'])
      await page.locator('dt').getByText(label, { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])

    await page.locator('.page-actions').getByRole('button', { name: 'Delete Key Pair' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Key Pair', exact: true }).click()
    await page.waitForURL(`**${keypairs}`)
    await rowOf(page, 'demo-ed25519').waitFor()
    await rowOf(page, 'demo-rsa').waitFor({ state: 'detached' })

    for (const name of ['gone', 'a%2Fb', '%E2%80%AE%F0%9F%98%80', 'a%23%3F']) {
      await page.goto(`${server.url}/ngdetails/OS::Nova::Keypair/${name}`)
      await page.waitForURL('**/not_found')
    }
    await close()
  })

  it('P-KEY-01 several are deleted at once; what fails is named with the reason and can be tried again', async () => {
    const { page, close } = await signedIn(keypairs, 'demo', { allow: anyFailure })
    await rowOf(page, 'demo-rsa').waitFor()
    for (const name of ['demo-rsa', 'demo-ed25519']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Key Pairs' }).click()
    await page
      .getByText('You have selected "demo-ed25519", "demo-rsa". Deleted key pairs are not recoverable.')
      .waitFor()
    const confirm = page.getByRole('dialog', { name: 'Confirm Delete Key Pairs' })
    await steer(server, { fault: { operation: 'nova.keypairs.delete', status: 500, body: 'Try later.', times: 1 } })
    await confirm.getByRole('button', { name: 'Delete Key Pairs' }).click()
    await page
      .getByText(/Try later\./)
      .first()
      .waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await page.getByRole('dialog').getByText('Close', { exact: true }).click()
    await expectToast(page, /Unable to delete Key Pair: demo-(rsa|ed25519)\./)
    await expectToast(page, /Deleted Key Pair: demo-(rsa|ed25519)\./)
    await expect.poll(() => page.locator('tr[data-key]').count()).toBe(1)
    await close()
  })
})
