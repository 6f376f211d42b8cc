import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const orchestration = (...rules: readonly string[]): readonly PolicyRule[] =>
  rules.map((rule) => ['orchestration', rule] as const)

export interface StackFacts {
  /** In words: 'Delete In Progress'. */
  readonly status: string
}

const stackReasons = { deleting: 'The stack is being deleted.' } as const

const lives = ({ status }: StackFacts) => (/^delete in progress$/i.test(status) ? stackReasons.deleting : null)

/** Row actions of the stacks panel; heat itself decides which of a stack's states takes them. */
export const stackCan = {
  check: { policy: orchestration('actions:action'), unavailable: lives },
  suspend: { policy: orchestration('actions:action'), unavailable: lives },
  resume: { policy: orchestration('actions:action'), unavailable: lives },
  edit: { policy: orchestration('stacks:update'), unavailable: lives },
  delete: { policy: orchestration('stacks:delete'), unavailable: lives },
} as const satisfies Readonly<Record<string, ActionRule<StackFacts>>>

/** What needs no stack. */
export const stackPolicies = {
  create: orchestration('stacks:validate_template', 'stacks:create'),
  preview: orchestration('stacks:validate_template', 'stacks:preview'),
} as const
