import { describe, expect, it } from 'vitest'
import { headerFailureMessage } from './header-failure.js'

describe('extensible header', () => {
  it('W-SHELL-07 says that it failed, except for 401, 403 and 0', () => {
    const text = 'Failed to populate extensible header.'
    expect([0, 401, 403, 404, 500, 502].map(headerFailureMessage)).toEqual([null, null, null, text, text, text])
  })
})
