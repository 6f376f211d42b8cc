import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atWebroot, fillPath, PathError, queryString } from './paths.js'

const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..')

describe('paths', () => {
  it('A-NOVA-02 an id is one encoded segment', () => {
    expect(fillPath('/api/nova/keypairs/{name}', { name: 'my key/é' })).toBe('/api/nova/keypairs/my%20key%2F%C3%A9')
  })

  it('A-SWIFT-02 an object path keeps its slashes', () => {
    const path = '/api/swift/containers/{container}/object/{path*}'
    expect(fillPath(path, { container: 'a b', path: 'x y/z#/?.txt' })).toBe(
      '/api/swift/containers/a%20b/object/x%20y/z%23/%3F.txt',
    )
  })

  it('every value comes back from its segment unchanged', () => {
    fc.assert(
      fc.property(segment, (value) => {
        const path = fillPath('/api/{id}/', { id: value })
        expect(path.split('/')).toHaveLength(4)
        expect(decodeURIComponent(path.slice(5, -1))).toBe(value)
        expect(new URL(path, 'http://a').pathname).toBe(path)
      }),
    )
  })

  it('every object path comes back unchanged', () => {
    const name = fc.array(
      segment.filter((text) => !text.includes('/')),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(name, (parts) => {
        const path = fillPath('/o/{path*}', { path: parts.join('/') })
        expect(path.slice(3).split('/').map(decodeURIComponent)).toEqual(parts)
      }),
    )
  })

  it.each(['', '.', '..', undefined])('refuses %j, which would reach something else', (value) => {
    expect(() => fillPath('/api/nova/servers/{id}', value === undefined ? {} : { id: value })).toThrow(PathError)
  })

  it('refuses an object path that climbs, and broken text', () => {
    expect(() => fillPath('/o/{path*}', { path: 'a/../b' })).toThrow(PathError)
    expect(() => fillPath('/o/{path*}', { path: '\ud800' })).toThrow(PathError)
  })

  it('DEC-24: what is undefined or null is left out of the query', () => {
    expect(queryString({ a: 1, b: undefined, c: null, d: ['x', 'y'], e: 'ü&=' })).toBe('?a=1&d=x&d=y&e=%C3%BC%26%3D')
    expect(queryString(undefined)).toBe('')
    expect(queryString({ a: undefined })).toBe('')
  })

  it.each([
    ['/', '/api/settings/', '/api/settings/'],
    ['/horizon', '/api/settings/', '/horizon/api/settings/'],
    ['/horizon/', 'auth/login/', '/horizon/auth/login/'],
    ['https://cloud.example/', '/api/x', 'https://cloud.example/api/x'],
  ])('W-SHELL-03 %s and %s make %s', (webroot, path, url) => {
    expect(atWebroot(webroot, path)).toBe(url)
  })
})
