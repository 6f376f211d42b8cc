import type { World } from '../../world/world.js'

/** Limits of a project that nobody changed, as the live cloud has them. */
const unchanged = {
  floatingip: 50,
  security_group: 10,
  security_group_rule: 100,
  network: 100,
  subnet: 100,
  port: 200,
  router: 10,
}

/** How much a project may have of the network service, by resource; negative: no limit. */
export function networkLimits({ db }: World, project: string): Readonly<Record<string, number>> {
  return { ...unchanged, ...db.neutron.quotas.get(project)?.limits }
}
