import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import { chooseRowAction, confirm, expectToast, modal, rowOf, dashboardOnFreshCloud } from './support/dashboard.js'
import {
  allocate,
  fillIn,
  finishButton,
  goTo,
  instances,
  launchVisits,
  nextLaunch,
  openWizard,
  wizard,
} from './support/launch.js'

const server = dashboardOnFreshCloud()
const signedIn = launchVisits(server)

const goOn = (page: Page) => wizard(page).getByRole('button', { name: /^Go on with your draft of / })
const startAnew = (page: Page) => wizard(page).getByRole('button', { name: 'Start anew', exact: true })
const isNamed = (page: Page, name: string) =>
  expect.poll(() => wizard(page).getByLabel('Instance Name').inputValue()).toBe(name)
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('stratus:draft:'))))

/** What is typed is kept soon afterwards. */
const isStored = (page: Page, text: string) => expect.poll(() => stored(page)).toContain(text)
const nothingIsStored = (page: Page) => expect.poll(() => stored(page)).toBe('[]')
/** What was sent stays under the instance's own name (L-SEL-15). */
const noDraftIsStored = (page: Page) => expect.poll(() => stored(page)).not.toMatch(/:launch"/)

/** The page anew; the browser asks whether what was typed may go. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await rowOf(page, 'vm-alpha-1').waitFor()
}

describe('drafts of the launch wizard', () => {
  it('W-SHELL-50 W-SHELL-51 L-SEL-11 survive a reload, without secrets, and go when it is launched', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await fillIn(page, 'draft-1280')
    await goTo(page, 'Key Pair')
    await wizard(page).getByLabel('Password', { exact: true }).fill('hunter2')
    await goTo(page, 'Configuration')
    await wizard(page).getByRole('textbox', { name: 'Customization Script' }).fill('export TOKEN=abc')
    await wizard(page).getByText('Everything but this script and the admin password is kept').waitFor()
    await isStored(page, 'draft-1280')
    await reload(page)
    expect(await stored(page)).not.toMatch(/hunter2|TOKEN/)
    await openWizard(page)
    await goOn(page).waitFor()
    await isNamed(page, '')
    await shot(page, 'draft-offered-1280')
    expect(await axe(page)).toEqual([])
    await goOn(page).click()
    await wizard(page).locator('stratus-alert').getByText('Taken over.', { exact: true }).waitFor()
    await shot(page, 'draft-taken-1280')
    expect(await axe(page)).toEqual([])
    await isNamed(page, 'draft-1280')
    // Nothing was typed, and yet it is not lost without a question.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    const sent = nextLaunch(page)
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    expect(await sent).toMatchObject({
      name: 'draft-1280',
      user_data: '',
      nics: [{ 'net-id': expect.any(String) as string }],
    })
    await noDraftIsStored(page)
    expect(await stored(page)).not.toMatch(/hunter2|TOKEN/)
    await close()
  })

  it('W-SHELL-50 are offered and taken over on a phone, in the dark', async () => {
    const { page, close } = await signedIn(instances, 'demo', { dark: true, width: 390 })
    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('draft-390')
    await isStored(page, 'draft-390')
    await reload(page)
    await openWizard(page)
    await goOn(page).waitFor()
    await shot(page, 'draft-offered-390')
    await goOn(page).click()
    await wizard(page).locator('stratus-alert').getByText('Taken over.', { exact: true }).waitFor()
    await isNamed(page, 'draft-390')
    await shot(page, 'draft-taken-390')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await close()
  })

  it('W-SHELL-51 W-SHELL-52 go on "Start anew", when they are thrown away, and on sign-out; whatever is stored is survived', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('mine')
    await isStored(page, 'mine')
    const [key] = await page.evaluate(() =>
      Object.keys(localStorage).filter((each) => each.startsWith('stratus:draft:')),
    )
    await reload(page)
    const hostile = [
      '{',
      JSON.stringify({ at: Date.now(), by: 'x', content: { fields: [], choices: 7 } }),
      JSON.stringify({ at: Date.now() - 25 * 3_600_000, by: 'x', content: { fields: { name: 'old' }, choices: {} } }),
    ]
    for (const text of hostile) {
      await page.evaluate(([where, what]) => localStorage.setItem(where, what), [key ?? '', text] as const)
      await openWizard(page)
      await settled(page)
      expect(await goOn(page).count(), text).toBe(0)
      await page.keyboard.press('Escape')
      await wizard(page).waitFor({ state: 'detached' })
    }
    const odd = {
      fields: { name: '<b>x</b>', instance_count: -3, metadata: { a: 1 } },
      choices: { flavors: [{ id: 7 }] },
      source: 'no',
    }
    const text = JSON.stringify({ at: Date.now(), by: 'x', content: odd })
    await page.evaluate(([where, what]) => localStorage.setItem(where, what), [key ?? '', text] as const)
    await openWizard(page)
    await goOn(page).click()
    await isNamed(page, '<b>x</b>')
    await expect.poll(() => wizard(page).getByLabel('Count').inputValue()).toBe('1')
    expect(await modal(page).count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await wizard(page).waitFor({ state: 'detached' })

    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('one')
    await isStored(page, 'one')
    await reload(page)
    await openWizard(page)
    await startAnew(page).click()
    await goOn(page).waitFor({ state: 'detached' })
    await isNamed(page, '')
    await nothingIsStored(page)

    await wizard(page).getByLabel('Instance Name').fill('two')
    await isStored(page, 'two')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await wizard(page).waitFor({ state: 'detached' })
    await nothingIsStored(page)

    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('three')
    await isStored(page, 'three')
    await reload(page)
    expect(await stored(page)).toContain('three')
    // What is on its way would be refused.
    await settled(page)
    await page.locator('header').getByRole('button', { name: /demo/ }).last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/login/)
    await nothingIsStored(page)
    await close()
  })

  it('L-SEL-11 L-SEL-12 what is gone meanwhile is left out and named; taking over can be undone', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await fillIn(page, 'gone')
    await goTo(page, 'Source')
    await wizard(page).getByRole('button', { name: 'Deallocate cirros', exact: true }).click()
    await allocate(page, 'installer-iso')
    await goTo(page, 'Metadata')
    await isStored(page, 'installer-iso')
    await reload(page)
    await page.goto(`${server.url}/project/images/`)
    await chooseRowAction(page, 'installer-iso', 'Delete Image')
    await confirm(page, 'Delete Image')
    await rowOf(page, 'installer-iso').waitFor({ state: 'detached' })

    await page.goto(server.url + instances)
    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('mine')
    await goOn(page).click()
    await wizard(page).getByText('Source: installer-iso is not available and was left out.').waitFor()
    await isNamed(page, 'gone')
    await wizard(page).getByText('To be completed: Source', { exact: true }).waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await wizard(page).getByRole('button', { name: 'Undo' }).click()
    await isNamed(page, 'mine')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className), { message: 'W-SHELL-77' })
      .toBe('draft-place')
    await wizard(page).getByText('To be completed: Source, Flavor, Networks', { exact: true }).waitFor()
    await close()
  })

  it('W-SHELL-50 W-SHELL-51 two tabs: each goes on with what the other left; what is done drops its own only', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('first-tab')
    await isStored(page, 'first-tab')
    const other = await page.context().newPage()
    await other.goto(server.url + instances)
    await rowOf(other, 'vm-alpha-1').waitFor()
    await openWizard(other)
    await goOn(other).click()
    await isNamed(other, 'first-tab')
    await wizard(other).getByLabel('Instance Name').fill('second-tab')
    await isStored(other, 'second-tab')
    await page.bringToFront()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await wizard(page).waitFor({ state: 'detached' })
    expect(await stored(page)).toContain('second-tab')
    await openWizard(page)
    await goOn(page).click()
    await isNamed(page, 'second-tab')
    await other.close()
    await close()
  })
})

describe('JSON that the launch wizard shows', () => {
  it('L-SEL-12 L-SEL-13 is taken over in another opening, pasted or from a file; refused fields are named', async () => {
    const { page, close } = await signedIn()
    await openWizard(page)
    await fillIn(page, 'from-json')
    await page.getByRole('button', { name: 'CLI command and JSON' }).click()
    const json = await page.getByRole('region', { name: 'JSON' }).locator('pre').innerText()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByRole('dialog', { name: 'CLI command and JSON' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await wizard(page).waitFor({ state: 'detached' })

    await openWizard(page)
    await wizard(page).getByRole('textbox', { name: 'Description' }).fill('typed')
    await page.getByRole('button', { name: 'Import JSON' }).click()
    const dialog = page
      .locator('stratus-modal')
      .filter({ has: page.locator('.load-edit') })
      .last()
    const take = dialog.getByRole('button', { name: 'Take over' })
    const text = dialog.getByRole('textbox', { name: 'JSON' })
    await text.fill('{"name": "half')
    await text.blur()
    await dialog.getByText('A JSON object is expected.').waitFor()
    await expect.poll(() => take.isDisabled()).toBe(true)
    expect(await text.inputValue()).toBe('{"name": "half')
    const odd = { ...(JSON.parse(json) as object), instance_count: 'two', admin_pass: 'hunter2', colour: '<b>x</b>' }
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'web.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(odd)) })
    await dialog.getByText('instance_count: a whole number of at least 1 is expected.').waitFor()
    await dialog.getByText('admin_pass: secrets are not taken from JSON. Type it in the wizard.').waitFor()
    await dialog.getByText('colour: the wizard does not know this field.').waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'import-json-1280')
    await take.click()
    await dialog.waitFor({ state: 'detached' })
    await wizard(page).getByText('colour: the wizard does not know this field.').waitFor()
    await shot(page, 'import-taken-1280')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await isNamed(page, 'from-json')
    await expect.poll(() => wizard(page).getByRole('textbox', { name: 'Description' }).inputValue()).toBe('typed')
    const sent = nextLaunch(page)
    await finishButton(page).click()
    await expectToast(page, 'Scheduled creation of 1 instance.')
    const { nics, flavor_id } = JSON.parse(json) as Record<string, unknown>
    expect(await sent).toMatchObject({ name: 'from-json', description: 'typed', instance_count: 1, nics, flavor_id })
    await close()
  })

  it('L-SEL-12 L-SEL-13 what this cloud has not is named, metadata shows in its tree, and all can be undone; on a phone', async () => {
    const { page, close } = await signedIn(instances, 'demo', { dark: true, width: 390 })
    await openWizard(page)
    await wizard(page).getByLabel('Instance Name').fill('mine')
    await page.getByRole('button', { name: 'Import JSON' }).click()
    const dialog = page
      .locator('stratus-modal')
      .filter({ has: page.locator('.load-edit') })
      .last()
    await dialog
      .getByRole('textbox', { name: 'JSON' })
      .fill('{"name":"theirs","flavor_id":"no-such","key_name":"gone","meta":{"tier":"web"},"colour":1}')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'import-json-390')
    await dialog.getByRole('button', { name: 'Take over' }).click()
    await wizard(page).getByText('Flavor: no-such is not available and was left out.').waitFor()
    await wizard(page).getByText('Key Pair: gone is not available and was left out.').waitFor()
    await shot(page, 'import-taken-390')
    await goTo(page, 'Metadata')
    await wizard(page).getByText('tier').first().waitFor()
    await goTo(page, 'Details')
    await wizard(page).getByRole('button', { name: 'Undo' }).click()
    await isNamed(page, 'mine')
    await goTo(page, 'Metadata')
    await wizard(page).locator('stratus-metadata-tree:visible').waitFor()
    await settled(page)
    expect(await wizard(page).getByText('tier').count()).toBe(0)
    await close()
  })
})
