import { ApiError } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { newPassword, passwordErrors, passwordHint, passwordToSend } from './password-model.js'
import { loadPasswordForm, loadUserForm } from './user-form-data.js'
import { draftOfUser, newUser, userErrors, userToCreate, userToUpdate, type UserDraft } from './user-form-model.js'
import type { User } from './user.js'

const good: UserDraft = { ...newUser, name: 'ann', password: 'secret', project: 'p1', role: 'r1' }

const user: User = {
  id: 'a1',
  name: 'ann',
  domain_id: 'default',
  enabled: false,
  email: null,
  description: null,
  default_project_id: null,
  password_expires_at: null,
}

describe('the form of users', () => {
  it('I-FORM-02 a new user is enabled', () => expect(newUser.enabled).toBe(true))

  it('I-FORM-03 needs name, password, project and role; not email and description', () => {
    expect(userErrors(newUser, null)).toEqual({
      name: 'A user name is required.',
      password: 'A password is required.',
      project: 'A primary project is required.',
      role: 'A role is required.',
    })
    expect(userErrors(good, null)).toEqual({})
  })

  it('I-FORM-03 editing asks for neither password nor role', () => {
    expect(userErrors({ ...draftOfUser(user), project: 'p1' }, user)).toEqual({})
  })

  it('I-FORM-03 who has no primary project is edited without one; who has one keeps one', () => {
    expect(userErrors(draftOfUser(user), user)).toEqual({})
    expect(userToUpdate(draftOfUser(user))).not.toHaveProperty('project')
    const one = { ...user, default_project_id: 'p1' }
    expect(userErrors({ ...draftOfUser(one), project: '' }, one)).toEqual({ project: 'A primary project is required.' })
  })

  it('I-FORM-04 a description that is longer in the cloud keeps nobody from changing the rest', () => {
    const long = { ...user, description: 'd'.repeat(256) }
    expect(userErrors({ ...draftOfUser(long), name: 'other' }, long)).toEqual({})
  })

  it('I-FORM-04 the confirmation must match; any password is one', () => {
    const error = (change: Partial<UserDraft>) => userErrors({ ...good, ...change }, null).password
    expect(error({ matches: false })).toBe('Passwords do not match.')
    for (const password of [' ', '1', 'ü😀', '"\'<>&%', '\u202e']) expect(error({ password })).toBeUndefined()
  })

  it('I-FORM-04 takes 255 characters, not 256', () => {
    const of = (length: number): UserDraft => {
      const text = 'x'.repeat(length)
      return { ...good, name: text, email: text, password: text, description: text }
    }
    expect(userErrors(of(255), null)).toEqual({})
    expect(Object.keys(userErrors(of(256), null))).toEqual(['name', 'email', 'password', 'description'])
  })

  it('I-FORM-02 sends what was typed; the role goes with another call', () => {
    expect(userToCreate({ ...good, name: ' ann ', email: ' a@b ' })).toEqual({
      name: 'ann',
      email: 'a@b',
      password: 'secret',
      project: 'p1',
      description: '',
      enabled: true,
    })
  })

  it('I-FORM-06 I-FORM-07 an edit sends name, email, description and project: no domain, no enabled', () => {
    const draft = draftOfUser({ ...user, email: 'a@b', description: 'd', default_project_id: 'p1' })
    expect(userToUpdate(draft)).toEqual({ name: 'ann', email: 'a@b', description: 'd', project: 'p1' })
  })

  it('P-FORM-06 an edit sends only what was changed', () => {
    expect(userToUpdate({ description: '' })).toEqual({ description: '' })
    expect(userToUpdate({})).toEqual({})
  })
})

describe('the form of passwords', () => {
  it('I-FORM-03 asks for the admin password only with ENFORCE_PASSWORD_CHECK', () => {
    const draft = { ...newPassword, password: 'x' }
    expect(passwordErrors(newPassword, false)).toEqual({ password: 'A password is required.' })
    expect(passwordErrors(draft, false)).toEqual({})
    expect(passwordErrors(draft, true)).toEqual({ adminPassword: 'An admin password is required.' })
    expect(passwordErrors({ ...draft, adminPassword: 'y' }, true)).toEqual({})
    expect(passwordErrors({ ...draft, matches: false }, false)).toEqual({ password: 'Passwords do not match.' })
  })

  it('I-FORM-06 sends passwords and nothing else', () => {
    const draft = { password: 'x', matches: true, adminPassword: 'y' }
    expect(passwordToSend(draft, false)).toEqual({ password: 'x' })
    expect(passwordToSend(draft, true)).toEqual({ password: 'x', admin_password: 'y' })
  })

  const refused = (status: number, serverText: string | null, serverCode: string | null = null) =>
    new ApiError({
      message: serverText ?? 'Unable to edit the user.',
      code: 'bad-request',
      status,
      operation: 'keystone.users.update',
      failure: { text: 'Unable to edit the user.', args: {} },
      serverText,
      serverCode,
    })

  it('I-FORM-08 the code of a 400 chooses the hint; without one the server’s words are added', () => {
    expect(passwordHint(refused(400, null, 'ADMIN_PASSWORD_INCORRECT'))).toEqual({
      text: 'The admin password is incorrect.',
      details: null,
    })
    const general = 'Something wrong to change password.'
    expect(passwordHint(refused(400, null, 'OF_TOMORROW'))).toEqual({ text: general, details: null })
    expect(passwordHint(refused(400, null))).toEqual({ text: general, details: null })
    const words = 'The password does not match the requirements: 8 characters.'
    expect(passwordHint(refused(400, words))).toEqual({ text: general, details: words })
  })

  it('I-FORM-08 any other failure is none of a hint', () => {
    expect(passwordHint(refused(409, null, 'ADMIN_PASSWORD_INCORRECT'))).toBeNull()
    expect(passwordHint(new Error('x'))).toBeNull()
  })
})

describe('what the forms are filled with', () => {
  const clientOf = (version: string, enforced = false) => {
    const answers: Readonly<Record<string, unknown>> = {
      'keystone.version': { version },
      'keystone.defaultDomain': { id: 'default', name: 'Default' },
      'keystone.projects.list': {
        items: [
          { id: 'p2', name: 'b' },
          { id: 'p1', name: 'a' },
        ],
      },
      'keystone.roles.list': { items: [{ id: 'r1', name: 'member' }] },
    }
    const client = {
      call: async (operation: string) => answers[operation],
      setting: async (path: string, fallback: unknown) => (path === 'ENFORCE_PASSWORD_CHECK' ? enforced : fallback),
    }
    return client as unknown as Parameters<typeof loadPasswordForm>[0]
  }

  it('I-FORM-05 the default domain is shown only where the identity API is not version 3', async () => {
    for (const version of ['3', '3.14']) expect((await loadPasswordForm(clientOf(version))).domain).toBeNull()
    for (const version of ['2.0', '4', '30'])
      expect((await loadUserForm(clientOf(version), null, true)).domain).toEqual({ id: 'default', name: 'Default' })
  })

  it('I-FORM-02 projects by name, and roles for a new user', async () => {
    expect(await loadUserForm(clientOf('3'), null, true)).toMatchObject({
      projects: [
        { value: 'p1', label: 'a' },
        { value: 'p2', label: 'b' },
      ],
      roles: [{ value: 'r1', label: 'member' }],
    })
  })

  it('I-FORM-02 a primary project that is not listed stays chosen', async () => {
    const { projects, roles } = await loadUserForm(clientOf('3'), 'gone', false)
    expect(projects.at(-1)).toEqual({ value: 'gone', label: 'gone' })
    expect(roles).toEqual([])
  })

  it('G-SET-04 I-FORM-03 ENFORCE_PASSWORD_CHECK is off unless set', async () => {
    expect((await loadPasswordForm(clientOf('3'))).enforced).toBe(false)
    expect((await loadPasswordForm(clientOf('3', true))).enforced).toBe(true)
  })
})
