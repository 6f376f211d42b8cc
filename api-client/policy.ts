/** One rule: service scope and name, such as `['image', 'add_image']`. */
export type PolicyRule = readonly [service: string, rule: string]

/** What the rules are checked against (`project_id`, `user_id` …); the session fills what is missing. */
export type PolicyTarget = Readonly<Record<string, unknown>>

const parents = ['network:project_id', 'network:tenant_id', 'security_group:project_id', 'security_group:tenant_id']

/**
 * Rules of the network service may ask whose the network or security group is that a subnet, port or rule belongs to. Horizon
 * fills in the own project for the thing itself only: without a parent, its newer releases refuse owners (A-REL-02).
 */
export async function withParents(
  rules: readonly PolicyRule[],
  target: PolicyTarget | undefined,
  project: () => Promise<string | null>,
): Promise<PolicyTarget | undefined> {
  if (!rules.some(([service]) => service === 'network')) return target
  const id = await project().catch(() => null)
  return id === null ? target : { ...Object.fromEntries(parents.map((name) => [name, id])), ...target }
}

export interface PolicyChecker {
  /** True when all rules pass. A check that fails to be made counts as false and is not remembered. */
  allowed(rules: readonly PolicyRule[], target?: PolicyTarget): Promise<boolean>
  clear(): void
}

/** Where answers outlive the page. Whoever gives it sees to it that it belongs to the one who is signed in. */
export interface PolicyMemory {
  get(key: string): boolean | undefined
  set(key: string, allowed: boolean): void
  /** The answers may be true no more. */
  clear(): void
}

export interface PolicyAnswer {
  /** Whether all rules pass. */
  readonly allowed: boolean
  /** Whether each does, in their order: Horizon does not tell, our own server does. */
  readonly each?: readonly boolean[] | undefined
}

export interface PolicyParts {
  readonly ask: (rules: readonly PolicyRule[], target: PolicyTarget | undefined) => Promise<PolicyAnswer>
  /** Whether what only administrators may will mostly be allowed. It decides how rules are asked for, not what is answered. */
  readonly isSuperuser: () => Promise<boolean>
  readonly memory?: PolicyMemory
}

interface Waiting {
  readonly rule: PolicyRule
  readonly settle: (allowed: boolean) => void
  readonly fail: () => void
}

/** A refused union of no more rules than this is asked rule by rule: halving it further would not save a request. */
const small = 4

/**
 * Policy checks, cached by rule and target. Horizon gives one AND for all rules it is sent, so rules that are wanted in the
 * same tick are asked as one union first: the usual 'all allowed' costs one request. A refused union is halved. What members
 * are mostly refused is asked rule by rule at once, unless a superuser asks, or each rule is known to be answered.
 */
export function createPolicyChecker({ ask, isSuperuser, memory }: PolicyParts): PolicyChecker {
  let known = new Map<string, Promise<boolean>>()
  let batches = new Map<string, { target: PolicyTarget | undefined; waiting: Waiting[] }>()
  let tellsEach = false

  const flush = async () => {
    const due = batches
    batches = new Map()
    for (const { target, waiting } of due.values())
      for (const group of tellsEach ? [waiting] : await groupsOf(waiting, isSuperuser)) void settleAll(group, target)
  }

  const settleAll = async (group: readonly Waiting[], target: PolicyTarget | undefined): Promise<void> => {
    const rules = group.map(({ rule }) => rule)
    const answer = await ask(rules, target).catch(() => null)
    if (answer === null) return group.forEach(({ fail }) => fail())
    const { allowed, each } = answer
    if (each?.length === group.length) {
      tellsEach = true
      for (const [at, { settle }] of group.entries()) settle(each[at] === true)
    } else if (allowed || group.length === 1) for (const { settle } of group) settle(allowed)
    else await Promise.all(partsOf(group).map((part) => settleAll(part, target)))
  }

  const check = (rule: PolicyRule, target: PolicyTarget | undefined): Promise<boolean> => {
    const key = JSON.stringify([rule, target ?? null])
    const before = known.get(key)
    if (before) return before
    const remembered = memory?.get(key)
    if (remembered !== undefined) return Promise.resolve(remembered)
    const home = known
    const asked = new Promise<boolean>((resolve) => {
      const batchKey = JSON.stringify(target ?? null)
      if (batches.size === 0) queueMicrotask(() => void flush())
      const batch = batches.get(batchKey) ?? { target, waiting: [] }
      batches.set(batchKey, batch)
      batch.waiting.push({
        rule,
        settle: (allowed) => {
          // Asked before they were cleared, it may be another's.
          if (home === known) memory?.set(key, allowed)
          resolve(allowed)
        },
        fail: () => {
          home.delete(key)
          resolve(false)
        },
      })
    })
    known.set(key, asked)
    return asked
  }

  return {
    async allowed(rules, target) {
      const answers = await Promise.all(rules.map((rule) => check(rule, target)))
      return !answers.includes(false)
    },
    clear() {
      known = new Map()
      memory?.clear()
    },
  }
}

/** What is asked together. */
async function groupsOf(
  waiting: readonly Waiting[],
  isSuperuser: PolicyParts['isSuperuser'],
): Promise<readonly (readonly Waiting[])[]> {
  const administrative = waiting.filter(({ rule }) => isAdministrative(rule))
  if (administrative.length > 1 && (await isSuperuser().catch(() => false))) return [waiting]
  const everyday = waiting.filter((one) => !administrative.includes(one))
  return [...(everyday.length ? [everyday] : []), ...administrative.map((one) => [one])]
}

/** What the services leave to administrators unless an operator changes it. */
const administrators = /admin|publicize|metadef|manage/

function isAdministrative([service, rule]: PolicyRule): boolean {
  return service === 'identity' || administrators.test(rule)
}

function partsOf<T>(group: readonly T[]): T[][] {
  if (group.length <= small) return group.map((one) => [one])
  const middle = Math.ceil(group.length / 2)
  return [group.slice(0, middle), group.slice(middle)]
}
