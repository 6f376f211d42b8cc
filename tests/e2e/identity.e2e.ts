import { describe, expect, it } from 'vitest'
import { axe, settled, shot, type Page } from './support/browser.js'
import {
  confirm,
  dashboardOnFreshCloud,
  expectToast,
  modal,
  modalButton,
  steer,
  visitsTo,
} from './support/dashboard.js'
import { answer, choose, chooseOnPage, failing, hostile, names, open, rowOf } from './support/identity.js'

const server = dashboardOnFreshCloud()
const signedIn = visitsTo(server, '/identity/', { user: 'admin' })

describe('the identity lists', () => {
  const panels = [
    { path: '/identity/domains', row: 'second', shown: ['Name', 'Description', 'ID', 'Enabled'] },
    { path: '/identity/groups', row: 'testers', shown: ['Name', 'Description', 'ID'] },
    { path: '/identity/roles', row: 'heat_stack_owner', shown: ['Name', 'ID'] },
    {
      path: '/identity/',
      row: 'service',
      shown: ['Name', 'Description', 'Project ID', 'Domain Name', 'Enabled'],
    },
    { path: '/identity/users/', row: 'demo', shown: ['Name', 'Email', 'ID', 'Enabled'] },
  ]

  it('P-ROUTE-03 I-DOM-01 I-GRP-01 I-ROLE-01 I-USER-01 have their columns and order, in light and dark; an address is a mail link', async () => {
    const { page, close } = await signedIn('/not_found')
    for (const { path, row, shown } of panels) {
      await page.goto(server.url + path)
      await rowOf(page, row).waitFor()
      const titles = async () => (await page.getByRole('columnheader').allTextContents()).map((title) => title.trim())
      await expect
        .poll(async () => (await titles()).filter((title) => shown.includes(title)), { message: path })
        .toEqual(shown)
      await settled(page)
      const all = await names(page)
      expect(all, path).toEqual(all.toSorted((a, b) => a.localeCompare(b)))
      expect(await axe(page), path).toEqual([])
      await shot(page, `identity-${path.split('/')[2] || 'projects'}`)
    }
    await rowOf(page, 'demo').locator('a[href="mailto:demo@example.org"]').waitFor()
    await rowOf(page, 'nova').getByText('-', { exact: true }).first().waitFor()
    expect(await rowOf(page, 'nova').locator('a[href^="mailto:"]').count()).toBe(0)
    await close()
  })

  it('I-DOM-04 I-USER-06 I-GATE-01 I-GATE-02 I-GATE-03 I-GATE-04 a member sees the default domain, their projects and themselves, changes nothing, and is told that groups may not be listed', async () => {
    const { page, close } = await signedIn('/identity/users/', 'demo', failing)
    await rowOf(page, 'demo').waitFor()
    await settled(page)
    expect(await names(page)).toHaveLength(1)
    for (const name of ['Create User', 'Edit User demo', 'Delete Users'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    await page.goto(`${server.url}/identity/domains`)
    await rowOf(page, 'Default').waitFor()
    await settled(page)
    expect(await names(page)).toEqual(['Default'])
    expect(await page.getByRole('button', { name: /Create Domain|Delete/ }).count()).toBe(0)
    await page.goto(`${server.url}/identity/groups`)
    await page
      .getByRole('button', { name: 'Retry' })
      .or(page.getByRole('button', { name: 'Try again' }))
      .first()
      .waitFor()
    expect(await axe(page)).toEqual([])
    await page.goto(`${server.url}/identity/`)
    await rowOf(page, 'other').waitFor()
    await settled(page)
    expect(await names(page)).toHaveLength(2)
    for (const name of ['Create Project', 'Delete Projects'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    await choose(page, 'other', 'Set as Active Project')
    await page.getByRole('button', { name: 'Project: other' }).waitFor()
    await rowOf(page, 'other').getByText('Current').waitFor()
    await close()
  })

  it('I-USER-02 I-USER-03 G-GATE-09 the server filters by name, ID and enabled; the page by email; a back end that only reads offers no change; a search comes first where it is set so', async () => {
    const { page, close } = await signedIn('/identity/users/?name=demo', 'admin', failing)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).search))
    await rowOf(page, 'demo').waitFor()
    await expect.poll(() => names(page)).toHaveLength(1)
    const id = await rowOf(page, 'demo').getAttribute('data-key')
    await page.goto(`${server.url}/identity/users/?id=${id}`)
    await rowOf(page, 'demo').waitFor()
    expect(asked).toContain(`?id=${id}`)
    await page.goto(`${server.url}/identity/users/?id=ffff`)
    await page.getByText('Nothing matches the filters.').waitFor()
    await page.goto(`${server.url}/identity/users/?email=ADMIN@`)
    await rowOf(page, 'admin').waitFor()
    await expect.poll(() => names(page)).toHaveLength(1)

    await answer(page, /\/api\/settings\//, {
      OPENSTACK_KEYSTONE_DEFAULT_DOMAIN: 'Default',
      FILTER_DATA_FIRST: { 'identity.users': true },
      OPENSTACK_KEYSTONE_BACKEND: { can_edit_user: false, can_edit_role: true },
    })
    await page.goto(`${server.url}/identity/users/`)
    await page.getByRole('combobox', { name: 'Search Users' }).or(page.getByLabel('Search Users')).first().waitFor()
    await settled(page)
    expect(await page.locator('tr[data-key]').count()).toBe(0)
    await page.goto(`${server.url}/identity/users/?enabled=false`)
    await rowOf(page, 'disabled-user').waitFor()
    await expect.poll(() => names(page)).toHaveLength(1)
    await settled(page)
    expect(await page.getByRole('button', { name: /Create User|Edit User|Delete Users/ }).count()).toBe(0)
    await page.goto(`${server.url}/identity/roles`)
    await page.getByRole('button', { name: 'Create Role' }).waitFor()
    await close()
  })
})

describe('domains', () => {
  it('I-FORM-01 I-DOM-02 I-DOM-03 I-DOM-05 I-MSG-01 W-DETAIL-01 are created enabled, edited, disabled and deleted; a name that is taken keeps what was typed; of several chosen, those not allowed are named and the rest is offered; one is deleted on its own page, and one is back on the list', async () => {
    const { page, close } = await signedIn('/identity/domains', 'admin', failing)
    await rowOf(page, 'second').waitFor()
    await open(page, 'Create Domain')
    await expect.poll(() => modalButton(page, 'Create Domain').isDisabled()).toBe(true)
    await expect.poll(() => modal(page).getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
    await modal(page).getByLabel('Domain Name').fill('heat')
    await modalButton(page, 'Create Domain').click()
    await modal(page)
      .getByRole('alert')
      .getByText(/Conflict/)
      .waitFor()
    expect(await modal(page).getByLabel('Domain Name').inputValue()).toBe('heat')
    await modal(page).getByLabel('Domain Name').fill(hostile)
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'identity-create-domain')
    await modalButton(page, 'Create Domain').click()
    await expectToast(page, `Domain ${hostile} was successfully created.`)
    await rowOf(page, hostile).getByText('Yes', { exact: true }).waitFor()
    await choose(page, hostile, 'Edit Domain')
    await modal(page).getByLabel('Description').fill('for a test')
    await modal(page).getByRole('radio', { name: 'No' }).check()
    await modal(page).getByText('Users of a disabled domain cannot sign in.').waitFor()
    await modalButton(page, 'Update Domain').click()
    await expectToast(page, `Domain ${hostile} was successfully updated.`)
    await rowOf(page, hostile).getByText('No', { exact: true }).waitFor()
    for (const name of ['heat', hostile]) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Domains' }).click()
    await expectToast(page, 'You are not allowed to delete domains: heat')
    await page.getByText(`You have selected "${hostile}". Deleted domain is not recoverable.`).waitFor()
    await confirm(page, 'Delete Domain')
    await expectToast(page, `Deleted domain: ${hostile}.`)
    await rowOf(page, hostile).waitFor({ state: 'detached' })

    await rowOf(page, 'second').getByRole('link').click()
    await page.waitForURL(/\/ngdetails\/OS::Keystone::Domain\/[0-9a-f]+$/)
    await page.getByRole('heading', { name: 'second' }).waitFor()
    await expect.poll(() => page.locator('dt').allTextContents()).toEqual(['ID', 'Name', 'Description', 'Enabled'])
    expect(await axe(page)).toEqual([])
    await page
      .locator('.page-actions')
      .getByRole('button', { name: /^Edit Domain/ })
      .click()
    await modal(page).getByRole('radio', { name: 'No' }).check()
    await modalButton(page, 'Update Domain').click()
    await page.locator('dd').getByText('No', { exact: true }).waitFor()
    await chooseOnPage(page, 'Delete Domain')
    await confirm(page, 'Delete Domain')
    await expectToast(page, 'Deleted domain: second.')
    await page.waitForURL('**/identity/domains')
    await close()
  })
})

describe('groups', () => {
  it('I-FORM-01 I-MSG-01 I-MSG-03 are created, edited and deleted; a name that is taken, and one that is gone meanwhile, are said in the form', async () => {
    const { page, close } = await signedIn('/identity/groups', 'admin', failing)
    await rowOf(page, 'testers').waitFor()
    await open(page, 'Create Group')
    await modal(page).getByLabel('Name').fill('testers')
    await modalButton(page, 'Create Group').click()
    await modal(page).getByRole('alert').getByText('A group with that name exists.').waitFor()
    await modal(page).getByLabel('Name').fill(hostile)
    await modal(page).getByLabel('Description').fill('d')
    await modal(page).getByLabel('Name').press('Enter')
    await expectToast(page, `Group ${hostile} was successfully created.`)
    await choose(page, hostile, 'Edit Group')
    await modal(page).getByLabel('Name').fill('late')
    const body = 'Could not find group: 1.'
    await steer(server, { fault: { operation: 'keystone.groups.update', status: 404, body, times: 1 } })
    await modalButton(page, 'Update Group').click()
    await modal(page).getByRole('alert').getByText('It is not there any more').waitFor()
    expect(await modal(page).getByLabel('Name').inputValue()).toBe('late')
    await modal(page).getByLabel('Name').fill('renamed')
    await modalButton(page, 'Update Group').click()
    await expectToast(page, 'Group updated successfully.')
    await choose(page, 'renamed', 'Delete Group')
    await confirm(page, 'Delete Group')
    await expectToast(page, 'Deleted Group: renamed.')
    await close()
  })
})

describe('names that are taken', () => {
  it('I-FORM-09 are said at their field, which is led to, until another is typed; an edit of something else is not about the name', async () => {
    const { page, close } = await signedIn('/identity/groups', 'admin', failing)
    await rowOf(page, 'testers').waitFor()
    await open(page, 'Create Group')
    const name = modal(page).getByLabel('Name', { exact: true })
    await name.fill('testers')
    await modalButton(page, 'Create Group').click()
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => name.evaluate((field) => field.matches(':focus'))).toBe(true)
    await name.fill('testers 2')
    await expect.poll(() => name.getAttribute('aria-invalid')).not.toBe('true')
    await modalButton(page, 'Create Group').click()
    await expectToast(page, 'Group testers 2 was successfully created.')

    await page.goto(`${server.url}/identity/users/`)
    await choose(page, 'second-user', 'Edit User')
    const userName = modal(page).getByLabel('User Name')
    await modal(page).getByLabel('Description').fill('d')
    await steer(server, { fault: { operation: 'keystone.users.update', status: 409, body: 'Busy.', times: 1 } })
    await modalButton(page, 'Update User').click()
    await expectToast(page, 'Unable to edit the user.')
    expect(await modal(page).getByText('A user with that name exists.').count()).toBe(0)
    expect(await userName.getAttribute('aria-invalid')).not.toBe('true')
    await steer(server, { fault: { operation: 'keystone.users.update', status: 409, times: 1 } })
    await userName.fill('demo')
    await modalButton(page, 'Update User').click()
    await expect.poll(() => userName.getAttribute('aria-invalid')).toBe('true')
    await userName.fill('third-user')
    await modalButton(page, 'Update User').click()
    await expectToast(page, 'User third-user was successfully updated.')
    await close()
  })
})

describe('what somebody else has deleted meanwhile', () => {
  it('I-FORM-10 is said to be gone by the form that changes it, and what was typed stays', async () => {
    const { page, close } = await signedIn('/identity/users/', 'admin', failing)
    const forms: [string, string, string, string, string, string][] = [
      ['users/', 'second-user', 'Edit User', 'User Name', 'Update User', 'keystone.users.update'],
      ['', 'other', 'Edit Project', 'Name', 'Save', 'keystone.projects.update'],
      ['domains/', 'second', 'Edit Domain', 'Domain Name', 'Update Domain', 'keystone.domains.update'],
      ['roles/', 'reader', 'Edit Role', 'Name', 'Update Role', 'keystone.roles.update'],
    ]
    for (const [path, name, action, label, button, operation] of forms) {
      await page.goto(`${server.url}/identity/${path}`)
      await choose(page, name, action)
      const field = modal(page).getByLabel(label, { exact: true })
      await field.fill('typed')
      await steer(server, { fault: { operation, status: 404, body: 'Could not find it: 0a1b.', times: 1 } })
      await modalButton(page, button).click()
      await modal(page).getByRole('alert').getByText('It is not there any more').waitFor()
      expect(await field.inputValue()).toBe('typed')
      await page.reload()
    }
    await close()
  })
})

describe('roles', () => {
  it('I-ROLE-02 I-FORM-01 I-GEN-01 I-MSG-01 I-MSG-03 are created under a new name, edited and deleted; of several, deleted and failed ones are told apart by name', async () => {
    const { page, close } = await signedIn('/identity/roles', 'admin', failing)
    await rowOf(page, 'heat_stack_owner').waitFor()
    await open(page, 'Create Role')
    await modal(page).getByLabel('Name').fill('member')
    await modal(page).getByText('Role already exists.').waitFor()
    await expect.poll(() => modalButton(page, 'Create Role').isDisabled()).toBe(true)
    await modal(page).getByLabel('Name').fill(hostile)
    await modalButton(page, 'Create Role').click()
    await expectToast(page, `Role ${hostile} was successfully created.`)
    await choose(page, hostile, 'Edit Role')
    await modal(page).getByLabel('Name').fill('renamed')
    await modalButton(page, 'Update Role').click()
    await expectToast(page, 'Role updated successfully.')
    await choose(page, 'renamed', 'Delete Role')
    await page.getByText('You have selected "renamed". Deleted role is not recoverable.').waitFor()
    await confirm(page, 'Delete Role')
    await expectToast(page, 'Deleted Role: renamed.')
    await rowOf(page, 'renamed').waitFor({ state: 'detached' })
    for (const name of ['member', 'heat_stack_user']) await rowOf(page, name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete Roles' }).click()
    await confirm(page, 'Delete Roles')
    await page
      .locator('stratus-delete-modal')
      .getByText(/^member: /)
      .waitFor()
    await page.getByRole('dialog').getByText('Close', { exact: true }).click()
    await expectToast(page, 'Deleted Role: heat_stack_user.')
    await expectToast(page, 'Unable to delete Role: member.')
    await close()
  })
})

/** Opens the wizard of a new project. */
async function newProject(page: Page) {
  await page.locator('.page-actions').getByRole('button', { name: 'Create Project', exact: true }).click()
  const wizard = page.locator('stratus-wizard')
  await wizard.getByRole('textbox', { name: 'Name' }).waitFor()
  return wizard
}

describe('projects', () => {
  it('I-PROJ-01 I-PROJ-02 I-PROJ-03 one is made with members and quotas in one go; its quotas tell their use, and -1 is no limit; it is edited, opened, given members, and deleted', async () => {
    const { page, close } = await signedIn('/identity/', 'admin', failing)
    await rowOf(page, 'service').waitFor()
    const wizard = await newProject(page)
    const step = (name: string) => wizard.getByRole('tab', { name: new RegExp(name) }).click()
    await wizard.getByRole('textbox', { name: 'Name' }).fill(hostile)
    await wizard.getByLabel('Description').fill('by a journey')
    await step('Project Members')
    await wizard.getByRole('button', { name: /^Add reader/ }).click()
    await wizard.getByText('Member', { exact: true }).first().waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'project-members')
    await step('Quotas')
    const instances = wizard.getByLabel('Instances', { exact: true })
    await instances.fill('many')
    await instances.press('Tab')
    await wizard.getByText('Enter a whole number, or -1 for unlimited.').waitFor()
    await instances.fill('-1')
    await wizard.getByText('Unlimited', { exact: true }).waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'project-quotas-new')
    await wizard.getByLabel('Volumes', { exact: true }).fill('5')
    // The project is there before its quotas are: sending again makes no second one, and has the limits that are wanted by then.
    await steer(server, { fault: { operation: 'cinder.quotas.update', status: 503, body: 'Try later.', times: 1 } })
    await wizard.getByRole('button', { name: 'Create Project', exact: true }).click()
    await expectToast(page, `Created new project "${hostile}".`)
    await wizard.getByText('Try later.').first().waitFor()
    await wizard.getByLabel('vCPUs', { exact: true }).fill('50')
    await wizard.getByRole('button', { name: 'Create Project', exact: true }).click()
    await wizard.waitFor({ state: 'detached' })
    await rowOf(page, hostile).first().waitFor()
    expect(await rowOf(page, hostile).count()).toBe(1)

    await choose(page, hostile, 'Modify Quotas')
    await modal(page).getByRole('heading', { name: 'Edit Quotas' }).waitFor()
    await expect.poll(() => modal(page).getByLabel('Instances', { exact: true }).inputValue()).toBe('-1')
    expect(await modal(page).getByLabel('vCPUs', { exact: true }).inputValue()).toBe('50')
    expect(await modal(page).getByLabel('Volumes', { exact: true }).inputValue()).toBe('5')
    await modal(page).getByText('Unlimited, 0 in use', { exact: true }).waitFor()
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'project-quotas')
    await modal(page).getByLabel('Volumes', { exact: true }).fill('7')
    await modalButton(page, 'Save').click()
    await expectToast(page, 'Modified quotas of project')
    await choose(page, hostile, 'Modify Quotas')
    await expect.poll(() => modal(page).getByLabel('Volumes', { exact: true }).inputValue()).toBe('7')
    await modalButton(page, 'Cancel').click()

    await choose(page, hostile, 'Edit Project')
    await modal(page).getByLabel('Enabled').uncheck()
    await modalButton(page, 'Save').click()
    await expectToast(page, `Modified project "${hostile}".`)
    await rowOf(page, hostile).getByRole('gridcell', { name: 'No', exact: true }).waitFor()

    const members = page.getByRole('dialog', { name: 'Manage Members' })
    await choose(page, hostile, 'Manage Members')
    await modal(page).getByRole('button', { name: 'Remove reader', exact: true }).click()
    await modal(page).getByText('No members yet.').waitFor()
    await modal(page).getByRole('button', { name: 'Add reader', exact: true }).click()
    await modal(page).getByRole('button', { name: 'Add demo', exact: true }).click()
    // The services' own users stand below everybody else.
    const names = () =>
      modal(page)
        .getByRole('button', { name: /^Add / })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['Add admin', 'Add code', 'Add disabled-user'])
    expect((await names()).at(-1)).toBe('Add swift')
    expect(await axe(page, undefined, { colours: false })).toEqual([])
    await shot(page, 'project-manage-members')
    await modalButton(page, 'Save').click()
    await expectToast(page, `Modified project "${hostile}".`)
    await choose(page, hostile, 'Manage Members')
    await modal(page).getByRole('button', { name: 'Remove reader', exact: true }).click()
    await modalButton(page, 'Save').click()
    await members.waitFor({ state: 'detached' })
    await choose(page, hostile, 'Manage Members')
    await modal(page).getByRole('button', { name: 'Remove demo', exact: true }).waitFor()
    expect(await modal(page).getByRole('button', { name: 'Remove reader', exact: true }).count()).toBe(0)
    await modalButton(page, 'Cancel').click()
    await choose(page, hostile, 'Modify Groups')
    await page.getByRole('dialog', { name: 'Modify Groups' }).waitFor()
    await modal(page).getByText('Project Groups', { exact: true }).waitFor()
    await modalButton(page, 'Cancel').click()
    await rowOf(page, hostile).getByRole('link', { name: hostile, exact: true }).click()
    await page.getByText('by a journey', { exact: true }).first().waitFor()
    expect(await axe(page)).toEqual([])
    await chooseOnPage(page, 'Delete Project')
    await confirm(page, 'Delete Project')
    await expectToast(page, `Deleted Project: ${hostile}.`)
    await page.waitForURL('**/identity/')
    await close()
  })
})
