import type { FormField } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import {
  authType,
  autoCompleteOf,
  firstField,
  isElsewhere,
  passwordPage,
  plainForm,
  valuesToSend,
  visibleFields,
  wrongBefore,
} from './login-model.js'
import { formChoices, formField } from '../../../tests/support/form-field.js'

const field = (name: string, more: Partial<FormField> = {}) => formField(name, { required: true, ...more })
const select = (name: string, ...values: string[]): FormField =>
  field(name, {
    type: 'select',
    value: values[0] ?? '',
    choices: formChoices(...values),
  })

const sso = {
  fields: [
    select('auth_type', 'credentials', 'oidc'),
    select('region', 'one', 'two'),
    field('domain'),
    field('username'),
    field('password', { type: 'password' }),
    field('csrf', { type: 'hidden', value: 'x' }),
  ],
}
const names = (fields: readonly FormField[]): string[] => fields.map(({ name }) => name)

describe('the sign-in form', () => {
  it('W-SHELL-09 asks for name and password until the server says more', () => {
    expect(names(visibleFields(plainForm, {}))).toEqual(['username', 'password'])
    expect(authType(plainForm, {})).toBe('credentials')
  })

  it('W-SHELL-09 shows name and password only for the type credentials', () => {
    expect(names(visibleFields(sso, {}))).toEqual(['auth_type', 'region', 'domain', 'username', 'password'])
    expect(names(visibleFields(sso, { auth_type: 'oidc' }))).toEqual(['auth_type', 'region', 'domain'])
    expect(names(visibleFields(sso, { auth_type: 'credentials' }))).toContain('password')
  })

  it('S-DIRECT-18 asks for an application credential and its secret, and for whose it is if one likes', () => {
    const fields = [
      select('auth_type', 'credentials', 'application_credential'),
      field('credential', { required: false }),
      field('credential_secret', { type: 'password', required: false }),
      ...sso.fields.slice(2),
    ]
    expect(names(visibleFields({ fields }, {}))).toEqual(['auth_type', 'domain', 'username', 'password'])
    const shown = visibleFields({ fields }, { auth_type: 'application_credential' })
    expect(shown.map(({ name, required }) => [name, required])).toEqual([
      ['auth_type', true],
      ['credential', true],
      ['credential_secret', true],
      ['domain', true],
      ['username', false],
    ])
    expect(isElsewhere('application_credential')).toBe(false)
    expect(isElsewhere('oidc')).toBe(true)
  })

  it('shows domain and region when the server asks for them, and never hidden fields', () => {
    const simple = { fields: [field('region', { type: 'hidden', value: 'default' }), ...plainForm.fields] }
    expect(names(visibleFields(simple, {}))).toEqual(['username', 'password'])
  })

  it('sends what the server filled in, unless the person changed it', () => {
    expect(valuesToSend(sso, { region: 'two', username: 'demo', password: 'x' })).toEqual({
      auth_type: 'credentials',
      region: 'two',
      domain: '',
      username: 'demo',
      password: 'x',
      csrf: 'x',
    })
  })

  it('knows the page on which an expired password is changed', () => {
    expect(passwordPage('/dash/auth/password/7f/?next=%2F', '/dash/')).toBe('/auth/password/7f/?next=%2F')
    for (const location of ['/dash/', '/auth/password/7f/', '/dash/project/?x=/auth/password/1/', null])
      expect(passwordPage(location, '/dash/')).toBeNull()
  })
})

describe('steps of a sign-in', () => {
  it('W-SHELL-21 a code goes without the blank that apps show it with', () => {
    expect(valuesToSend({ fields: [field('totp')] }, { totp: ' 123 456 ' })).toEqual({ totp: '123456' })
  })

  it('W-SHELL-20 what is wrong with a new password is known before it is sent', () => {
    const values = (password: string, confirm_password: string) => ({
      original_password: 'old',
      password,
      confirm_password,
    })
    expect(wrongBefore('new-password', values('a', 'b'))).toBe('Passwords do not match.')
    expect(wrongBefore('new-password', values('old', 'old'))).toBe('The new password must differ from the old one.')
    expect(wrongBefore('new-password', values('new', 'new'))).toBeNull()
    expect(wrongBefore('credentials', values('a', 'b'))).toBeNull()
  })

  it('people begin with what is not known yet', () => {
    expect(firstField('credentials', {}, '')).toBe('username')
    expect(firstField('credentials', {}, 'demo')).toBe('password')
    expect(firstField('code', {}, 'demo')).toBe('totp')
    expect(firstField('new-password', { original_password: 'old' }, '')).toBe('password')
    expect(firstField('new-password', {}, '')).toBe('original_password')
  })

  it('tells password managers which password is which', () => {
    const of = (name: string) => autoCompleteOf({ name, type: name === 'totp' ? 'text' : 'password' }, 'new-password')
    expect(['original_password', 'password', 'confirm_password', 'totp'].map(of)).toEqual([
      'current-password',
      'new-password',
      'new-password',
      'one-time-code',
    ])
    expect(autoCompleteOf({ name: 'password', type: 'password' }, 'credentials')).toBe('current-password')
  })
})
