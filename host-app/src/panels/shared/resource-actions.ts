import { checkGate, type Gate, type GateKeeper } from '@stratus/api-client'
import type { ActionRule } from '@stratus/api-client/rules'
import { t, type Action } from '@stratus/widgets'

/** One thing that can be done with an item, as data. */
export interface ResourceAction<Item> {
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly icon?: string
  readonly danger?: boolean
  /** Shown for these items only, such as one half of a toggle; default for all. */
  fits?(item: Item): boolean
  /** Who may do it, and when the item takes it. */
  readonly rule: ActionRule<Item>
}

/** A part of a page with a gate: an action, a column, a choice in a form. */
export interface Gated extends Gate {
  readonly id: string
}

/** The gates of actions. */
export function gatesOf(actions: readonly ResourceAction<never>[]): Gated[] {
  return actions.map(({ id, rule: { policy, anyPolicy, services, settings, extensions } }) => {
    return { id, policy, anyPolicy, services, settings, extensions }
  })
}

/** Which parts have open gates. */
export interface OpenGates {
  has(id: string): boolean
  /** Why the others are shut; only when the person wants to see them all the same (DEC-26). */
  readonly reasons?: ReadonlyMap<string, string>
}

/** While the answers are not known. */
export const noGates: OpenGates = new Set()

/** The parts this user may not see, and why. What cannot be asked stays shut. */
export async function shutGates(parts: readonly Gated[], keeper: GateKeeper): Promise<ReadonlyMap<string, string>> {
  const answers = await Promise.all(parts.map(async (part) => [part.id, await checkGate(part, keeper)] as const))
  return new Map(answers.flatMap(([id, answer]) => (answer === 'open' ? [] : [[id, t(answer.text, answer.args)]])))
}

/** The parts whose gates are not shut; with `show`, also why the others are. */
export function openGates(parts: readonly Gated[], shut: ReadonlyMap<string, string>, show: boolean): OpenGates {
  const open = new Set(parts.map(({ id }) => id).filter((id) => !shut.has(id)))
  return { has: (id) => open.has(id), reasons: show ? shut : undefined }
}

/**
 * What the user may ever do with an item, in order; what cannot be done now says why. Behind it, when the person wants to see
 * it, what the user may never do, with the gate that is shut (DEC-26).
 */
export function actionsOf<Item>(actions: readonly ResourceAction<Item>[], item: Item, gates: OpenGates): Action[] {
  const asAction = ({ id, label, icon, danger }: ResourceAction<Item>, disabled: string | false): Action => {
    return { id, label: t(label), icon, danger, disabled }
  }
  const mayNow = (action: ResourceAction<Item>): Action => {
    const unavailable = action.rule.unavailable(item)
    return asAction(action, unavailable === null ? false : t(unavailable))
  }
  const may = actions.filter((action) => gates.has(action.id) && (action.fits?.(item) ?? true))
  const never = actions.flatMap((action) => {
    const reason = gates.reasons?.get(action.id)
    return reason === undefined ? [] : [asAction(action, reason)]
  })
  return [...may.map(mayNow), ...never]
}

/**
 * The actions while the quota has no room for what one of them makes.
 * @param reason as of `full-quota.ts`; undefined while there is room
 */
export function whileFull<Item>(
  actions: readonly ResourceAction<Item>[],
  id: string,
  reason: string | undefined,
): readonly ResourceAction<Item>[] {
  if (!reason) return actions
  return actions.map((action) =>
    action.id === id
      ? { ...action, rule: { ...action.rule, unavailable: (item) => action.rule.unavailable(item) ?? reason } }
      : action,
  )
}

/** The actions on several rows; of what the user may never do only what the person wants to see, with the gate that is shut. */
export function batchActionsOf(
  batch: readonly Pick<ResourceAction<never>, 'id' | 'label' | 'icon' | 'danger'>[],
  gates: OpenGates,
): Action[] {
  return batch
    .filter(({ id }) => gates.has(id) || gates.reasons?.has(id))
    .map(({ id, label, icon, danger }) => {
      return { id, label: t(label), icon, danger, disabled: gates.reasons?.get(id) ?? false }
    })
}
