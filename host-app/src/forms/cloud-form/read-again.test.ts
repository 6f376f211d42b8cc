import { ApiError } from '@stratus/api-client'
import type { DialogForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { goneMeanwhile } from '../edited-fields.js'
import { otherMeanwhile, readAgain } from './read-again.js'

const field = (name: string, value: string, more: object = {}) =>
  ({ name, value, type: 'text', label: name, checked: false, errors: [], choices: [], ...more }) as const

const formOf = (...fields: ReturnType<typeof field>[]) => ({ action: '/x', fields }) as unknown as DialogForm

const first = formOf(field('name', 'old'), field('description', ''), field('members', 'a\nb', { multiple: true }))

const sentAfter = (now: DialogForm | null, values: Record<string, string>) =>
  readAgain('cinder.edit', { first, form: first, values }, () => Promise.resolve(now))

const failing = (status: number) => () =>
  Promise.reject(
    new ApiError({ message: '', code: 'server', status, operation: null, failure: { text: '', args: {} } }),
  )

describe('P-FORM-06 a form that is read again before it is sent', () => {
  it('goes as its thing is now, with what was typed', async () => {
    const now = formOf(field('name', 'new'), field('description', ''), field('members', 'a\nb', { multiple: true }))
    expect(await sentAfter(now, { description: 'typed' })).toEqual({ form: now, values: { description: 'typed' } })
  })

  it('keeps whom others added to a list, and those away whom they took off it', async () => {
    const now = formOf(field('name', 'old'), field('members', 'b\nc', { multiple: true }))
    expect(await sentAfter(now, { members: 'a\nd' })).toMatchObject({ values: { members: 'c\nd' } })
  })

  it('is not sent when it cannot hold what was typed, or its thing is gone', async () => {
    expect(await sentAfter(formOf(field('name', 'old')), { description: 'typed' })).toBe(otherMeanwhile)
    const fixed = formOf(field('description', '', { readOnly: true }))
    expect(await sentAfter(fixed, { description: 'typed' })).toBe(otherMeanwhile)
    expect(await sentAfter(null, { description: 'typed' })).toBe(otherMeanwhile)
    expect(await readAgain('cinder.edit', { first, form: first, values: {} }, failing(404))).toBe(goneMeanwhile)
  })

  it('goes as it was where it cannot be read, and where it makes something new', async () => {
    const asItWas = { form: first, values: { name: 'x' } }
    expect(await readAgain('cinder.edit', { first, ...asItWas }, failing(503))).toEqual(asItWas)
    expect(await readAgain('neutron.createRouter', { first, ...asItWas }, failing(404))).toEqual(asItWas)
  })
})
