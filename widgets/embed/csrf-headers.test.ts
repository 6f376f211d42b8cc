import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { csrfHeaders, noCsrfSettings } from './csrf-headers.js'

/** A page with these tokens. */
function page({ meta = '', field = '', cookie = '' } = {}) {
  vi.stubGlobal('window', { origin: 'https://portal.test' })
  vi.stubGlobal('document', {
    baseURI: 'https://portal.test/page/',
    cookie,
    querySelector: (selector: string) => {
      if (selector.startsWith('meta')) return meta ? { content: meta } : null
      return field ? { value: field } : null
    },
  })
}
beforeEach(() => page())
afterEach(() => vi.unstubAllGlobals())

const both = (token: string) => ({ 'X-CSRF-Token': token, 'X-CSRFToken': token })
const headers = (address = '/my/grant', settings = noCsrfSettings) => csrfHeaders(address, settings)

describe('M-GRANT-01 the CSRF token of the page', () => {
  it('is that of Rails and Laravel, of Django’s field, or of its cookie; or there is none', () => {
    expect(headers()).toEqual({})
    page({ cookie: 'a=b; csrftoken=cookie%2Bd' })
    expect(headers()).toEqual(both('cookie+d'))
    page({ field: 'field', cookie: 'csrftoken=cookie' })
    expect(headers()).toEqual(both('field'))
    page({ meta: 'meta', field: 'field' })
    expect(headers()).toEqual(both('meta'))
  })

  it('is what the element says before that, under the name that it says', () => {
    page({ meta: 'meta' })
    expect(headers('/my/grant', { token: 'own', header: '' })).toEqual(both('own'))
    expect(headers('/my/grant', { token: '', header: 'X-XSRF-TOKEN' })).toEqual({ 'X-XSRF-TOKEN': 'meta' })
  })

  it('is told to nobody else', () => {
    page({ meta: 'meta' })
    for (const address of ['https://else.test/grant', '//else.test/grant', 'http://portal.test/grant'])
      expect(headers(address, { token: 'own', header: '' })).toEqual({})
    expect(headers('https://portal.test/grant')).toEqual(both('meta'))
  })
})
