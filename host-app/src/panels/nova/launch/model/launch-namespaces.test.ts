import type { Client } from '@stratus/api-client'
import { expect, it } from 'vitest'
import { launchDefaults } from './launch-defaults.js'
import { listLoaders } from './launch-lists.js'

it('W-META-18 asks for the namespaces of flavors, images, volumes, servers and scheduler hints', async () => {
  const asked: unknown[] = []
  const call = (name: string, { query }: { query: unknown }) => {
    asked.push([name, query])
    return Promise.resolve({ items: [] })
  }
  const frame = {
    defaults: launchDefaults({}),
    steps: new Set<never>(),
    networkService: false,
    volumeService: false,
    description: false,
  }
  const lists = await listLoaders({ call } as unknown as Pick<Client, 'call'>, frame).namespaces?.()
  expect(asked).toEqual([
    ['glance.namespaces.list', { resource_type: 'OS::Nova::Flavor' }],
    ['glance.namespaces.list', { resource_type: 'OS::Glance::Image' }],
    ['glance.namespaces.list', { resource_type: 'OS::Cinder::Volumes' }],
    ['glance.namespaces.list', { resource_type: 'OS::Nova::Server', properties_target: 'metadata' }],
    ['glance.namespaces.list', { resource_type: 'OS::Nova::Server', properties_target: 'scheduler_hints' }],
  ])
  expect(lists).toEqual({ flavor: [], image: [], volume: [], instance: [], hints: [] })
})
