import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { PageActionButtons } from '../../../actions/PageActionButton.js'
import { useActions } from '../../../actions/use-actions.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { useHost } from '../../../host.js'
import { PartList } from '../../../list/PartList.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { protocolActionsOf, protocolColumns, type Protocol } from './provider.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Protocol) => id
const nameOf = ({ name }: Protocol) => name

/** How a provider speaks, and what becomes of who comes so. */
export function ProtocolsOfProvider({ provider }: { provider: string }) {
  const { client, webroot } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const params = { id: provider }
      const { items } = await client.call('keystone.protocols.list', { params, signal, quiet: true })
      return items.map((protocol): Protocol => ({ ...protocol, name: protocol.id }))
    },
    [client, provider],
  )
  const list = useResourceList<Protocol>({ load, keyOf })
  const actions = useActions(
    useMemo(() => protocolActionsOf(provider), [provider]),
    list,
  )
  const columns = useMemo(() => protocolColumns(webroot), [webroot])
  return (
    <DetailsSection title={t('Protocols')}>
      <PartList<Protocol>
        label={t('Protocols')}
        name="identity.identity_providers.protocols"
        list={list}
        columns={columns}
        defaultSort={byName}
        rowName={nameOf}
        actions={actions}
        create={<PageActionButtons buttons={actions.page} />}
      />
    </DetailsSection>
  )
}
