import { items, json, Refusal, type HandlersOf } from '../../handler.js'
import { timestampMicro } from '../../world/world.js'
import { aggregateHandlers } from './aggregates.js'
import { flavorHandlers } from './flavors.js'
import { serverGroupHandlers } from './groups.js'
import { keypairHandlers } from './keypairs.js'
import { quotaHandlers } from './quotas.js'
import { serverHandlers } from './servers.js'

/** Features a Zed compute service has; a name it does not know is an error. */
const features = new Set([
  'locked_attribute',
  'instance_description',
  'remote_console_mks',
  'servergroup_soft_policies',
  'servergroup_user_info',
  'multiattach',
  'auto_allocated_network',
  'key_types',
  'key_type_list',
  // Horizon has a word for it since 2025.2: here it can be tried.
  'bdm2_volume_type',
])

export const novaHandlers: HandlersOf<'nova'> = {
  ...serverHandlers,
  ...flavorHandlers,
  ...aggregateHandlers,
  ...keypairHandlers,
  ...serverGroupHandlers,
  ...quotaHandlers,

  'nova.features.get'({ params }) {
    if (!features.has(params.feature)) throw new Refusal(500, `'${params.feature}'`)
    return json(true)
  },

  'nova.services.list'(context) {
    context.policy.demand('compute', 'os_compute_api:os-services:list')
    const updated_at = timestampMicro(context.clock, 4000)
    return items(
      context.db.nova.services.all().map(({ id, binary, host, zone, status, state, disabled_reason }) => ({
        binary,
        host,
        id: Number(id),
        zone,
        status,
        state,
        updated_at,
        disabled_reason,
      })),
    )
  },

  'nova.availabilityZones.list'(context) {
    const detailed = context.query.detailed === 'true' || context.query.detailed === true
    if (detailed) context.policy.demand('compute', 'os_compute_api:os-availability-zone:detail')
    const services = context.db.nova.services.all()
    const names = [...new Set(services.map((service) => service.zone))]
      .filter((zone) => detailed || zone !== 'internal')
      .sort()
    return items(
      names.map((zone) => ({
        zoneName: zone,
        zoneState: { available: true },
        hosts: detailed
          ? hostsOf(
              services.filter((service) => service.zone === zone),
              timestampMicro(context.clock, 4000),
            )
          : null,
      })),
    )
  },
}

function hostsOf(
  services: readonly { host: string; binary: string; state: string; status: string }[],
  updated_at: string,
) {
  const hosts: Record<string, Record<string, unknown>> = {}
  for (const { host, binary, state, status } of services) {
    ;(hosts[host] ??= {})[binary] = { available: state === 'up', active: status === 'enabled', updated_at }
  }
  return hosts
}
