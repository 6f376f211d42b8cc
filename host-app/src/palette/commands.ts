import type { IconName } from '@stratus/widgets'
import type { Gated } from '../panels/shared/resource-actions.js'

interface ActionsModule {
  readonly gatedParts: readonly Gated[]
}

/** An action of a panel that the palette runs. */
export interface Command {
  /** The page's `CommandButton` has it too. */
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly icon: IconName
  /** Panel in `navigation.ts` whose page does it. */
  readonly panel: string
  /** Part of `gates` that must be open; without one everybody who sees the panel may do it. */
  readonly part?: string
  readonly gates?: () => Promise<ActionsModule>
}

/** Every action of the palette. One is added by its line here and a `CommandButton` on its page. */
export const commands: readonly Command[] = [
  {
    id: 'trunks.create',
    label: 'Create Trunk',
    icon: 'plus',
    panel: 'project.trunks',
    part: 'create',
    gates: () => import('../panels/neutron/trunks/actions.js'),
  },
  {
    id: 'qos.create',
    label: 'Create Policy',
    icon: 'plus',
    panel: 'project.network_qos',
    part: 'create',
    gates: () => import('../panels/neutron/qos/actions.js'),
  },
  {
    id: 'networks.create',
    label: 'Create Network',
    icon: 'plus',
    panel: 'project.networks',
    part: 'create',
    gates: () => import('../panels/neutron/networks/actions.js'),
  },
  {
    id: 'floating-ips.allocate',
    label: 'Allocate IP To Project',
    icon: 'plus',
    panel: 'project.floating_ips',
    part: 'allocate',
    gates: () => import('../panels/neutron/floating-ips/actions.js'),
  },
  {
    id: 'security-groups.create',
    label: 'Create Security Group',
    icon: 'plus',
    panel: 'project.security_groups',
    part: 'create',
    gates: () => import('../panels/neutron/security-groups/actions.js'),
  },
]
