import type { Clock } from './clock.js'
import type { Db } from './db.js'
import type { Ids } from './ids.js'

export const scenarioNames = ['small', 'empty', 'large', 'broken'] as const
export type Scenario = (typeof scenarioNames)[number]

/** What handlers, seeds and state machines share. */
export interface World {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly scenario: Scenario
  /** The region people start in. */
  readonly region: string
  readonly regions: readonly string[]
}

/**
 * Fills the tables of one service. Seeds point at each other's things by name, so their order is free:
 * `ids.named(kind, name)` with kind `server`, `image`, `network`, `subnet`, `port`, `router`, `security-group`, `volume`,
 * `snapshot`, `floating-ip`, `trunk`, `qos-policy`, `server-group`; `ids.namedHex('user' | 'role' | 'group' | 'domain', name)`;
 * projects have the fixed ids below. In the `large` scenario names are `vm-00000`, `net-000`, `image-0000`, `subnet-000`.
 * A server's addresses are neutron's ports with its `device_id`; its volumes are cinder's attachments with its `server_id`.
 */
export type Seed = (world: World) => void

/** `2026-11-21T10:06:57Z`, as nova, glance and neutron write times. `ago` in ms. */
export function timestamp(clock: Clock, ago = 0): string {
  return `${new Date(clock.now() - ago).toISOString().slice(0, 19)}Z`
}

/** `2026-11-21T10:06:57.000000`, as cinder and keypairs write times. */
export function timestampMicro(clock: Clock, ago = 0): string {
  return `${new Date(clock.now() - ago).toISOString().slice(0, 19)}.000000`
}

/** Fixed project ids, those of a seeded cloud. */
export const projectIds = {
  admin: '0a000000000000000000000000000001',
  demo: '0d000000000000000000000000000002',
  other: '0e000000000000000000000000000003',
} as const
