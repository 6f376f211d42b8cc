import { ApiError } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { whatAndWhy } from './what-and-why.js'

const what = 'Unable to retrieve the resource types.'
const failed = (message: string) =>
  new ApiError({
    message,
    code: 'server',
    status: 200,
    requestId: 'req-1',
    operation: null,
    failure: { text: what, args: {} },
  })

describe('G-GATE-16 what could not be read is said once', () => {
  it.each([
    ['our own words', what, ''],
    ['what Horizon could not read', 'Unable to retrieve stack resource types.', ''],
    ['the same without a full stop', 'Unable to get resource types', ''],
    ['a reason', 'Heat rests.', 'Heat rests.'],
    [
      'a reason behind it',
      'Unable to retrieve resource types: Heat rests.',
      'Unable to retrieve resource types: Heat rests.',
    ],
  ])('%s', (_, said, reason) => {
    expect(whatAndWhy(what, failed(said))).toEqual({ text: what, reason, requestId: 'req-1' })
  })

  it('where the page says something else, Horizon’s words are the reason', () => {
    const said = 'Unable to retrieve volume list.'
    expect(whatAndWhy('This page cannot be shown.', failed(said)).reason).toBe(said)
  })
})
