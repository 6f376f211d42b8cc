import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const compute = (rule: string): readonly PolicyRule[] => [['compute', `os_compute_api:${rule}`]]
const always = () => null

/** The part of a compute host that the rules look at. */
export interface HostFacts {
  /** `disabled`: no new instances are placed on it. */
  readonly status: string | null
  /** `down`: its service does not answer. */
  readonly state: string | null
}

const servicesOnly = ['STRATUS_WITHOUT_HORIZON'] as const

/** Processes of other services: taken out of use and back, which no page of Horizon does. */
export const processCan = {
  switchVolumeService: {
    policy: [['volume', 'volume_extension:services:update']],
    settings: servicesOnly,
    unavailable: always,
  },
  switchAgent: { policy: [['network', 'update_agent']], settings: servicesOnly, unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<unknown>>>

/** Row actions of compute hosts. */
export const hostCan = {
  disable: { policy: compute('os-services:update'), unavailable: always },
  enable: { policy: compute('os-services:update'), unavailable: always },
  drain: {
    policy: [...compute('os-migrate-server:migrate'), ...compute('os-migrate-server:migrate_live')],
    unavailable: ({ state }) => (state === 'down' ? 'The host is down: evacuate it.' : null),
  },
  evacuate: {
    policy: compute('os-evacuate'),
    unavailable: ({ state }) => (state === 'down' ? null : 'The host is up.'),
  },
} as const satisfies Readonly<Record<string, ActionRule<HostFacts>>>
