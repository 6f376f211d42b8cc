import { type Failure, fill } from './errors.js'
import type { PolicyRule, PolicyTarget } from './policy.js'
import type { CatalogEntry, Session } from './schemas/keystone.js'
import { settingAt, settingMatches } from './settings.js'

/** The texts with which a closed gate explains itself (G-GATE-04). */
export const gateTexts = {
  extension: 'Extension is not enabled: {extension}.',
  extensionList: 'Cannot get the extension list.',
  service: 'Service type is not enabled: {type}',
  catalog: 'Cannot get service catalog from keystone.',
  setting: 'Setting is not enabled: {setting}',
  policy: 'Policy check failed.',
} as const

export type GateState =
  { readonly open: true } | { readonly open: false; readonly failure: Failure; readonly message: string }

/** What an action or a column needs (D2 §6); all named parts must hold. Never a role. */
export interface GateNeeds {
  readonly policy?: readonly PolicyRule[]
  readonly target?: PolicyTarget
  readonly service?: string
  readonly extension?: readonly [service: 'neutron' | 'cinder', name: string]
  /** Dotted path and the expected value (true when left out). */
  readonly setting?: readonly [path: string, expected?: unknown]
}

/** Where the gates look; each is asked once per session. */
export interface GateSources {
  settings(): Promise<Readonly<Record<string, unknown>>>
  session(): Promise<Session>
  catalog(): Promise<readonly CatalogEntry[]>
  extensions(service: 'neutron' | 'cinder'): Promise<ReadonlyArray<{ readonly name: string; readonly alias: string }>>
  allowed(rules: readonly PolicyRule[], target?: PolicyTarget): Promise<boolean>
}

export interface Gates {
  serviceEnabled(type: string): Promise<boolean>
  extensionEnabled(service: 'neutron' | 'cinder', name: string): Promise<boolean>
  setting<T>(path: string, fallback: T): Promise<T>
  settingEnabled(path: string, expected?: unknown): Promise<boolean>
  /** The first gate that is closed, with its reason, or open. Never rejects. */
  gate(needs: GateNeeds): Promise<GateState>
}

export function createGates(sources: GateSources): Gates {
  const gates: Gates = {
    async serviceEnabled(type) {
      // Identity always counts: without it nobody is signed in (D2 §6).
      if (type === 'identity') return true
      const [catalog, session] = await Promise.all([sources.catalog(), sources.session()])
      return isServed(catalog, type, session.services_region)
    },
    async extensionEnabled(service, name) {
      const extensions = await sources.extensions(service)
      return extensions.some((extension) => extension.name === name || extension.alias === name)
    },
    async setting(path, fallback) {
      return settingAt(await sources.settings(), path, fallback)
    },
    async settingEnabled(path, expected = true) {
      return settingMatches(await sources.settings(), path, expected)
    },
    async gate(needs) {
      const { service, extension, setting, policy, target } = needs
      const checks: Array<Promise<GateState>> = []
      if (setting) {
        const args = { setting: setting[0] }
        checks.push(check(gates.settingEnabled(...setting), gateTexts.setting, args, gateTexts.setting))
      }
      if (service)
        checks.push(check(gates.serviceEnabled(service), gateTexts.service, { type: service }, gateTexts.catalog))
      if (extension) {
        const args = { extension: extension[1] }
        checks.push(check(gates.extensionEnabled(...extension), gateTexts.extension, args, gateTexts.extensionList))
      }
      if (policy) checks.push(check(sources.allowed(policy, target), gateTexts.policy, {}, gateTexts.policy))
      const states = await Promise.all(checks)
      return states.find((state) => !state.open) ?? { open: true }
    },
  }
  return gates
}

/** A service is there when the catalogue has an endpoint of its type in the user's region. */
export function isServed(catalog: readonly CatalogEntry[], type: string, region: string | null): boolean {
  return catalog.some(
    (entry) =>
      entry.type === type &&
      entry.endpoints.some(
        (endpoint) => region === null || endpoint.region_id === region || endpoint.region === region,
      ),
  )
}

async function check(
  question: Promise<boolean>,
  no: string,
  args: Failure['args'],
  unknown: string,
): Promise<GateState> {
  try {
    return (await question) ? { open: true } : closed(no, args)
  } catch {
    return closed(unknown, args)
  }
}

function closed(text: string, args: Failure['args']): GateState {
  const failure = { text, args }
  return { open: false, failure, message: fill(failure) }
}
