import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { PageActionButtons } from '../../../actions/PageActionButton.js'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { PartList } from '../../../list/PartList.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { agentActionsOf, agentColumns, dhcpAgent, hostOf, type DhcpAgent } from './agent.js'

const byHost = { column: 'host', direction: 'ascending' } as const
const keyOf = ({ id }: DhcpAgent) => id

/** What hands out the addresses of a network: for administrators. */
export function AgentsTab({ network }: { network: string }) {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const params = { id: network }
      return (await client.call('neutron.anyNetworks.agents', { params, signal, quiet: true })).items.map(dhcpAgent)
    },
    [client, network],
  )
  const list = useResourceList<DhcpAgent>({ load, keyOf })
  const actions = useActions(
    useMemo(() => agentActionsOf(network), [network]),
    list,
  )
  const columns = useMemo(() => agentColumns(), [])
  return (
    <PartList<DhcpAgent>
      label={t('DHCP Agents')}
      name="admin.networks.agents"
      list={list}
      columns={columns}
      defaultSort={byHost}
      rowName={hostOf}
      actions={actions}
      create={<PageActionButtons buttons={actions.page} />}
    />
  )
}
