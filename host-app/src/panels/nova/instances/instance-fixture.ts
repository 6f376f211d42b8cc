import type { Server } from '@stratus/api-client'

/** A plain running instance; tests change what they are about. */
export function server(changes: Partial<Server> = {}): Server {
  return {
    id: '83b05a6e-b3ec-45c6-bbea-775835e79c8f',
    name: 'vm-alpha-1',
    status: 'ACTIVE',
    task_state: null,
    power_state: 1,
    addresses: [],
    image: { id: 'image-1', name: null },
    image_name: null,
    flavor: null,
    key_name: null,
    fault: null,
    locked: false,
    metadata: {},
    created: '2026-11-21T10:00:00Z',
    ...changes,
  } as Server
}
