import { ApiError, type ErrorCode } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { createRefusals, refusalKey } from './refusals.js'

const type = 'OS::Test::Thing'
const failed = (code: ErrorCode, serverText: string | null) =>
  new ApiError({
    message: serverText ?? 'Unable to do it.',
    code,
    operation: null,
    failure: { text: 'Unable to do it.', args: {} },
    serverText,
  })
const refused = failed('forbidden', 'Policy does not allow thing:update.')

describe('G-GATE-14 what the cloud refused', () => {
  it('is known of that action of that item, with the cloud’s words and who can help', () => {
    const refusals = createRefusals('The help desk can help.')
    refusals.learn(type, 'a', 'edit', refused)
    refusals.learn(type, 'a', 'delete', failed('forbidden', null))
    refusals.learn(type, null, 'create', refused)
    expect(Object.fromEntries(refusals.known.get())).toEqual({
      [refusalKey(type, 'a')]: {
        edit: 'The cloud has refused this: Policy does not allow thing:update. The help desk can help.',
        delete: 'The cloud has refused this to you. The help desk can help.',
      },
      [refusalKey(type, null)]: {
        create: 'The cloud has refused this: Policy does not allow thing:update. The help desk can help.',
      },
    })
  })

  it('G-GATE-15 is known beforehand of what the cloud was asked about', () => {
    const refusals = createRefusals('The help desk can help.')
    refusals.foresee(type, null, 'own')
    expect(refusals.known.get().get(refusalKey(type, null))).toEqual({
      own: 'The cloud does not let you do this. The help desk can help.',
    })
  })

  it('is not what a quota, a lock or trouble refused: that passes by itself', () => {
    const refusals = createRefusals()
    refusals.learn(type, 'a', 'resize', failed('forbidden', 'Quota exceeded for ram: Requested 512.'))
    refusals.learn(type, 'a', 'delete', failed('forbidden', 'Image a is protected and cannot be deleted.'))
    refusals.learn(type, 'a', 'edit', failed('conflict', 'It is being edited.'))
    refusals.learn(type, 'a', 'edit', new Error('down'))
    expect(refusals.known.get().size).toBe(0)
  })

  it('is forgotten of an item that has changed, and all of it with the session', () => {
    const refusals = createRefusals()
    refusals.learn(type, 'a', 'edit', refused)
    refusals.learn(type, 'b', 'edit', refused)
    refusals.forget(type, 'a')
    expect([...refusals.known.get().keys()]).toEqual([refusalKey(type, 'b')])
    refusals.clear()
    expect(refusals.known.get().size).toBe(0)
  })
})
