import { Refusal } from '../../handler.js'
import type { World } from '../../world/world.js'

/** What one project lets another one, or all (`*`), use. */
export interface RbacRow {
  readonly id: string
  readonly project_id: string
  readonly object_type: 'network' | 'qos_policy'
  readonly object_id: string
  readonly action: 'access_as_shared' | 'access_as_external'
  readonly target_tenant: string
}

export type RbacWish = Omit<RbacRow, 'id' | 'project_id'>

const all = '*'

/** All there are: how networks and QoS policies are shared is kept with them. */
export function rbacPolicies({ db, ids }: World): RbacRow[] {
  const row = (project_id: string, wish: RbacWish): RbacRow => ({
    id: ids.named('rbac-policy', Object.values(wish).join('/')),
    project_id,
    ...wish,
  })
  const networks = db.neutron.networks.all().flatMap(({ id, project_id, shared, shared_with, external }) => {
    const of = { object_type: 'network', object_id: id } as const
    return [
      ...[...(shared ? [all] : []), ...shared_with].map((target_tenant) =>
        row(project_id, { ...of, action: 'access_as_shared', target_tenant }),
      ),
      ...(external ? [row(project_id, { ...of, action: 'access_as_external', target_tenant: all })] : []),
    ]
  })
  const policies = db.neutron.qosPolicies.where('shared', true).map(({ id, project_id }) =>
    row(project_id, {
      object_type: 'qos_policy',
      object_id: id,
      action: 'access_as_shared',
      target_tenant: all,
    }),
  )
  return [...networks, ...policies]
}

/** @throws Refusal when there is none */
export function needRbac(world: World, id: string): RbacRow {
  const policy = rbacPolicies(world).find((each) => each.id === id)
  if (!policy) throw new Refusal(404, `RbacPolicy ${id} could not be found`)
  return policy
}

export function createRbac(world: World, wish: RbacWish): RbacRow {
  const same = ({ object_id, action, target_tenant }: RbacWish) => [object_id, action, target_tenant].join(' ')
  if (rbacPolicies(world).some((each) => same(each) === same(wish)))
    throw new Refusal(409, 'An RBAC policy already exists with those values.')
  set(world, wish, true)
  const made = rbacPolicies(world).find((each) => same(each) === same(wish))
  if (!made) throw new Refusal(400, 'Things of this kind are shared with all projects only.')
  return made
}

export function removeRbac(world: World, id: string): void {
  set(world, needRbac(world, id), false)
}

export function retargetRbac(world: World, id: string, target_tenant: string): RbacRow {
  const policy = needRbac(world, id)
  if (policy.target_tenant === target_tenant) return policy
  const made = createRbac(world, { ...policy, target_tenant })
  removeRbac(world, id)
  return made
}

function set({ db }: World, { object_type, object_id, action, target_tenant }: RbacWish, on: boolean): void {
  const { networks, qosPolicies } = db.neutron
  if (object_type === 'qos_policy') {
    if (target_tenant === all) qosPolicies.update(object_id, { shared: on })
  } else if (action === 'access_as_external') {
    if (target_tenant === all) networks.update(object_id, { external: on })
  } else if (target_tenant === all) networks.update(object_id, { shared: on })
  else {
    const others = networks.need(object_id).shared_with.filter((project) => project !== target_tenant)
    networks.update(object_id, { shared_with: on ? [...others, target_tenant] : others })
  }
}
