import type { Failure } from './errors.js'
import type { PolicyRule } from './policy.js'

/** An extension of a service's API, by name or alias. */
export type ApiExtension = readonly [service: 'neutron' | 'cinder', name: string]

/**
 * What a part of the dashboard needs before anybody sees it: a navigation entry, a panel, an action, a column, a choice in a form.
 * Everything named must hold; an empty gate is open. Never a role (G-GATE-05).
 */
export interface Gate {
  /** All must pass. */
  readonly policy?: readonly PolicyRule[]
  /** One must pass. */
  readonly anyPolicy?: readonly PolicyRule[]
  /** One of these service types must be in the catalogue, such as the names that the volume service has had. */
  readonly services?: readonly string[]
  /** All must be on, by dotted path. */
  readonly settings?: readonly string[]
  /** Pages of a Horizon must be there: a form of theirs is shown, or a table read. */
  readonly horizonPages?: boolean
  /** The services must be asked themselves, without a Horizon between: it has no word for it. */
  readonly withoutHorizon?: boolean
  /** All must be there. */
  readonly extensions?: readonly ApiExtension[]
}

/** The texts with which a closed gate explains itself (G-GATE-04). */
export const gateTexts = {
  extension: 'Extension is not enabled: {extension}.',
  extensionList: 'Cannot get the extension list.',
  service: 'Service type is not enabled: {type}',
  catalog: 'Cannot get service catalog from keystone.',
  setting: 'Setting is not enabled: {setting}',
  horizonPages: 'This cloud has no Horizon, whose pages it needs.',
  withoutHorizon: 'Horizon has nothing for it.',
  policy: 'Not allowed by policy: {rules}.',
  anyPolicy: 'Not allowed by policy, which takes one of: {rules}.',
} as const

/** Why a gate is closed: text and arguments, so that it can be translated. */
export type ClosedReason = Failure

/** The questions a gate asks; a client answers them. */
export interface GateKeeper {
  allowed(rules: readonly PolicyRule[]): Promise<boolean>
  serviceEnabled(type: string): Promise<boolean>
  settingEnabled(path: string): Promise<boolean>
  extensionEnabled(...extension: ApiExtension): Promise<boolean>
  /** Whether there is a Horizon behind the dashboard. */
  horizonPages(): Promise<boolean>
}

/**
 * Whether a gate lets this user through: `open`, or the first reason why not. A question that cannot be answered keeps it closed;
 * never rejects.
 */
export async function checkGate(gate: Gate | undefined, keeper: GateKeeper): Promise<'open' | ClosedReason> {
  const { services, settings, horizonPages, withoutHorizon, extensions, policy, anyPolicy } = gate ?? {}
  const reasons = await Promise.all([
    services?.length ? missingService(services, keeper) : null,
    settings?.length ? settingOff(settings, keeper) : null,
    horizonPages ? noPages(keeper) : null,
    withoutHorizon ? onlyPages(keeper) : null,
    extensions?.length ? missingExtension(extensions, keeper) : null,
    policy?.length ? refused(policy, keeper) : null,
    anyPolicy?.length ? allRefused(anyPolicy, keeper) : null,
  ])
  return reasons.find((reason) => reason !== null) ?? 'open'
}

const closed = (text: string, args: Failure['args'] = {}): ClosedReason => ({ text, args })

/** The first of several names of a service is the one people know. */
async function missingService(services: readonly string[], keeper: GateKeeper): Promise<ClosedReason | null> {
  const answers = await Promise.all(services.map((type) => keeper.serviceEnabled(type).catch(() => null)))
  if (answers.includes(true)) return null
  return answers.includes(null) ? closed(gateTexts.catalog) : closed(gateTexts.service, { type: services[0] ?? '' })
}

async function settingOff(settings: readonly string[], keeper: GateKeeper): Promise<ClosedReason | null> {
  const answers = await Promise.all(settings.map((path) => keeper.settingEnabled(path).catch(() => false)))
  const off = settings.find((_, index) => !answers[index])
  return off === undefined ? null : closed(gateTexts.setting, { setting: off })
}

/** A cloud that does not say so has them. */
const noPages = async (keeper: GateKeeper): Promise<ClosedReason | null> =>
  (await keeper.horizonPages().catch(() => true)) ? null : closed(gateTexts.horizonPages)

const onlyPages = async (keeper: GateKeeper): Promise<ClosedReason | null> =>
  (await keeper.horizonPages().catch(() => true)) ? closed(gateTexts.withoutHorizon) : null

async function missingExtension(extensions: readonly ApiExtension[], keeper: GateKeeper): Promise<ClosedReason | null> {
  const answers = await Promise.all(
    extensions.map((extension) => keeper.extensionEnabled(...extension).catch(() => null)),
  )
  if (answers.includes(null)) return closed(gateTexts.extensionList)
  const missing = extensions[answers.indexOf(false)]
  return missing === undefined ? null : closed(gateTexts.extension, { extension: missing[1] })
}

async function refused(rules: readonly PolicyRule[], keeper: GateKeeper): Promise<ClosedReason | null> {
  return (await passes(rules, keeper)) ? null : closed(gateTexts.policy, { rules: named(rules) })
}

async function allRefused(rules: readonly PolicyRule[], keeper: GateKeeper): Promise<ClosedReason | null> {
  const answers = await Promise.all(rules.map((rule) => passes([rule], keeper)))
  return answers.includes(true) ? null : closed(gateTexts.anyPolicy, { rules: named(rules) })
}

const passes = (rules: readonly PolicyRule[], keeper: GateKeeper) => keeper.allowed(rules).catch(() => false)

/** As administrators find them in the policy files of the services. */
const named = (rules: readonly PolicyRule[]) => rules.map(([service, rule]) => `${rule} (${service})`).join(', ')
