import { describe, expect, it, vi } from 'vitest'
import { createPolicyChecker, type PolicyRule, type PolicyTarget, withParents } from './policy.js'

const member = async () => false

function checker(isAllowed: (rule: string) => boolean, isSuperuser = member) {
  const ask = vi.fn(async (rules: readonly PolicyRule[], _target: PolicyTarget | undefined) => ({
    allowed: rules.every(([, rule]) => isAllowed(rule)),
  }))
  return { ask, ...createPolicyChecker({ ask, isSuperuser }) }
}

const set = (...rules: string[]): readonly PolicyRule[] => rules.map((rule) => ['image', rule])

describe('policy checks', () => {
  it('G-GATE-01 sets wanted in one tick are one request when all are allowed', async () => {
    const { allowed, ask } = checker(() => true)
    const wanted = Array.from({ length: 20 }, (_, at) => allowed(set(`rule${at}`, 'shared')))
    expect(await Promise.all(wanted)).toEqual(wanted.map(() => true))
    expect(ask).toHaveBeenCalledTimes(1)
    expect(ask.mock.calls[0]?.[0]).toHaveLength(21)
  })

  it('G-GATE-01 the answer is kept by rule set, also while it is awaited', async () => {
    const { allowed, ask, clear } = checker(() => true)
    await Promise.all([allowed(set('a')), allowed(set('a')), allowed(set('a'))])
    await allowed(set('a'))
    expect(ask).toHaveBeenCalledTimes(1)
    clear()
    await allowed(set('a'))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('G-GATE-01 the same rules about another target are another question, asked apart', async () => {
    const ask = vi.fn(async (_rules: readonly PolicyRule[], target: PolicyTarget | undefined) => ({
      allowed: target?.mine === true,
    }))
    const { allowed } = createPolicyChecker({ ask, isSuperuser: member })
    const answers = [allowed(set('a'), { mine: true }), allowed(set('a'), { mine: false }), allowed(set('a'))]
    expect(await Promise.all(answers)).toEqual([true, false, false])
    expect(await allowed(set('a'), { mine: true })).toBe(true)
    expect(ask.mock.calls.map(([, target]) => target)).toEqual([{ mine: true }, { mine: false }, undefined])
  })

  it('G-GATE-01 one refused set among many costs few requests, and only it is refused', async () => {
    const { allowed, ask } = checker((rule) => rule !== 'rule7')
    const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => allowed(set(`rule${at}`))))
    expect(answers.flatMap((answer, at) => (answer ? [] : [at]))).toEqual([7])
    expect(ask.mock.calls.length).toBeLessThanOrEqual(9)
  })

  it('G-GATE-01 answers that outlive the page are not asked for again', async () => {
    const kept = new Map<string, boolean>()
    const memory = {
      get: (key: string) => kept.get(key),
      set: (key: string, answer: boolean) => void kept.set(key, answer),
      clear: () => kept.clear(),
    }
    const ask = vi.fn(async (rules: readonly PolicyRule[]) => ({ allowed: rules.every(([, rule]) => rule !== 'no') }))
    const before = createPolicyChecker({ ask, isSuperuser: member, memory })
    expect(await Promise.all([before.allowed(set('yes')), before.allowed(set('no'))])).toEqual([true, false])
    ask.mockClear()
    const after = createPolicyChecker({ ask, isSuperuser: member, memory })
    expect(await Promise.all([after.allowed(set('yes')), after.allowed(set('no'))])).toEqual([true, false])
    expect(ask).not.toHaveBeenCalled()
  })

  it('a failed check is not remembered', async () => {
    const kept = new Map<string, boolean>()
    const memory = {
      get: (key: string) => kept.get(key),
      set: (key: string, answer: boolean) => void kept.set(key, answer),
      clear: () => kept.clear(),
    }
    const { allowed } = createPolicyChecker({
      ask: () => Promise.reject(new Error('down')),
      isSuperuser: member,
      memory,
    })
    expect(await allowed(set('a'))).toBe(false)
    expect(kept.size).toBe(0)
  })

  it('all refused costs less than two requests a set', async () => {
    const { allowed, ask } = checker(() => false)
    const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => allowed(set(`rule${at}`))))
    expect(answers.some(Boolean)).toBe(false)
    expect(ask.mock.calls.length).toBeLessThan(32)
  })

  it("G-GATE-01 administrators' rules are asked one by one at once: everyday rules wait for none of them", async () => {
    const { allowed, ask } = checker((rule) => rule.startsWith('rule'))
    const everyday = Array.from({ length: 12 }, (_, at) => allowed(set(`rule${at}`)))
    const administrative = ['context_is_admin', 'publicize_image'].map((rule) => allowed(set('rule0', rule)))
    expect(await Promise.all(everyday)).toEqual(everyday.map(() => true))
    expect(await Promise.all(administrative)).toEqual([false, false])
    expect(ask.mock.calls.map(([rules]) => rules.length)).toEqual([12, 1, 1])
  })

  it('G-GATE-01 a superuser asks for all in one question; who that is may be unknown', async () => {
    const superuser = checker(
      () => true,
      async () => true,
    )
    const unknown = checker(
      () => true,
      () => Promise.reject(new Error('down')),
    )
    for (const [{ allowed, ask }, requests] of [
      [superuser, 1],
      [unknown, 3],
    ] as const) {
      const sets = [set('rule', 'context_is_admin'), set('publicize_image')].map((rules) => allowed(rules))
      expect(await Promise.all(sets)).toEqual([true, true])
      expect(ask).toHaveBeenCalledTimes(requests)
    }
  })

  it('G-GATE-01 where each rule is answered, all that is wanted in one tick is one question, whoever asks', async () => {
    const ask = vi.fn(async (rules: readonly PolicyRule[]) => {
      const each = rules.map(([, rule]) => rule.startsWith('rule'))
      return { allowed: !each.includes(false), each }
    })
    const { allowed } = createPolicyChecker({ ask, isSuperuser: member })
    expect(await allowed(set('rule'))).toBe(true)
    const sets = [set('rule1', 'context_is_admin'), set('publicize_image'), set('rule2', 'rule3')]
    expect(await Promise.all(sets.map((rules) => allowed(rules)))).toEqual([false, false, true])
    expect(ask.mock.calls.map(([rules]) => rules.length)).toEqual([1, 5])
  })

  it('G-GATE-01 a rule of several sets is asked for once', async () => {
    const { allowed, ask } = checker((rule) => rule !== 'publicize_image')
    expect(await allowed(set('modify_image', 'publicize_image'))).toBe(false)
    expect(await allowed(set('modify_image', 'communitize_image'))).toBe(true)
    expect(ask.mock.calls.map(([rules]) => rules.map(([, rule]) => rule))).toEqual([
      ['modify_image'],
      ['publicize_image'],
      ['communitize_image'],
    ])
  })

  it('targets are not mixed', async () => {
    const { allowed, ask } = checker(() => true)
    await Promise.all([
      allowed(set('a'), { project_id: '1' }),
      allowed(set('b'), { project_id: '2' }),
      allowed(set('c')),
    ])
    expect(ask.mock.calls.map(([, target]) => target)).toEqual([{ project_id: '1' }, { project_id: '2' }, undefined])
  })

  it('G-GATE-02 a check that cannot be made is false and asked again next time', async () => {
    let broken = true
    const ask = vi.fn(async () => {
      if (broken) throw new Error('down')
      return { allowed: true }
    })
    const { allowed } = createPolicyChecker({ ask, isSuperuser: member })
    expect(await Promise.all([allowed(set('a')), allowed(set('b'))])).toEqual([false, false])
    broken = false
    expect(await allowed(set('a'))).toBe(true)
  })

  it('G-GATE-01 an answer that comes after all were forgotten is kept for nobody', async () => {
    const kept = new Map<string, boolean>()
    const memory = {
      get: (key: string) => kept.get(key),
      set: (key: string, allowed: boolean) => void kept.set(key, allowed),
      clear: () => kept.clear(),
    }
    let answer = (_allowed: boolean) => {}
    const ask = () => new Promise<{ allowed: boolean }>((resolve) => (answer = (allowed) => resolve({ allowed })))
    const { allowed, clear } = createPolicyChecker({ ask, isSuperuser: member, memory })
    const before = allowed(set('a'))
    await vi.waitFor(() => answer.length)
    await Promise.resolve()
    // Another project, or other roles.
    clear()
    answer(true)
    expect(await before).toBe(true)
    expect(kept.size).toBe(0)
  })

  it('no rules allow everything', async () => {
    const { allowed, ask } = checker(() => false)
    expect(await allowed([])).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('what rules are checked against', () => {
  const own = () => Promise.resolve('p1')
  const parents = {
    'network:project_id': 'p1',
    'network:tenant_id': 'p1',
    'security_group:project_id': 'p1',
    'security_group:tenant_id': 'p1',
  }

  it('A-REL-02 rules of the network service get the own project as that of a parent, unless another is named', async () => {
    const rules = [['network', 'create_subnet'] as const, ['compute', 'x'] as const]
    expect(await withParents(rules, undefined, own)).toEqual(parents)
    const foreign = { 'network:project_id': 'p2', user_id: 'u' }
    expect(await withParents(rules, foreign, own)).toEqual({ ...parents, ...foreign })
  })

  it('A-REL-02 nothing is added for other services, without a project, or when nobody knows it', async () => {
    const project = vi.fn(own)
    expect(await withParents([['image', 'add_image']], { user_id: 'u' }, project)).toEqual({ user_id: 'u' })
    expect(project).not.toHaveBeenCalled()
    const rules = [['network', 'create_port']] as const
    expect(await withParents(rules, undefined, () => Promise.resolve(null))).toBeUndefined()
    expect(await withParents(rules, undefined, () => Promise.reject(new Error('gone')))).toBeUndefined()
  })
})
