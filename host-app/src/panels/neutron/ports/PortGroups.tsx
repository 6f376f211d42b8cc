import { t } from '@stratus/widgets'
import { useCallback } from 'react'
import { copyable, typed } from '../../../details/Copyable.js'
import { useHost } from '../../../host.js'
import { useLoad } from '../../../hooks/use-load.js'
import { paths, type Area } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'

/** The security groups of a port; only ids of those whose names are not told, such as another project's. */
export function PortGroups({ groups, area }: { groups: readonly string[]; area: Area }) {
  const { client } = useHost()
  const { state } = useLoad(
    useCallback(
      async (signal: AbortSignal) => {
        const { items } = await client.call('neutron.securityGroups.list', { signal, quiet: true })
        return new Map(items.map(({ id, name }) => [id, name]))
      },
      [client],
    ),
  )
  const names = state.status === 'ready' ? state.data : undefined
  if (!groups.length) return <p>{t('No security group applies to this port.')}</p>
  return (
    <ul className="plain-list">
      {groups.map((id) => (
        <li key={id}>
          <DefinitionList
            items={[
              typed(t('Name'), names?.get(id) ?? null),
              copyable(t('Security Group ID'), id, area === 'project' ? paths.securityGroup(id) : null),
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
