import { describe, expect, it } from 'vitest'
import { axe, fitsWindow, shot, type Page } from './support/browser.js'
import {
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  steer,
  visitsTo,
} from './support/dashboard.js'
import {
  answer,
  choose,
  chooseOnPage,
  failing,
  hostile,
  newPassword,
  open,
  passwordOf,
  rowOf,
} from './support/identity.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/identity/', { user: 'admin' })

describe('users', () => {
  async function fillUser(page: Page, name: string, role: string | null = 'member'): Promise<void> {
    await modal(page).getByLabel('User Name').fill(name)
    await modal(page).getByLabel('Email').fill('new@example.org')
    await newPassword(page, 'pa ss"<>ü')
    await modal(page).getByLabel('Primary Project').selectOption({ label: 'demo' })
    if (role) await modal(page).getByLabel('Role').selectOption({ label: role })
  }

  it('I-FORM-01 I-FORM-02 I-MSG-02 I-MSG-03 I-USER-05 G-GATE-01 are created with a role, edited, disabled, enabled and deleted; a rule that is taken away meanwhile is a refusal that is said', async () => {
    const { page, close } = await signedIn('/identity/users/', 'admin', failing)
    await rowOf(page, 'demo').waitFor()
    await open(page, 'Create User')
    await modal(page)
      .getByText('Create a new user and set related properties including the Primary Project and Role.')
      .waitFor()
    expect(await modal(page).getByLabel('Enabled').isChecked()).toBe(true)
    expect(await modal(page).getByText('Domain Name').count()).toBe(0)
    await fillUser(page, hostile)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'identity-create-user')
    const granted = page.waitForRequest((request) => request.method() === 'PUT')
    await modalButton(page, 'Create User').click()
    expect((await granted).url()).toMatch(/\/api\/keystone\/projects\/[0-9a-f]+\/[0-9a-f]+\/[0-9a-f]+$/)
    await expectToast(page, `User ${hostile} was successfully created.`)
    await choose(page, hostile, 'Edit User')
    await expect.poll(() => modal(page).getByLabel('Email').inputValue()).toBe('new@example.org')
    expect(
      await modal(page)
        .getByLabel(/Password/)
        .count(),
    ).toBe(0)
    await modal(page).getByLabel('User Name').fill('renamed')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await modalButton(page, 'Update User').click()
    // What was not changed here may have been by somebody else (P-FORM-06).
    expect((await sent).postDataJSON()).toEqual({ name: 'renamed' })
    await expectToast(page, 'User renamed was successfully updated.')
    await choose(page, 'renamed', 'Disable User')
    await expectToast(page, 'User renamed was successfully disabled.')
    await rowOf(page, 'renamed').getByText('No', { exact: true }).waitFor()
    await choose(page, 'renamed', 'Enable User')
    await expectToast(page, 'User renamed was successfully enabled.')
    await rowOf(page, 'renamed').getByText('Yes', { exact: true }).waitFor()
    await steer(server, { fault: { operation: 'keystone.users.update', status: 403, body: 'Not any more.', times: 1 } })
    await choose(page, 'renamed', 'Disable User')
    await page
      .locator('stratus-toaster')
      .getByText(/Forbidden|not allowed|Not any more|permission/i)
      .first()
      .waitFor()
    await rowOf(page, 'renamed').getByText('Yes', { exact: true }).waitFor()
    await choose(page, 'renamed', 'Delete User')
    await page.getByText('You have selected "renamed". Deleted user is not recoverable.').waitFor()
    await confirm(page, 'Delete User')
    await expectToast(page, 'Deleted User: renamed.')
    await close()
  })

  it('I-FORM-03 I-FORM-04 nothing is sent before all that is needed is there and both passwords agree; a name that is taken is said; a user whose role could not be granted is not made twice', async () => {
    const { page, close } = await signedIn('/identity/users/', 'admin', failing)
    await rowOf(page, 'demo').waitFor()
    await open(page, 'Create User')
    const create = modalButton(page, 'Create User')
    await expect.poll(() => create.isDisabled()).toBe(true)
    await fillUser(page, 'ann', null)
    await expect.poll(() => create.isDisabled()).toBe(true)
    await modal(page).getByLabel('Role').selectOption({ label: 'member' })
    await expect.poll(() => create.isDisabled()).toBe(false)
    await newPassword(page, 'one', 'two')
    await modal(page).getByText('Passwords do not match.').waitFor()
    await expect.poll(() => create.isDisabled()).toBe(true)
    await newPassword(page, 'one')
    await expect.poll(() => create.isDisabled()).toBe(false)
    for (const label of ['Primary Project', 'Role'])
      expect(await modal(page).getByLabel(label).locator('option[value=""]').count()).toBe(0)
    await modal(page).getByLabel('User Name').fill('x'.repeat(256))
    await modal(page).getByText('A user name less than 256 characters is required.').waitFor()
    await expect.poll(() => create.isDisabled()).toBe(true)
    await fillUser(page, 'demo')
    await modalButton(page, 'Create User').click()
    await modal(page).getByRole('alert').getByText('A user with that name exists.').waitFor()
    expect(await passwordOf(page).inputValue()).toBe('pa ss"<>ü')
    await modal(page).getByLabel('User Name').fill('ann')
    const body = 'Could not find role: 1.'
    await steer(server, { fault: { operation: 'keystone.projects.grantRole', status: 404, body, times: 1 } })
    await modalButton(page, 'Create User').click()
    await modal(page).getByText('User ann exists now, but has no role in the project yet.').waitFor()
    await modal(page).getByText(body).first().waitFor()
    const posts: string[] = []
    page.on('request', (request) => posts.push(request.method()))
    await modalButton(page, 'Create User').click()
    await expectToast(page, 'User ann was successfully created.')
    expect(posts).not.toContain('POST')
    await rowOf(page, 'ann').waitFor()
    await close()
  })

  it('I-FORM-01 I-FORM-06 I-FORM-08 I-MSG-02 a password is changed; a code of the cloud gets its hint, another failure closes the form and is said', async () => {
    const { page, close } = await signedIn('/identity/users/', 'admin', failing)
    await choose(page, 'demo', 'Change Password')
    await modal(page).getByText("Change user's password. We highly recommend you create a strong one.").waitFor()
    expect(await modal(page).getByLabel('Admin Password', { exact: true }).count()).toBe(0)
    await newPassword(page, 'new')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'identity-change-password')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await modalButton(page, 'Change Password').click()
    expect((await sent).postDataJSON()).toEqual({ password: 'new' })
    await expectToast(page, 'User password has been updated successfully.')
    await choose(page, 'demo', 'Change Password')
    await newPassword(page, 'new')
    const fault = { operation: 'keystone.users.update', times: 1 }
    await steer(server, { fault: { ...fault, status: 400, body: 'The password is too old.' } })
    await modalButton(page, 'Change Password').click()
    await modal(page)
      .getByRole('alert')
      .getByText('Something wrong to change password. The password is too old.')
      .waitFor()
    await steer(server, { fault: { ...fault, status: 500 } })
    await modalButton(page, 'Change Password').click()
    await expectToast(page, 'Unable to edit the user.')
    await passwordOf(page).waitFor({ state: 'detached' })
    await close()
  })

  it('I-FORM-03 I-FORM-05 I-FORM-08 with ENFORCE_PASSWORD_CHECK a wrong admin password gets its hint; an identity API older than version 3 has its default domain shown', async () => {
    const { page, close } = await signedIn('/not_found', 'admin', failing)
    await answer(page, /\/api\/keystone\/version\//, { version: '2.0' })
    await answer(page, /\/api\/settings\//, {
      ENFORCE_PASSWORD_CHECK: true,
      OPENSTACK_KEYSTONE_BACKEND: { can_edit_user: true },
    })
    await page.goto(`${server.url}/identity/users/`)
    await choose(page, 'demo', 'Change Password')
    await newPassword(page, 'new')
    expect(await modalButton(page, 'Change Password').isDisabled()).toBe(true)
    await modal(page).getByLabel('Admin Password', { exact: true }).fill('wrong')
    const body = 'ADMIN_PASSWORD_INCORRECT'
    await steer(server, { fault: { operation: 'keystone.users.update', status: 400, body, times: 1 } })
    await modalButton(page, 'Change Password').click()
    await modal(page).getByRole('alert').getByText('The admin password is incorrect.').waitFor()
    expect(await passwordOf(page).inputValue()).toBe('new')
    await shot(page, 'identity-password-hint')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await modal(page).getByLabel('Admin Password', { exact: true }).fill('admin')
    await modalButton(page, 'Change Password').click()
    expect((await sent).postDataJSON()).toEqual({ password: 'new', admin_password: 'admin' })
    await expectToast(page, 'User password has been updated successfully.')
    await open(page, 'Create User')
    await modal(page).getByText('Domain Name').waitFor()
    await modal(page).getByText('Domain ID').waitFor()
    await close()
  })

  it('I-USER-04 P-ROUTE-09 W-DETAIL-01 the Overview shows everything about a user', async () => {
    const { page, close } = await signedIn('/identity/users/')
    await rowOf(page, 'demo').getByRole('link', { name: 'demo', exact: true }).click()
    await page.waitForURL(/\/ngdetails\/OS::Keystone::User\/[0-9a-f]+$/)
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    const facts = ['Domain ID', 'Domain Name', 'ID', 'Name', 'Description', 'Email', 'Enabled']
    await expect
      .poll(() => page.locator('dt').allTextContents())
      .toEqual([...facts, 'Primary Project ID', 'Primary Project Name'])
    expect(await axe(page)).toEqual([])
    await shot(page, 'identity-user')
    await chooseOnPage(page, 'Disable User')
    await expectToast(page, 'User demo was successfully disabled.')
    await page.locator('dd').getByText('No', { exact: true }).waitFor()
    await close()
  })

  it('the list fits a phone; nobody deletes themselves; what the server refuses is named', async () => {
    const { page, close } = await signedIn('/identity/users/', 'admin', { ...failing, width: 390, height: 800 })
    await page.getByText('demo@example.org').waitFor()
    await shot(page, 'identity-users-phone')
    await fitsWindow(page)
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const name of ['admin', 'demo', 'reader']) await rowOf(page, name).getByRole('checkbox').check()
    const fault = { operation: 'keystone.users.delete', status: 403, body: 'Not this one.', times: 1 }
    await steer(server, { fault })
    await page.getByRole('button', { name: 'Delete Users' }).click()
    await expectToast(page, 'You are not allowed to delete users: admin')
    await confirm(page, 'Delete Users')
    await page
      .locator('stratus-delete-modal')
      .getByText(/: Not this one\./)
      .waitFor()
    await page.getByRole('dialog').getByText('Close', { exact: true }).click()
    await expectToast(page, /Deleted User: (demo|reader)\./)
    await expectToast(page, /Unable to delete User: (demo|reader)\./)
    await close()
  })
})
