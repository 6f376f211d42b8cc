import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable, copyableLines, typed } from '../../../details/Copyable.js'
import { useHost } from '../../../host.js'
import { useLoad } from '../../../hooks/use-load.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { ListPage } from '../../../list/ListPage.js'
import { inWords, movingFrom } from '../../../list/state-look.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import {
  anyNetworkActions,
  anyNetworkColumns,
  anyNetworkFacets,
  rememberedAnyNetworks as remember,
  type AnyNetwork,
} from './any-network.js'
import { nameOrId } from './network.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: AnyNetwork) => id

/** The networks of all projects, for administrators (A-PAGE-07). */
export function Component() {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('neutron.anyNetworks.list', { signal, quiet: true })).items,
    [client],
  )
  const list = useResourceList<AnyNetwork>({
    type: resourceTypes.network,
    load,
    keyOf,
    transitionOf: movingFrom,
    remember,
  })
  const columns = useMemo(() => anyNetworkColumns(list.rows), [list.rows])
  return (
    <ListPage<AnyNetwork>
      title={t('Networks')}
      name="admin.networks"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={anyNetworkFacets}
      rowName={nameOrId}
      actions={useActions(anyNetworkActions, list)}
      renderDrawer={(network) => <AnyNetworkFacts network={network} />}
    />
  )
}

function AnyNetworkFacts({ network }: { network: AnyNetwork }) {
  return (
    <>
      <DefinitionList
        items={[
          typed(t('Name'), network.name),
          copyable(t('ID'), network.id),
          typed(t('Project'), network.project),
          { label: t('Status'), value: inWords(network.status) },
          copyableLines(t('Subnets'), network.subnets, t('Subnet')),
        ]}
      />
      <Agents network={network.id} />
    </>
  )
}

/** What hands out its addresses. */
function Agents({ network }: { network: string }) {
  const { client } = useHost()
  const { state, retry } = useLoad(
    useCallback(
      async (signal: AbortSignal) =>
        (await client.call('neutron.anyNetworks.agents', { params: { id: network }, signal, quiet: true })).items,
      [client, network],
    ),
  )
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to retrieve the DHCP agents.')}>
      {(agents) => (
        <DefinitionList
          items={[
            {
              label: t('DHCP Agents'),
              value: agents
                .map(({ host, status, admin_state }) => `${host ?? ''} (${t(status ?? '')}, ${t(admin_state ?? '')})`)
                .join(', '),
            },
          ]}
        />
      )}
    </Loaded>
  )
}
