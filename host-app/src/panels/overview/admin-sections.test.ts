import type { Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { adminSections } from './admin-sections.js'

const { signal } = new AbortController()
const answering = (items: unknown[]) => ({ call: async () => ({ items }) }) as unknown as Client
const section = (id: string) => adminSections.find((one) => one.id === id)!

describe('processes of the cloud', () => {
  it('A-NOVA-01 a compute service is up or down, enabled or disabled', async () => {
    const wire = { binary: 'nova-compute', host: 'h1', zone: 'nova', state: 'down', status: 'enabled', updated_at: 'T' }
    expect(await section('compute-services').load(answering([wire]), signal)).toEqual([
      { id: 'nova-compute@h1', name: 'nova-compute', host: 'h1', zone: 'nova', up: false, enabled: true, updated: 'T' },
    ])
  })

  it('A-NEUTRON-01 an agent nobody has heard of lately is down', async () => {
    const wire = { id: '1', agent_type: 'L3 agent', host: 'h1', alive: null, admin_state_up: true }
    expect(await section('network-agents').load(answering([wire]), signal)).toMatchObject([
      { id: '1', name: 'L3 agent', up: false, enabled: true },
    ])
  })
})
