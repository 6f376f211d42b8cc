import { describe, expect, it } from 'vitest'
import type { GateKeeper } from '@stratus/api-client'
import { closedGates, openGates } from '../../actions/gates.js'
import { forbiddenDeeds, balloonGates } from './gates.js'

/** Somebody whose policies refuse these rules. */
const refusing = (...rules: readonly string[]): GateKeeper => ({
  allowed: (asked) => Promise.resolve(!asked.some(([, rule]) => rules.includes(rule))),
  horizonPages: async () => true,
  serviceEnabled: () => Promise.resolve(true),
  settingEnabled: () => Promise.resolve(true),
  extensionEnabled: () => Promise.resolve(true),
})
const forbiddenFor = async (keeper: GateKeeper) =>
  forbiddenDeeds(openGates(balloonGates, await closedGates(balloonGates, keeper), false))

describe('what a user may do on the topology', () => {
  it('each deed of a balloon asks the policy of its own', async () => {
    expect(await forbiddenFor(refusing())).toEqual([])
    const deeds = {
      'os_compute_api:os-remote-consoles': 'console',
      add_router_interface: 'add-interface',
      create_subnet: 'create-subnet',
      'os_compute_api:servers:delete': 'delete-server',
      delete_router: 'delete-router',
      delete_network: 'delete-network',
      remove_router_interface: 'delete-port',
      delete_subnet: 'delete-subnet',
    }
    for (const [rule, deed] of Object.entries(deeds)) expect(await forbiddenFor(refusing(rule))).toEqual([deed])
  })
})
