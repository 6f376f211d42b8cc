import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { countOf, useResourceList } from '../../../list/use-resource-list.js'
import { useNetworkExtension } from '../use-network-extension.js'
import { useNetworkReasons } from '../use-network-reasons.js'
import { Time } from '../../../ui/Time.js'
import { floatingIpColumns, floatingIpFacets, loadFloatingIps, type FloatingIpItem } from './floating-ip.js'
import { floatingIpActions } from './actions.js'

const byAddress = { column: 'ip', direction: 'ascending' } as const
const keyOf = ({ id }: FloatingIpItem) => id
const remember = remembered<FloatingIpItem>('floating-ips', [
  'id',
  'name',
  'ip',
  'fixed_ip',
  'pool',
  'pool_name',
  'port_id',
  'router_id',
  'instance_id',
  'instance_type',
  'instance_name',
  'port_forwardings',
  'status',
  'description',
  'dns_name',
  'dns_domain',
  'created_at',
])
const nameOf = ({ name }: FloatingIpItem) => name

/** The floating IPs panel of a project. */
export function Component() {
  const { client, webroot } = useHost()
  const withDns = useNetworkExtension('dns-integration')
  const load = useCallback((signal: AbortSignal) => loadFloatingIps(client, signal), [client])
  const list = useResourceList<FloatingIpItem>({ type: resourceTypes.floatingIp, load, keyOf, remember })
  const full = useNetworkReasons(countOf(list))('Floating IPs')
  const columns = useMemo(() => floatingIpColumns(withDns, (path) => atWebroot(webroot, path)), [withDns, webroot])
  return (
    <ListPage<FloatingIpItem>
      title={t('Floating IPs')}
      name="project.floating_ips"
      list={list}
      columns={columns}
      defaultSort={byAddress}
      facets={floatingIpFacets}
      rowName={nameOf}
      actions={useActions(floatingIpActions, list, { allocate: full && t(full) })}
      renderDrawer={(address) => <FloatingIpDrawer address={address} />}
    />
  )
}

function FloatingIpDrawer({ address }: { address: FloatingIpItem }) {
  const { port_id, router_id } = address
  return (
    <DefinitionList
      items={[
        copyable(t('IP Address'), address.ip),
        copyable(t('ID'), address.id),
        typed(t('Description'), address.description),
        copyable(t('Network ID'), address.pool),
        copyable(t('Mapped Fixed IP Address'), address.fixed_ip),
        copyable(t('Port ID'), port_id, port_id && paths.port('project', port_id)),
        copyable(t('Router ID'), router_id),
        { label: t('DNS Name'), value: address.dns_name },
        { label: t('DNS Domain'), value: address.dns_domain },
        { label: t('Created'), value: <Time at={address.created_at} /> },
      ]}
    />
  )
}
