import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGrant, signGrant, type GrantClaims } from './grant-token.js'

const secret = 'a secret of more than thirty-two characters'
const claims: GrantClaims = { id: 'g1', turn: 1, origin: 'https://portal.test', scopes: ['quota'], expires: 5 }

describe('a grant as a text', () => {
  it('comes back as it was signed', () => {
    expect(readGrant(signGrant(claims, secret), secret)).toEqual(claims)
  })

  it('is no text of another secret', () => {
    expect(readGrant(signGrant(claims, `${secret}!`), secret)).toBeUndefined()
  })

  it('cannot be widened, prolonged or moved to another origin: any change breaks the signature', () => {
    const [body = '', signed = ''] = signGrant(claims, secret).split('.')
    for (const change of [
      { scopes: ['quota', 'topology'] },
      { expires: 1e15 },
      { origin: 'https://evil.test' },
      { turn: 2 },
      { id: 'g2' },
    ]) {
      const forged = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')
      expect(readGrant(`${forged}.${signed}`, secret)).toBeUndefined()
    }
    expect(readGrant(`${body}.`, secret)).toBeUndefined()
    expect(readGrant(body, secret)).toBeUndefined()
    expect(readGrant(`${body}.${signed}.${signed}`, secret)).toBeUndefined()
    expect(readGrant(`${body}.${signed}=`, secret)).toBeUndefined()
  })

  it('is no text that somebody made up, however odd', () => {
    fc.assert(fc.property(fc.string({ maxLength: 3000 }), (text) => readGrant(text, secret) === undefined))
    const token = signGrant(claims, secret)
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'Aa0-_.= '), (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1)
        return changed === token || readGrant(changed, secret) === undefined
      }),
    )
  })
})
