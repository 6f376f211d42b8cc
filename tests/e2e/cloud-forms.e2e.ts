import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, settled, shot, type Page } from './support/browser.js'
import {
  anyFailure,
  chooseRowAction,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  modalOf,
  rowOf,
  steer,
  visitsTo,
} from './support/dashboard.js'

const server = dashboardOnFreshCloud()
const groups = '/project/security_groups/'
const signedIn = visitsTo(server, groups)

async function addRule(page: Page): Promise<void> {
  await rowOf(page, 'web')
    .getByRole('button', { name: /^Add Rule/ })
    .click()
  await modal(page).getByRole('heading', { name: 'Add Rule' }).waitFor()
}

describe("forms of the cloud's pages", () => {
  it('P-FORM-01 P-FORM-02 P-FORM-03 says why there is none: not allowed, not offered, away; has our fields; what is refused stands at its field, and nothing typed is lost; one that the cloud has changed is shown as the cloud has it', async () => {
    const { page, close } = await signedIn(groups, 'demo', { allow: anyFailure })
    const add = rowOf(page, 'web').getByRole('button', { name: /^Add Rule/ })
    await add.waitFor()
    for (const [status, text] of [
      [403, 'You are not allowed to do this: Add Rule.'],
      [404, 'This cloud does not offer the form: Add Rule.'],
      [500, 'There was a problem communicating with the server, please try again.'],
    ] as const) {
      await page.route('**/add_rule/', (route) => route.fulfill({ status, body: 'no' }), { times: 1 })
      await add.click()
      await expectToast(page, text)
      await settled(page)
      expect(await modal(page).count()).toBe(0)
    }

    await addRule(page)
    await modal(page).getByLabel('Open Port').waitFor()
    await expect.poll(() => modalButton(page, 'Add').isDisabled()).toBe(true)
    await modal(page).getByLabel('Open Port').selectOption('range')
    await modal(page).getByLabel('From Port').fill('90')
    await modal(page).getByLabel('Port', { exact: true }).waitFor({ state: 'detached' })
    await modal(page).getByLabel('To Port').fill('80')
    await modal(page).getByLabel('Description').fill('<i>web</i>')
    await modalButton(page, 'Add').click()
    await modal(page).getByText('The cloud refused what is marked.').waitFor()
    await modal(page)
      .getByText('The "to" port number must be greater than or equal to the "from" port number.')
      .waitFor()
    expect(await modal(page).getByLabel('Description').inputValue()).toBe('<i>web</i>')
    expect(await modal(page).getByLabel('Open Port').inputValue()).toBe('range')
    expect(await axe(page)).toEqual([])
    await modal(page).getByLabel('From Port').fill('70')
    await modalButton(page, 'Add').click()
    await modal(page).waitFor({ state: 'detached' })

    await page.route('**/add_rule/', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const more =
        '<div class="form-group"><label for="id_ticket">Ticket</label><input id="id_ticket" name="ticket" required></div>'
      await route.fulfill({ response: answer, body: html.replace('<fieldset>', `<fieldset>${more}`) })
    })
    await addRule(page)
    await modal(page).getByLabel('Ticket').waitFor()
    expect(await modal(page).locator('stratus-text-field').count()).toBe(0)
    await page.keyboard.press('Escape')
    await rowOf(page, 'web').getByRole('link', { name: 'web', exact: true }).click()
    await page.getByText('70 - 80').or(page.getByText('70–80')).or(page.getByText('70:80')).first().waitFor()
    await close()
  })

  it('P-FORM-05 its dialog, which hides the row, says what it is about, once; a name of any kind and length is a text, on a phone too', async () => {
    const { page, close } = await signedIn()
    const name = `<b>${'web-'.repeat(60)}</b>`
    await chooseRowAction(page, 'web', 'Edit Security Group')
    const heading = (text: string) => modal(page).getByRole('heading', { name: text, exact: true })
    await heading('Edit Security Group').waitFor()
    await modal(page).getByRole('textbox', { name: 'Name' }).fill(name)
    await modalButton(page, 'Edit Security Group').click()
    await rowOf(page, name).waitFor()
    await modal(page).waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 320, height: 640 })
    await settled(page)
    await page.getByRole('button', { name: `Add Rule ${name}`, exact: true }).click()
    await heading(`Add Rule: ${name}`).waitFor()
    await modal(page).getByLabel('Open Port').waitFor()
    await settled(page)
    await fitsWindow(page)
    expect(await axe(page)).toEqual([])
    await shot(page, 'cloud-form-long-name')
    await close()
  })

  it('P-FORM-02 what is typed and sent in one breath goes whole, on a slow machine too, and another tab shows it', async () => {
    const { page, context, close } = await signedIn()
    await rowOf(page, 'web').waitFor()
    const other = await context.newPage()
    await other.goto(page.url())
    await rowOf(other, 'web').waitFor()
    await page.bringToFront()
    await page.getByRole('button', { name: 'Create Security Group' }).click()
    await modal(page).getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor()
    const slow = await context.newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await Promise.all([
      ...[...'typed-in-one-breath'].map((key) => page.keyboard.press(key)),
      page.keyboard.press('Enter'),
    ])
    await rowOf(page, 'typed-in-one-breath').waitFor()
    await slow.detach()
    // Idle lists are read every 30 s: sooner only when they are told.
    await rowOf(other, 'typed-in-one-breath').waitFor({ timeout: 10_000 })
    await close()
  })

  it('P-FORM-01 P-FORM-02 what it takes from the quota stands beside it; a session that ends before it is sent loses nothing', async () => {
    const { page, close } = await signedIn('/project/volumes/', 'demo', { allow: anyFailure })
    await rowOf(page, 'vol-empty').waitFor()
    await chooseRowAction(page, 'vol-empty', 'Extend Volume')
    const pie = modal(page).locator('stratus-quota-pie')
    await pie.getByText('Volume and Snapshot Quota (GiB)').waitFor()
    const now = Number(await modal(page).getByLabel('Current Size (GiB)').inputValue())
    await modal(page)
      .getByLabel('New Size (GiB)')
      .fill(String(now + 3))
    await expect.poll(() => pie.evaluate((element) => (element as HTMLElement & { added: number }).added)).toBe(3)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await modalButton(page, 'Discard').click()
    await modal(page).waitFor({ state: 'detached' })

    await chooseRowAction(page, 'vol-empty', 'Create Snapshot')
    await modal(page).getByLabel('Snapshot Name').fill('late')
    await steer(server, { fault: { path: 'create_snapshot', kind: 'expired', times: 1 } })
    await modalButton(page, 'Create Volume Snapshot').click()
    const again = modalOf(page, 'Your session has ended')
    await again.getByLabel('Password', { exact: true }).fill('demo')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expectToast(page, 'Creating volume snapshot "late".')
    await close()
  })
})
