import { describe, expect, it } from 'vitest'
import { isOnItsWay } from './status.js'

describe('issue 16, m8: an image on its way', () => {
  it.each(['saving', 'importing', 'uploading', 'pending_delete'])('moves while it is %s', (status) => {
    expect(isOnItsWay({ status })).toBe(true)
  })

  it.each(['queued', 'active', 'killed', null])('stands still while it is %s', (status) => {
    expect(isOnItsWay({ status })).toBe(false)
  })
})
