import type { Trunk } from './trunk.js'
import { strangePort, type TrunkPort } from './trunk-ports.js'

/** A trunk for tests: on, unnamed parts filled in. */
export function aTrunk(given: Partial<Trunk> = {}): Trunk {
  return {
    id: 't1',
    name: 'trunk-one',
    name_or_id: 'trunk-one',
    description: 'A trunk',
    project_id: 'p1',
    tenant_id: 'p1',
    created_at: '2026-11-21T10:06:52Z',
    updated_at: '2026-11-21T10:07:17Z',
    revision_number: 1,
    tags: [],
    admin_state_up: true,
    admin_state: 'UP',
    port_id: 'parent',
    status: 'ACTIVE',
    sub_ports: [{ port_id: 'a', segmentation_type: 'vlan', segmentation_id: 101 }],
    subport_count: 1,
    ...given,
  }
}

/** A free port for tests. */
export function aPort(id: string, given: Partial<TrunkPort> = {}): TrunkPort {
  return { ...strangePort(id), admin_state_up: true, device_owner: '', status: 'DOWN', ...given }
}
