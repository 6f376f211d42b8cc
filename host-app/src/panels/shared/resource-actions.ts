import { gateTexts, type PolicyRule } from '@stratus/api-client'
import type { ActionRule, ApiExtension } from '@stratus/api-client/rules'
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

/** What this user can never pass here hides a part of the page: an action, a column, a choice in a form. */
export interface Gated {
  readonly id: string
  /** All must pass. */
  readonly policy?: readonly PolicyRule[]
  /** One of these must pass. */
  readonly anyPolicy?: readonly PolicyRule[]
  /** One of these services must be there. */
  readonly services?: readonly string[]
  /** Settings that must be on, by dotted path. */
  readonly settings?: readonly string[]
  /** API extensions that must be there, by name or alias. */
  readonly extensions?: readonly ApiExtension[]
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
  /** Why the others are shut; only when the person wants to see them all the same (decisions 26). */
  readonly reasons?: ReadonlyMap<string, string>
}

/** While the answers are not known. */
export const noGates: OpenGates = new Set()

/** The questions a gate asks; the client answers them. */
export interface GateKeeper {
  allowed(rules: readonly PolicyRule[]): Promise<boolean>
  serviceEnabled(type: string): Promise<boolean>
  settingEnabled(path: string): Promise<boolean>
  extensionEnabled(...extension: ApiExtension): Promise<boolean>
}

/** The parts this user may not see, and why. What cannot be asked stays shut. */
export async function shutGates(parts: readonly Gated[], keeper: GateKeeper): Promise<ReadonlyMap<string, string>> {
  const answers = await Promise.all(
    parts.map(async ({ id, policy, anyPolicy, services, settings, extensions }) => {
      const [service, setting, extension, rule, choice] = await Promise.all([
        services?.length ? serviceObstacle(services, keeper) : null,
        settings?.length ? settingObstacle(settings, keeper) : null,
        extensions?.length ? extensionObstacle(extensions, keeper) : null,
        policy?.length ? policyObstacle(policy, keeper) : null,
        anyPolicy?.length ? choiceObstacle(anyPolicy, keeper) : null,
      ])
      const reason = service ?? setting ?? extension ?? rule ?? choice
      return reason === null ? [] : [[id, reason] as const]
    }),
  )
  return new Map(answers.flat())
}

/** The first of several names of a service is the one people know. */
async function serviceObstacle(services: readonly string[], keeper: GateKeeper): Promise<string | null> {
  const answers = await Promise.all(services.map((type) => keeper.serviceEnabled(type).catch(() => null)))
  if (answers.includes(true)) return null
  return answers.includes(null) ? t(gateTexts.catalog) : t(gateTexts.service, { type: services[0] })
}

async function settingObstacle(settings: readonly string[], keeper: GateKeeper): Promise<string | null> {
  const answers = await Promise.all(settings.map((path) => keeper.settingEnabled(path).catch(() => false)))
  const off = settings.find((_, at) => !answers[at])
  return off === undefined ? null : t(gateTexts.setting, { setting: off })
}

async function extensionObstacle(extensions: readonly ApiExtension[], keeper: GateKeeper): Promise<string | null> {
  const answers = await Promise.all(extensions.map((one) => keeper.extensionEnabled(...one).catch(() => null)))
  if (answers.includes(null)) return t(gateTexts.extensionList)
  const missing = extensions[answers.indexOf(false)]
  return missing === undefined ? null : t(gateTexts.extension, { extension: missing[1] })
}

async function policyObstacle(rules: readonly PolicyRule[], keeper: GateKeeper): Promise<string | null> {
  return (await keeper.allowed(rules).catch(() => false)) ? null : t(gateTexts.policy)
}

async function choiceObstacle(rules: readonly PolicyRule[], keeper: GateKeeper): Promise<string | null> {
  const obstacles = await Promise.all(rules.map((rule) => policyObstacle([rule], keeper)))
  return obstacles.includes(null) ? null : (obstacles[0] ?? null)
}

/** The parts whose gates are not shut; with `show`, also why the others are. */
export function openGates(parts: readonly Gated[], shut: ReadonlyMap<string, string>, show: boolean): OpenGates {
  const open = new Set(parts.map(({ id }) => id).filter((id) => !shut.has(id)))
  return { has: (id) => open.has(id), reasons: show ? shut : undefined }
}

/**
 * What the user may ever do with an item, in order; what cannot be done now says why. Behind it, when the person wants to see
 * it, what the user may never do, with the gate that is shut (decisions 26).
 */
export function actionsOf<Item>(actions: readonly ResourceAction<Item>[], item: Item, gates: OpenGates): Action[] {
  const asAction = ({ id, label, icon, danger }: ResourceAction<Item>, disabled: string | false): Action => {
    return { id, label: t(label), icon, danger, disabled }
  }
  const mayNow = (action: ResourceAction<Item>): Action => {
    const obstacle = action.rule.obstacle(item)
    return asAction(action, obstacle === null ? false : t(obstacle))
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
      ? { ...action, rule: { ...action.rule, obstacle: (item) => action.rule.obstacle(item) ?? reason } }
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
