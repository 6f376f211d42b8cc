import type { AgentRow, NetworkRow } from '../../world/tables/neutron.js'
import type { World } from '../../world/world.js'

const isDhcp = ({ topic }: AgentRow) => topic === 'dhcp_agent'

/** What hands out the addresses of a network, when it has any. */
export const agentsOf = ({ db }: World, { id, subnets }: Pick<NetworkRow, 'id' | 'subnets'>): AgentRow[] =>
  subnets.length ? db.neutron.agents.filter((agent) => isDhcp(agent) && !agent.not_serving.includes(id)) : []

/** Those that could do so, too. */
export const freeAgents = ({ db }: World, network: string): AgentRow[] =>
  db.neutron.agents.filter((agent) => isDhcp(agent) && agent.not_serving.includes(network))

/** Whether an agent serves a network. */
export function serve({ db }: World, agent: string, network: string, on: boolean): void {
  const others = db.neutron.agents.need(agent).not_serving.filter((each) => each !== network)
  db.neutron.agents.update(agent, { not_serving: on ? others : [...others, network] })
}
