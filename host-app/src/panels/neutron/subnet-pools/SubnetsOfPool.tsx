import type { Subnet } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { useNews } from '../../../hooks/use-news.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { PartTable } from '../../../list/PartTable.js'
import { atWebroot, paths } from '../../../paths.js'

const byName = { column: 'name', direction: 'ascending' } as const

/** The subnets that were cut of a pool, as far as this user may see them. */
export function SubnetsOfPool({ pool }: { pool: string }) {
  const { client, webroot } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { items } = await client.call('neutron.subnets.list', { signal, quiet: true })
      return items.filter(({ subnetpool_id }) => subnetpool_id === pool)
    },
    [client, pool],
  )
  const { state, retry } = useLoad(load, useNews())
  const columns = useMemo<Column<Subnet>[]>(
    () => [
      {
        id: 'name',
        title: t('Name'),
        rowHeader: true,
        value: ({ name, id }) => name || id,
        cell: ({ name, id }) => ({ text: name || id, href: atWebroot(webroot, paths.subnet(id)) }),
      },
      { id: 'cidr', title: t('Network Address'), value: ({ cidr }) => cidr },
      { id: 'gateway_ip', title: t('Gateway IP'), priority: 2, value: ({ gateway_ip }) => gateway_ip },
    ],
    [webroot],
  )
  return (
    <DetailsSection title={t('Subnets')}>
      <Loaded state={state} retry={retry} failure={t('Unable to retrieve the subnets.')}>
        {(rows) => (
          <PartTable<Subnet>
            label={t('Subnets')}
            name="subnets"
            columns={columns}
            rows={rows}
            sort={byName}
            empty={t('No subnet comes from this pool.')}
          />
        )}
      </Loaded>
    </DetailsSection>
  )
}
