import type { GateKeeper } from './gate.js'
import type { PolicyRule, PolicyTarget } from './policy.js'
import type { CatalogEntry, Session } from './schemas/keystone.js'
import { settingAt, settingMatches } from './settings.js'

/** Where the answers come from; each is asked for once per session. */
interface GateSources {
  settings(): Promise<Readonly<Record<string, unknown>>>
  session(): Promise<Session>
  catalog(): Promise<readonly CatalogEntry[]>
  extensions(service: 'neutron' | 'cinder'): Promise<ReadonlyArray<{ readonly name: string; readonly alias: string }>>
  allowed(rules: readonly PolicyRule[], target?: PolicyTarget): Promise<boolean>
}

/** What a client can say about the cloud and its user; a `GateKeeper`, and settings with their values. */
export interface ClientGateKeeper extends GateKeeper {
  /** True when all rules pass for the target; a check that cannot be made counts as false (G-GATE-01, G-GATE-02). */
  allowed(rules: readonly PolicyRule[], target?: PolicyTarget): Promise<boolean>
  /** The value at a dotted path, where it has the fallback's type; else the fallback. */
  setting<T>(path: string, fallback: T): Promise<T>
  settingEnabled(path: string, expected?: unknown): Promise<boolean>
}

/** Answers the questions of gates from the cloud's catalogue, settings, extensions and policies. */
export function createGateKeeper(sources: GateSources): ClientGateKeeper {
  return {
    allowed: sources.allowed,
    async serviceEnabled(type) {
      // Identity always counts: without it nobody is signed in (G-GATE-03).
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
    async horizonPages() {
      return !settingAt(await sources.settings(), 'STRATUS_WITHOUT_HORIZON', false)
    },
    async settingEnabled(path, expected = true) {
      return settingMatches(await sources.settings(), path, expected)
    },
  }
}

/** A service is there when the catalogue has an endpoint of its type in the user's region. */
function isServed(catalog: readonly CatalogEntry[], type: string, region: string | null): boolean {
  return catalog.some(
    (entry) =>
      entry.type === type &&
      entry.endpoints.some(
        (endpoint) => region === null || endpoint.region_id === region || endpoint.region === region,
      ),
  )
}
