import { ApiError } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { changedIn, laidOver, orGone } from './edited-fields.js'

const opened = { name: 'a', description: '', access: ['p1'] }

const failing = (status: number) => () =>
  Promise.reject(
    new ApiError({ message: '', code: 'server', status, operation: null, failure: { text: '', args: {} } }),
  )

describe('P-FORM-06 an edit', () => {
  it('holds only what was changed', () => {
    expect(changedIn(opened, { ...opened, description: 'd', access: ['p1'] })).toEqual({ description: 'd' })
    expect(changedIn(opened, { ...opened, access: [] })).toEqual({ access: [] })
  })

  it('is laid over what the thing is now; over what it was where that cannot be read; over nothing where it is gone', async () => {
    const now = { name: 'b', description: '', access: [] }
    const changed = { description: 'd' }
    expect(await laidOver(changed, opened, () => Promise.resolve(now))).toEqual({ ...now, ...changed })
    expect(await laidOver(changed, opened, failing(503))).toEqual({ ...opened, ...changed })
    await expect(laidOver(changed, opened, failing(404))).rejects.toThrow('It is not there any more')
  })

  it('of a thing that is gone says so; what else fails, and what is done, stays as it is', async () => {
    await expect(orGone(failing(404)())).rejects.toThrow('It is not there any more')
    await expect(orGone(failing(503)())).rejects.toMatchObject({ status: 503 })
    expect(await orGone(Promise.resolve(1))).toBe(1)
  })
})
