import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedPin, mostPins, readPins, withoutPin, withPin, type Pins } from './pins.js'

const pin = (name: string) => ({ path: `/${name}`, title: name })
const three: Pins = [pin('a'), pin('b'), pin('c')]

describe('pins', () => {
  it('W-SHELL-74 are added at the end, named anew, moved and removed', () => {
    expect(withPin(three, pin('d'))).toEqual([...three, pin('d')])
    expect(withPin(three, { path: '/b', title: 'renamed' })[1]).toEqual({ path: '/b', title: 'renamed' })
    expect(movedPin(three, '/c', -1)).toEqual([pin('a'), pin('c'), pin('b')])
    expect(movedPin(three, '/a', -1)).toBe(three)
    expect(movedPin(three, '/gone', 1)).toBe(three)
    expect(withoutPin(three, '/b')).toEqual([pin('a'), pin('c')])
  })

  it('W-SHELL-74 whatever is stored is survived, and leads nowhere but into the app', () => {
    fc.assert(fc.property(fc.json(), (text) => readPins(text).every(({ path }) => /^\/(?!\/)/.test(path))))
    expect(readPins('{')).toEqual([])
    const hostile = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']
    expect(readPins(JSON.stringify([...hostile.map((path) => ({ path, title: 'x' })), pin('a'), pin('a')]))).toEqual([
      pin('a'),
    ])
    expect(readPins(JSON.stringify(three))).toEqual(three)
    expect(readPins(JSON.stringify(Array.from({ length: 99 }, (_, at) => pin(`${at}`)))).length).toBe(mostPins)
  })
})
