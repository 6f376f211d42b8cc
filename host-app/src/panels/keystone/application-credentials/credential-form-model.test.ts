import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { credentialErrors, newCredential, readRules, valuesOf, type CredentialDraft } from './credential-form-model.js'

const now = Date.UTC(2027, 0, 31, 12, 30)
const draft = (change: Partial<CredentialDraft>): CredentialDraft => ({ ...newCredential, name: 'ci', ...change })
const wrong = (change: Partial<CredentialDraft>) => credentialErrors(draft(change), now, new Set(['old']))

describe('a new application credential', () => {
  it('I-APPCRED-02 has a name of its own, at most 255 long', () => {
    expect(wrong({ name: ' ' })).toHaveProperty('name')
    expect(wrong({ name: 'old ' })).toHaveProperty('name.text', 'You have a credential of this name.')
    expect(wrong({ name: 'x'.repeat(255) })).toEqual({})
    expect(wrong({ name: 'x'.repeat(256) })).toHaveProperty('name')
    expect(wrong({ secret: 'x'.repeat(256) })).toHaveProperty('secret')
  })

  it('I-APPCRED-02 ends after so many days, at a moment to come, or never', () => {
    const ends = (change: Partial<CredentialDraft>) => {
      const { expiration_date, expiration_time } = valuesOf(draft(change), now)
      return [expiration_date, expiration_time]
    }
    expect(ends({ expiry: 'never' })).toEqual(['', ''])
    expect(ends({ expiry: '30' })).toEqual(['2027-03-02', '12:30'])
    expect(ends({ expiry: 'custom', date: '2028-02-29' })).toEqual(['2028-02-29', '00:00'])
    expect(ends({ expiry: 'custom', date: '2028-02-29', time: '23:59' })).toEqual(['2028-02-29', '23:59'])
    expect(wrong({ expiry: 'custom' })).toHaveProperty('date.text', 'Choose a date.')
    expect(wrong({ expiry: 'custom', date: '2027-01-31', time: '12:30' })).toHaveProperty('date')
    expect(wrong({ expiry: 'custom', date: '2027-01-31', time: '12:31' })).toEqual({})
  })

  it('I-APPCRED-02 takes access rules as JSON or YAML, and says which one is wrong', () => {
    const rule = { service: 'compute', method: 'POST', path: '/v2.1/servers' }
    expect(readRules('')).toEqual({ rules: [] })
    expect(readRules(JSON.stringify([rule]))).toEqual({ rules: [rule] })
    expect(readRules('- service: compute\n  method: post\n  path: /v2.1/servers\n')).toEqual({ rules: [rule] })
    const problem = (text: string) => (readRules(text) as { problem: { text: string; args?: string[] } }).problem
    expect(problem('service: compute').text).toBe('A list of rules is expected.')
    expect(problem('- a: [')).toMatchObject({ args: [expect.stringMatching(/^\d+$/)] })
    expect(problem(JSON.stringify([rule, { ...rule, method: 'TRACE' }])).args?.[0]).toBe('2')
    expect(problem(JSON.stringify([{ ...rule, path: 'v2.1' }])).text).toContain('slash')
    expect(problem(JSON.stringify([{ ...rule, project: 'x' }])).args).toEqual(['1', 'project'])
    expect(problem('- 1').text).toContain('service')
  })

  it('I-APPCRED-02 any text of rules is read or refused, and what is read is sent as JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (rules) => {
        const read = readRules(rules)
        if ('rules' in read && read.rules.length)
          expect(JSON.parse(valuesOf(draft({ rules }), now)['access_rules'] ?? '')).toEqual(read.rules)
      }),
    )
  })

  it('I-APPCRED-02 sends chosen roles a line each, and the box only when it is ticked', () => {
    expect(valuesOf(draft({ roles: ['member', 'reader'], unrestricted: true }), now)).toMatchObject({
      name: 'ci',
      roles: 'member\nreader',
      unrestricted: 'on',
      access_rules: '',
    })
    expect(valuesOf(draft({}), now)).toMatchObject({ roles: '', unrestricted: '' })
  })
})
