import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadRule, readRule, type Check } from './check.js'
import recorded from './oslo-answers.json' with { type: 'json' }
import { passes, type Facts } from './passes.js'
import { BadReference, checkReferences, defaultPolicies, operatorsPolicies } from './policies.js'

type Rules = Readonly<Record<string, unknown>>

const read = (rules: Rules) => new Map(Object.entries(rules).map(([name, rule]) => [name, readRule(rule)]))

const caller = { user_id: 'u1', project_id: 'p1', user_domain_id: 'd1', system_scope: null, is_admin_project: true }

describe('rules of oslo.policy', () => {
  it('S-DIRECT-17 pass and fail as oslo.policy itself says', () => {
    const rules = read(recorded.rules)
    expect(recorded.cases).toHaveLength(120)
    for (const { rule, roles, target, passes: expected } of recorded.cases) {
      const facts: Facts = { roles, caller, target, rule: (name) => passes(rules.get(name)!, facts) }
      expect([rule, passes(readRule(rule), facts)]).toEqual([rule, expected])
    }
  })

  const atom = fc.constantFrom('@', '!', 'role:admin', 'role:reader', 'project_id:%(project_id)s', "'x':%(left)s")
  const expression = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { depthSize: 'small' },
      atom,
      fc.tuple(tie('text'), fc.constantFrom('and', 'or'), tie('text')).map(([a, op, b]) => `(${a} ${op} ${b})`),
      tie('text').map((text) => `(not ${text})`),
    ),
  })).text
  const facts = fc
    .record({ admin: fc.boolean(), reader: fc.boolean(), project_id: fc.constantFrom('p1', 'p2'), left: fc.string() })
    .map(({ admin, reader, ...target }): Facts => {
      const roles = [...(admin ? ['Admin'] : []), ...(reader ? ['reader'] : [])]
      return { roles, caller, target, rule: () => false }
    })
  const says = (rule: unknown, known: Facts) => passes(readRule(rule), known)

  it('S-DIRECT-17 and, or and not mean what they say, however deep, and lists mean the same', () => {
    fc.assert(
      fc.property(expression, expression, expression, facts, (a, b, c, known) => {
        expect(says(`not (${a} or ${b})`, known)).toBe(says(`not ${a} and not ${b}`, known))
        expect(says(`${a} or ${b} and ${c}`, known)).toBe(says(`${a} or (${b} and ${c})`, known))
        expect(says(`${a}`, known)).toBe(!says(`not ${a}`, known))
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.array(atom, { minLength: 1 }), { minLength: 1 }), facts, (lists, known) => {
        const text = lists.map((all) => `(${all.join(' and ')})`).join(' or ')
        expect(says(lists, known)).toBe(says(text, known))
      }),
    )
  })

  it('S-DIRECT-17 whatever a rule is, it is read, or refused with a reason', () => {
    const scraps = fc.constantFrom('and', 'or', 'not', '(', ')', 'role:a', ':', '@', 'x', '%(a)s', 'field:a:b=~[')
    const anything = fc.oneof(
      fc.array(scraps).map((words) => words.join(' ')),
      fc.string(),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(anything, facts, (rule, known) => {
        let check: Check
        try {
          check = readRule(rule)
        } catch (error) {
          expect(error).toBeInstanceOf(BadRule)
          return
        }
        expect(passes(check, known)).toBeTypeOf('boolean')
      }),
    )
  })

  it('S-DIRECT-17 looks at fields of a thing as Neutron does', () => {
    const known = (target: Facts['target']): Facts => ({ roles: [], caller, target, rule: () => false })
    expect(says('field:networks:shared=True', known({ shared: true }))).toBe(true)
    expect(says('field:networks:shared=True', known({ shared: false }))).toBe(false)
    expect(says('field:networks:shared=True', known({}))).toBe(false)
    expect(says('field:port:device_owner=~^network:', known({ device_owner: 'network:dhcp' }))).toBe(true)
  })
})

describe('policies of an operator', () => {
  const member = { userId: 'u1', projectId: 'p1', roles: ['member', 'reader'], isAdmin: false }
  const admin = { ...member, roles: ['admin', 'member', 'reader'], isAdmin: true }
  const over = (rules: Rules, scope = 'compute') => operatorsPolicies(new Map([[scope, read(rules)]]))
  const create = 'os_compute_api:servers:create'
  const aggregates = 'os_compute_api:os-aggregates:index'

  it('S-DIRECT-17 go over the services’ own, and leave the others as they are', () => {
    const policies = over({ [create]: 'role:builder' })
    expect(defaultPolicies.allows(member, 'compute', create)).toBe(true)
    expect(policies.allows(member, 'compute', create)).toBe(false)
    expect(policies.allows({ ...member, roles: ['builder'] }, 'compute', create)).toBe(true)
    expect(policies.allows(member, 'compute', aggregates)).toBe(false)
    expect(policies.allows(admin, 'compute', aggregates)).toBe(true)
    expect(policies.allows(member, 'network', 'create_network')).toBe(true)
  })

  it('S-DIRECT-17 refer to the services’ own rules, and change who is an administrator for all of them', () => {
    const policies = over({ context_is_admin: 'role:operator', [create]: 'rule:context_is_admin' })
    const operator = { ...member, roles: ['operator'] }
    expect(policies.allows(operator, 'compute', aggregates)).toBe(true)
    expect(policies.allows(admin, 'compute', aggregates)).toBe(false)
    expect(policies.allows(operator, 'compute', create)).toBe(true)
    const circular = over({ admin_api: 'rule:context_is_admin or role:operator' })
    expect(circular.allows(operator, 'compute', aggregates)).toBe(true)
    expect(circular.allows(admin, 'compute', aggregates)).toBe(true)
  })

  it('S-DIRECT-17 know whose a thing is, and take the caller’s own where nothing is said', () => {
    const policies = over({ [create]: 'project_id:%(project_id)s and user_id:%(user_id)s' })
    expect(policies.allows(member, 'compute', create)).toBe(true)
    expect(policies.allows(member, 'compute', create, { project_id: 'p2' })).toBe(false)
    expect(policies.allows(member, 'compute', create, { user_id: 'u2' })).toBe(false)
  })

  it('S-DIRECT-17 that refer to nothing, or to themselves, are named', () => {
    const check = (rules: Rules) => () => checkReferences('compute', read(rules))
    expect(check({ a: 'rule:admin_api or rule:b', b: '@' })).not.toThrow()
    expect(check({ a: 'rule:nowhere' })).toThrow(BadReference)
    expect(check({ a: 'rule:nowhere' })).toThrow("there is no rule 'nowhere'")
    expect(check({ a: 'rule:b', b: 'not (rule:c)', c: [['rule:a']] })).toThrow("back to itself by 'c'")
  })
})
