import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { readPolicies } from './read-policies.js'

let folder: string
const written = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stratus-policies-'))
  mkdirSync(join(folder, 'policy.d'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const member = { userId: 'u1', projectId: 'p1', roles: ['member'], isAdmin: false }

describe('files of policies', () => {
  it('S-DIRECT-17 are read in the order of their names; the later goes over the earlier', () => {
    written('policy.yaml', '# empty but for a comment\n')
    written('policy.d/10-first.yaml', '"os_compute_api:servers:create": "!"\n"os_compute_api:servers:delete": "!"\n')
    written('policy.d/20-second.json', '{ "os_compute_api:servers:create": [["role:member"]] }')
    written('policy.d/.hidden.yaml', 'nonsense: [')
    const policies = readPolicies(`nova=${folder}/policy.yaml, nova=${folder}/policy.d`)
    expect(policies.allows(member, 'compute', 'os_compute_api:servers:create')).toBe(true)
    expect(policies.allows(member, 'compute', 'os_compute_api:servers:delete')).toBe(false)
  })

  it('S-DIRECT-17 with errors end the start: which file, which line, what is wrong', () => {
    for (const [text, line, reason] of [
      ['a: "@"\nb: "role:admin and"\n', 2, 'b: it ends where a check has to follow'],
      ['a: "@"\n\nb: "(role:admin"\n', 3, 'b: a bracket is not closed'],
      ['a: admin\n', 1, "a: 'admin' is no check: it has no ':'"],
      ['a: "role:x role:y"\n', 1, "a: 'role:y' stands where 'and' or 'or' has to be"],
      ['a: { role: admin }\n', 1, 'a: a rule is a text or a list'],
      ['a: "@"\na: "!"\n', 2, 'Map keys must be unique'],
      ['- a\n', 1, 'it has to hold rules by their names'],
      ['a: "rule:b"\nb: "rule:a"\n', 1, "a: it leads back to itself by 'b'"],
      ['a: "@"\nb: "rule:nowhere"\n', 2, "b: there is no rule 'nowhere'"],
      ['a: "http://policy.example/%(name)s"\n', 1, 'asks another server'],
      ['a: "unclosed\n', 2, 'Missing closing'],
    ] as const) {
      const file = written('wrong.yaml', text)
      const env = { OS_AUTH_URL: 'https://cloud:5000/v3', STRATUS_POLICIES: `neutron=${file}` }
      expect(() => readConfig(env)).toThrow(`STRATUS_POLICIES must name files that can be used; ${file}, line ${line}:`)
      expect(() => readConfig(env)).toThrow(reason)
    }
  })

  it('S-DIRECT-17 that are nowhere, or of an unknown service, end the start', () => {
    expect(() => readPolicies(`nova=${folder}/none.yaml`)).toThrow("none.yaml' (ENOENT)")
    expect(() => readPolicies('sahara=/etc/sahara/policy.yaml')).toThrow("not 'sahara=/etc/sahara/policy.yaml'")
    expect(() => readPolicies('/etc/nova/policy.yaml')).toThrow('STRATUS_POLICIES must name places like nova=')
  })
})
