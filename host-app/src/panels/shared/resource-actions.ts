import type { PolicyRule } from '@stratus/api-client'
import type { ActionRule } from '@stratus/api-client/rules'
import { t, type Action } from '@stratus/widgets'

/** One thing that can be done with an item, as data. */
export interface ResourceAction<Item> {
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly icon?: string
  readonly danger?: boolean
  /** Who may do it, and when the item takes it. */
  readonly rule: ActionRule<Item>
}

/** What this user can never pass here hides a part of the page: an action, a column, a choice in a form. */
export interface Gated {
  readonly id: string
  /** All must pass. */
  readonly policy?: readonly PolicyRule[]
  /** One of these services must be there. */
  readonly services?: readonly string[]
}

/** The gates of actions. */
export function gatesOf(actions: readonly ResourceAction<never>[]): Gated[] {
  return actions.map(({ id, rule: { policy, services } }) => ({ id, policy, services }))
}

/** Ids of parts whose gates are open. */
export type OpenGates = ReadonlySet<string>

/** The questions a gate asks; the client answers them. */
export interface GateKeeper {
  allowed(rules: readonly PolicyRule[]): Promise<boolean>
  serviceEnabled(type: string): Promise<boolean>
}

/** The parts this user may see. What cannot be asked stays shut. */
export async function openGates(parts: readonly Gated[], keeper: GateKeeper): Promise<OpenGates> {
  const isServed = async (services: readonly string[]) => {
    const answers = await Promise.all(services.map((type) => keeper.serviceEnabled(type).catch(() => false)))
    return answers.some(Boolean)
  }
  const answers = await Promise.all(
    parts.map(async ({ id, policy, services }) => {
      const open = await Promise.all([
        policy?.length ? keeper.allowed(policy).catch(() => false) : true,
        services?.length ? isServed(services) : true,
      ])
      return open.every(Boolean) ? [id] : []
    }),
  )
  return new Set(answers.flat())
}

/** What the user may ever do with an item, in order; what cannot be done now says why (decisions 26). */
export function actionsOf<Item>(actions: readonly ResourceAction<Item>[], item: Item, open: OpenGates): Action[] {
  return actions
    .filter(({ id }) => open.has(id))
    .map(({ id, label, icon, danger, rule }) => {
      const obstacle = rule.obstacle(item)
      return { id, label: t(label), icon, danger, disabled: obstacle === null ? false : t(obstacle) }
    })
}
