import { describe, expect, it } from 'vitest'
import { readCookie } from './cookies.js'

describe('cookies', () => {
  it('are found by their whole name and decoded', () => {
    const cookies = 'xtabs=1; tabs=%7B%22a%22%3A%22%23b%22%7D; token=a=b; broken=%'
    expect(readCookie('tabs', cookies)).toBe('{"a":"#b"}')
    expect(readCookie('token', cookies)).toBe('a=b')
    expect(readCookie('broken', cookies)).toBe('%')
    expect(readCookie('tab', cookies)).toBeUndefined()
  })
})
