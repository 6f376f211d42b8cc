import type { FormField, HorizonForm } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { jumpKeys, singleKeys } from '../../stores/shortcut-keys.js'
import { inOurWords, saveSettings } from './cloud-settings-model.js'
import { keyErrors } from './key-errors.js'
import { noPasswords, ownPasswordErrors } from './own-password-model.js'

const field = (more: Partial<FormField>): FormField => ({
  name: 'pagesize',
  type: 'number',
  label: 'Items Per Page',
  value: '20',
  checked: false,
  required: true,
  maxLength: null,
  min: 1,
  max: 1000,
  help: 'cloud says',
  errors: [],
  choices: [],
  ...more,
})

describe('settings of the cloud', () => {
  it('W-SHELL-29 have our words; a field that an operator has added is called as the cloud calls it', () => {
    const added = field({ name: 'theme', label: 'Colours', type: 'select' })
    expect(inOurWords(added)).toEqual(added)
    expect(inOurWords(field({})).label).toBe('Items per page')
  })
})

describe('settings that were sent', () => {
  const form: HorizonForm = { action: '/settings/', fields: [field({})], errors: [], token: null }
  const down = () => Promise.reject(new Error('The server cannot be reached.'))

  it('W-SHELL-29 are saved, though the cloud cannot be asked any more how it keeps them', async () => {
    const sendForm = async () => ({ ok: true, messages: [] }) as const
    expect(await saveSettings({ sendForm, readForm: down }, form, {})).toEqual({ refused: null, form: null })
    expect(await saveSettings({ sendForm, readForm: async () => form }, form, {})).toEqual({ refused: null, form })
  })

  it('W-SHELL-29 are there again where they were refused', async () => {
    const again = { ...form, errors: ['Too many.'] }
    const sendForm = async () => ({ ok: false, form: again, messages: [{ type: 'error', text: 'No.' }] }) as const
    expect(await saveSettings({ sendForm, readForm: down }, form, {})).toEqual({
      refused: ['No.', 'Too many.'],
      form: again,
    })
  })
})

describe('time zones', () => {
  it('W-SHELL-29 are found by their names, however the cloud calls them', () => {
    const choices = [
      { value: 'Asia/Tokyo', label: 'UTC +09:00: Japan Time', selected: false },
      { value: 'UTC', label: 'UTC', selected: true },
    ]
    const labels = (name: string) => inOurWords(field({ name, choices })).choices.map(({ label }) => label)
    expect(labels('timezone')).toEqual(['UTC +09:00: Japan Time (Asia/Tokyo)', 'UTC'])
    expect(labels('language')).toEqual(['UTC +09:00: Japan Time', 'UTC'])
  })
})

describe('keys', () => {
  it('W-SHELL-31 are one sign each, and none does two things', () => {
    const own = { ...singleKeys, ...jumpKeys }
    expect(keyErrors(own)).toEqual({})
    expect(keyErrors({ ...own, search: ' ' })).toEqual({ search: 'Type a key.' })
    expect(Object.keys(keyErrors({ ...own, search: '?' }))).toEqual(['search', 'shortcuts'])
    // A key that follows another is none that stands alone.
    expect(keyErrors({ ...own, 'project.images': 'g' })).toEqual({})
  })
})

describe('a password of one\u2019s own', () => {
  it('W-SHELL-30 is another one, typed twice, beside the present one', () => {
    expect(ownPasswordErrors(noPasswords)).toEqual({
      current: 'Type the current password.',
      next: 'Type a new password.',
    })
    expect(ownPasswordErrors({ current: 'a', next: 'a', again: 'b' })).toEqual({
      next: 'The new password is the current one.',
      again: 'The passwords do not match.',
    })
    expect(ownPasswordErrors({ current: 'a', next: 'b', again: 'b' })).toEqual({})
  })
})
