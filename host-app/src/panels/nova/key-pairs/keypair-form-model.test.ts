import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  keypairErrors,
  keypairToCreate,
  newKeypair,
  privateKeyFile,
  type KeypairDraft,
  type KeypairFormPlace,
} from './keypair-form-model.js'

const form = { importing: false, existing: ['demo-rsa'], place: 'panel' as KeypairFormPlace }
const errors = (draft: Partial<KeypairDraft>, more: Partial<typeof form> = {}) =>
  keypairErrors({ ...newKeypair, ...draft }, { ...form, ...more })
const nameError = (name: string, more?: Partial<typeof form>) => errors({ name }, more).name

describe('the forms of key pairs', () => {
  it('P-KEY-02 begin with the type ssh', () => expect(newKeypair.key_type).toBe('ssh'))

  it('P-KEY-03 need a name that nobody else has', () => {
    expect(nameError('')).toBe('A key pair name is required.')
    expect(nameError('   ')).toBe('A key pair name is required.')
    expect(nameError('demo-rsa')).toBe('Key pair already exists.')
    expect(nameError('Demo-RSA ')).toBe('Key pair already exists.')
    expect(nameError('demo-rsa2')).toBeUndefined()
  })

  it('P-KEY-04 P-KEY-05 take letters, digits, spaces, underscores and hyphens, for both', () => {
    for (const importing of [false, true]) {
      for (const name of ['my key_1', 'my key-1', 'A9']) expect(nameError(name, { importing })).toBeUndefined()
      for (const name of ['a.b', 'a~b', 'a{', 'é', 'a/b', 'a%b', 'a#b', 'a?b', '..', 'a\u202eb', '😀'])
        expect([name, nameError(name, { importing })]).toEqual([
          name,
          'A key pair name may only contain letters, digits, spaces, underscores and hyphens.',
        ])
    }
  })

  it('P-KEY-03 take 255 characters of a name, not 256', () => {
    expect(nameError('x'.repeat(255))).toBeUndefined()
    expect(nameError('x'.repeat(256))).toBe('A key pair name less than 256 characters is required.')
  })

  it('in the launch wizard say one thing for both, and compare exactly', () => {
    const bad = 'Keypair already exists or name contains bad characters.'
    for (const name of ['demo-rsa', 'a.b']) expect(nameError(name, { place: 'launch' })).toBe(bad)
    expect(nameError('Demo-RSA', { place: 'launch' })).toBeUndefined()
  })

  it('P-KEY-02 an import needs a public key of at most 16384 bytes, counted as they are sent', () => {
    const key = (public_key: string) => errors({ name: 'a', public_key }, { importing: true }).public_key
    for (const empty of ['', ' \n']) expect(key(empty)).toBe('A public key is required.')
    for (const fits of ['k', 'k'.repeat(16_384), 'ü'.repeat(8192)]) expect(key(fits)).toBeUndefined()
    for (const long of ['k'.repeat(16_385), 'ü'.repeat(8193)])
      expect(key(long)).toBe('The public key is longer than the server takes.')
    expect(errors({ name: 'a' })).toEqual({})
  })

  it('P-KEY-02 send what was typed, without blanks around the name; only an import sends a key', () => {
    const draft: KeypairDraft = { name: ' a b ', key_type: 'x509', public_key: 'cert' }
    expect(keypairToCreate(draft, false)).toEqual({ name: 'a b', key_type: 'x509' })
    expect(keypairToCreate(draft, true)).toEqual({ name: 'a b', key_type: 'x509', public_key: 'cert' })
  })

  it('P-KEY-09 a key that was pasted in several lines is sent in one; keys of their own, and certificates, stay as they are', () => {
    const sent = (public_key: string, key_type: 'ssh' | 'x509' = 'ssh') =>
      keypairToCreate({ name: 'a', key_type, public_key }, true)
    for (const pasted of [
      ' ssh-rsa AAAA\r\nBBBB\nCC== me@host\n',
      'ssh-rsa\nAAAABBBBCC==\nme@host',
      'ssh-rsa AAAABBBBCC== \n\n  me@host',
    ])
      expect(sent(pasted)).toMatchObject({ public_key: 'ssh-rsa AAAABBBBCC== me@host' })
    expect(sent('ssh-ed25519 AAAA\nBBBB\nme@host')).toMatchObject({ public_key: 'ssh-ed25519 AAAABBBB me@host' })
    const two = 'ssh-rsa AAAA a\nssh-ed25519 BBBB b'
    expect(sent(two)).toMatchObject({ public_key: two })
    const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
    expect(sent(certificate, 'x509')).toMatchObject({ public_key: certificate })
  })

  it('P-KEY-10 a private key is refused before it is sent', () => {
    const key = (public_key: string) => errors({ name: 'a', public_key }, { importing: true }).public_key
    for (const kind of ['', 'RSA ', 'EC ', 'OPENSSH ', 'ENCRYPTED '])
      expect(key(`-----BEGIN ${kind}PRIVATE KEY-----\nMIIB`)).toMatch('This is a private key')
    expect(key('PuTTY-User-Key-File-3: ssh-rsa')).toMatch('This is a private key')
    for (const kind of ['PUBLIC KEY', 'CERTIFICATE']) expect(key(`-----BEGIN ${kind}-----\nMIIB`)).toBeUndefined()
  })

  it('never send a name the server refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        if (!nameError(name)) expect(keypairToCreate({ ...newKeypair, name }, false).name).toMatch(/^[-\w ]{1,255}$/)
      }),
    )
  })

  it('DEC-36: the private key is saved as <name>.pem', () => expect(privateKeyFile({ name: 'a b' })).toBe('a b.pem'))
})
