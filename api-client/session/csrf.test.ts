import { describe, expect, it } from 'vitest'
import { cookieValue, csrfToken } from './csrf.js'

describe('CSRF token', () => {
  it('G-HTTP-02 comes from the cookie', () => {
    const page = { cookie: 'a=1; csrftoken=abc; sessionid=x', querySelector: () => ({ value: 'hidden' }) }
    expect(csrfToken(page)).toBe('abc')
  })

  it('G-HTTP-02 failing that, from the hidden field', () => {
    expect(csrfToken({ cookie: 'xcsrftoken=no', querySelector: () => ({ value: 'hidden' }) })).toBe('hidden')
    expect(csrfToken({ cookie: '', querySelector: () => null })).toBeNull()
    expect(csrfToken({ cookie: '' })).toBeNull()
    expect(csrfToken(undefined)).toBeNull()
  })

  it.each([
    ['a="quoted"; b=2', 'a', 'quoted'],
    ['a=x%20y', 'a', 'x y'],
    ['a=100%', 'a', '100%'],
    ['login_domain=""', 'login_domain', null],
    ['', 'a', null],
  ])('in %j, %s is %j', (cookies, name, value) => {
    expect(cookieValue(cookies, name)).toBe(value)
  })
})
