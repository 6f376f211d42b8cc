import { empty, json } from '../handler.js'
import { agentsOf, serve } from '../handlers/neutron/dhcp-agents.js'
import { createRbac, needRbac, rbacPolicies, removeRbac, retargetRbac, type RbacRow } from '../handlers/neutron/rbac.js'
import { inside, without, type Ask, type Fields, type Routes } from './ask.js'
import { byId, filtered, owns } from './neutron-rows.js'

const rbacView = ({ project_id, ...policy }: RbacRow): Fields => ({ ...policy, tenant_id: project_id, project_id })

const demand = (ask: Ask, rule: string): void => ask.policy.demand('network', rule)

/** What administrators do with the networks of all projects. */
export const networkAdmin: Routes = {
  'GET /rbac-policies'(ask) {
    const seen = rbacPolicies(ask).filter((policy) => owns(ask, policy))
    return json({ rbac_policies: filtered(ask, seen.map(rbacView)) })
  },
  'GET /rbac-policies/{id}': (ask) => json({ rbac_policy: rbacView(needRbac(ask, byId(ask).id)) }),
  'POST /rbac-policies'(ask) {
    demand(ask, 'create_rbac_policy')
    const { object_type, object_id, action, target_tenant } = inside(ask.sent, 'rbac_policy')
    const made = createRbac(ask, {
      object_type: object_type === 'qos_policy' ? 'qos_policy' : 'network',
      object_id: String(object_id),
      action: action === 'access_as_external' ? 'access_as_external' : 'access_as_shared',
      target_tenant: String(target_tenant),
    })
    return json({ rbac_policy: rbacView(made) }, 201)
  },
  'PUT /rbac-policies/{id}'(ask) {
    demand(ask, 'update_rbac_policy')
    const { target_tenant } = inside(ask.sent, 'rbac_policy')
    return json({ rbac_policy: rbacView(retargetRbac(ask, byId(ask).id, String(target_tenant))) })
  },
  'DELETE /rbac-policies/{id}'(ask) {
    demand(ask, 'delete_rbac_policy')
    removeRbac(ask, byId(ask).id)
    return empty()
  },
  'GET /networks/{id}/dhcp-agents'(ask) {
    demand(ask, 'get_dhcp-agents')
    const heartbeat_timestamp = new Date(ask.clock.now()).toISOString().slice(0, 19).replace('T', ' ')
    const agents = agentsOf(ask, ask.db.neutron.networks.need(byId(ask).id)).map((agent) => ({
      ...without({ ...agent }, ['not_serving']),
      heartbeat_timestamp,
    }))
    return json({ agents })
  },
  'GET /agents/{id}/dhcp-networks'(ask) {
    demand(ask, 'get_dhcp-networks')
    const { id } = ask.db.neutron.agents.need(byId(ask).id)
    const served = ask.db.neutron.networks.filter((each) => agentsOf(ask, each).some((agent) => agent.id === id))
    return json({ networks: served.map((each) => ({ id: each.id, name: each.name })) })
  },
  'POST /agents/{id}/dhcp-networks'(ask) {
    demand(ask, 'create_dhcp-network')
    serve(ask, byId(ask).id, String(ask.sent['network_id']), true)
    return json(null, 201)
  },
  'DELETE /agents/{id}/dhcp-networks/{network}'(ask) {
    demand(ask, 'delete_dhcp-network')
    serve(ask, byId(ask).id, ask.path['network'] ?? '', false)
    return empty()
  },
}
