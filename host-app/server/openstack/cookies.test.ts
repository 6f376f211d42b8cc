import { describe, expect, it } from 'vitest'
import { cookiesOf } from './cookies.js'

const read = (header: string) =>
  Object.fromEntries(cookiesOf(new Request('http://cloud.test/', { headers: { Cookie: header } })))

describe('cookies of a request', () => {
  it('are taken as they are', () => {
    expect(read('a=1; b=x=y; login_domain=My%20Domain')).toEqual({ a: '1', b: 'x=y', login_domain: 'My%20Domain' })
  })

  // As Python's http.cookies writes them, Horizon's way to say "none" among them.
  it.each([
    ['""', ''],
    ['"My Domain"', 'My Domain'],
    ['"a\\"b\\\\c"', 'a"b\\c'],
    ['"a\\054b\\073"', 'a,b;'],
    ['"', '"'],
  ])('S-DIRECT-04 that a Horizon at the same address has left are read without its quotes: %s', (written, value) => {
    expect(read(`login_domain=${written}`)).toEqual({ login_domain: value })
  })
})
