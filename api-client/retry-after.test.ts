import { describe, expect, it } from 'vitest'
import { retryAfterIn } from './retry-after.js'

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 7 ', 7000],
    ['0', 0],
    ['Sun, 29 Nov 2026 12:00:30 GMT', 30_000],
    ['Sun, 29 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
  ])('RFC 9110 §10.2.3: of a server that says %j it is %j ms', (text, ms) => {
    expect(retryAfterIn(new Headers({ 'Retry-After': text }), Date.parse('2026-11-29T12:00:00Z'))).toBe(ms)
  })
})
