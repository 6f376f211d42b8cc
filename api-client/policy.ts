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

export type AskPolicy = (rules: readonly PolicyRule[], target: PolicyTarget | undefined) => Promise<boolean>

interface Waiting {
  readonly rules: readonly PolicyRule[]
  readonly settle: (allowed: boolean) => void
  readonly fail: (error: unknown) => void
}

/** A refused union of no more sets than this is asked set by set: halving it further would not save a request. */
const small = 4

/**
 * Policy checks, cached by rule set. The endpoint gives one AND for all rules it is sent, so sets that are wanted in the
 * same tick are asked as one union first: the usual 'all allowed' costs one request. A refused union is halved.
 */
export function createPolicyChecker(ask: AskPolicy, memory?: PolicyMemory): PolicyChecker {
  let known = new Map<string, Promise<boolean>>()
  let batches = new Map<string, { target: PolicyTarget | undefined; waiting: Waiting[] }>()

  const flush = () => {
    const due = batches
    batches = new Map()
    for (const { target, waiting } of due.values()) {
      const [rest, administrative] = [waiting.filter((one) => !isAdministrative(one)), waiting.filter(isAdministrative)]
      for (const group of [rest, administrative]) if (group.length) void settleAll(group, target)
    }
  }

  const settleAll = async (group: readonly Waiting[], target: PolicyTarget | undefined): Promise<void> => {
    const allowed = await askUnion(group, target)
    if (allowed === null) return
    if (allowed || group.length === 1) {
      for (const { settle } of group) settle(allowed)
      return
    }
    await Promise.all(partsOf(group).map((part) => settleAll(part, target)))
  }

  const askUnion = async (group: readonly Waiting[], target: PolicyTarget | undefined): Promise<boolean | null> => {
    try {
      return await ask(unionOf(group), target)
    } catch (error) {
      for (const { fail } of group) fail(error)
      return null
    }
  }

  return {
    allowed(rules, target) {
      if (rules.length === 0) return Promise.resolve(true)
      const key = JSON.stringify([rules, target ?? null])
      const before = known.get(key)
      if (before) return before
      const remembered = memory?.get(key)
      if (remembered !== undefined) return Promise.resolve(remembered)
      const home = known
      const asked = new Promise<boolean>((resolve) => {
        const batchKey = JSON.stringify(target ?? null)
        if (batches.size === 0) queueMicrotask(flush)
        const batch = batches.get(batchKey) ?? { target, waiting: [] }
        batches.set(batchKey, batch)
        batch.waiting.push({
          rules,
          settle: (allowed) => {
            memory?.set(key, allowed)
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
    },
    clear() {
      known = new Map()
      memory?.clear()
    },
  }
}

/** What members are mostly refused: asked apart, it does not make the union of everyday rules fail. */
function isAdministrative({ rules }: Waiting): boolean {
  return rules.some(([service, rule]) => service === 'identity' || rule.includes('admin'))
}

function partsOf<T>(group: readonly T[]): T[][] {
  if (group.length <= small) return group.map((one) => [one])
  const middle = Math.ceil(group.length / 2)
  return [group.slice(0, middle), group.slice(middle)]
}

function unionOf(group: readonly Waiting[]): PolicyRule[] {
  const byText = new Map<string, PolicyRule>()
  for (const { rules } of group) for (const rule of rules) byText.set(JSON.stringify(rule), rule)
  return [...byText.values()]
}
