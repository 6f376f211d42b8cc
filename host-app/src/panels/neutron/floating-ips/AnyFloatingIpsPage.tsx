import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import {
  anyFloatingIp,
  anyFloatingIpActions,
  anyFloatingIpColumns,
  anyFloatingIpFacets,
  rememberedAnyFloatingIps as remember,
  type AnyFloatingIp,
} from './any-floating-ip.js'

const byAddress = { column: 'ip', direction: 'ascending' } as const
const keyOf = ({ id }: AnyFloatingIp) => id
const nameOf = ({ name }: AnyFloatingIp) => name

/** The floating IPs of all projects, for administrators (A-PAGE-08). */
export function Component() {
  const { client, webroot } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await client.call('neutron.anyFloatingIps.list', { signal, quiet: true })).items.map(anyFloatingIp),
    [client],
  )
  const list = useResourceList<AnyFloatingIp>({ type: resourceTypes.floatingIp, load, keyOf, remember })
  const columns = useMemo(
    () => anyFloatingIpColumns((id) => atWebroot(webroot, paths.instance('admin', id))),
    [webroot],
  )
  return (
    <ListPage<AnyFloatingIp>
      title={t('Floating IPs')}
      name="admin.floating_ips"
      list={list}
      columns={columns}
      defaultSort={byAddress}
      facets={anyFloatingIpFacets}
      rowName={nameOf}
      actions={useActions(anyFloatingIpActions, list)}
      renderDrawer={(address) => (
        <DefinitionList
          items={[
            copyable(t('IP Address'), address.ip),
            copyable(t('ID'), address.id),
            typed(t('Project'), address.project),
            typed(t('Description'), address.description),
            typed(t('Instance'), address.instance),
            copyable(t('Mapped Fixed IP Address'), address.mapped),
          ]}
        />
      )}
    />
  )
}
