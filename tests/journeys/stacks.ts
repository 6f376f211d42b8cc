import { expect, it } from 'vitest'
import { chooseRowAction, expectToast, rowOf } from '../e2e/support/dashboard.js'
import { confirm, modal, open, ownName, pageAction, patience, press, type JourneyCloud } from './journey.js'

const template = `heat_template_version: 2018-08-31
parameters:
  length: { type: number, default: 8, description: How long the word is }
resources:
  word: { type: OS::Heat::RandomString, properties: { length: { get_param: length } } }
`

export function stackJourney(cloud: JourneyCloud): void {
  it('T-STACK-01 a stack is launched from a template that is typed in, seen to be complete, drawn, and deleted', async () => {
    const name = ownName('stack')
    const { page, close } = await open(cloud, '/project/stacks/')
    await pageAction(page, 'Launch Stack')
    // The usual way is a file: its text fills the field, and can be changed there.
    const file = { name: 'word.yaml', mimeType: 'text/yaml', buffer: Buffer.from('of a file') }
    await modal(page).getByLabel('Template Data from a file').setInputFiles(file)
    const typed = modal(page).getByLabel('Template Data', { exact: true })
    await expect.poll(() => typed.inputValue()).toBe('of a file')
    await typed.fill(template)
    await press(page, 'Next')
    await modal(page).getByLabel('Stack Name').fill(name)
    await modal(page).getByLabel('length').fill('12')
    // Horizon wants the password once more.
    const password = modal(page).locator('input[type="password"]')
    if (await password.count()) await password.fill(cloud.passwords.demo)
    await press(page, 'Launch')
    await expectToast(page, 'Stack creation started.')
    await cloud.pass(60_000)
    await rowOf(page, name).getByText('Create Complete').waitFor({ timeout: patience })

    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: /^word, Create Complete/ }).waitFor()
    // What can be done with it stands on its page, too.
    await page.getByRole('main').getByRole('button', { name: 'Check Stack' }).first().waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Stacks' }).click()
    await chooseRowAction(page, name, 'Delete Stack')
    await confirm(page, 'Delete Stack')
    await expectToast(page, `Deleting stack ${name}`)
    await cloud.pass(60_000)
    await rowOf(page, name).waitFor({ state: 'detached', timeout: patience })
    await close()
  })
}
