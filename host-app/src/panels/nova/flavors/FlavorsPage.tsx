import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { flavorColumns, flavorFacets, hasFactor } from './columns.js'
import type { Flavor } from './flavor.js'
import { FlavorDrawer } from './FlavorDrawer.js'
import { flavorActions } from './actions.js'

const byRam = { column: 'ram', direction: 'ascending' } as const
const keyOf = ({ id }: Flavor) => id
const remember = remembered<Flavor>('flavors', [
  'id',
  'name',
  'vcpus',
  'ram',
  'disk',
  'ephemeral',
  'swap',
  'rxtx_factor',
  'is_public',
])
const nameOf = ({ name, id }: Flavor) => name ?? id

/** The flavors panel of the admin area (P-FLV-01). */
export function Component() {
  const { client } = useHost()
  const list = useResourceList<Flavor>({
    load: useCallback(
      async (signal: AbortSignal) =>
        (await client.call('nova.flavors.list', { query: { get_extras: true }, signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
  })
  const factor = hasFactor(list.rows)
  const columns = useMemo(() => flavorColumns(factor), [factor])

  return (
    <ListPage<Flavor>
      title={t('Flavors')}
      name="admin.flavors"
      list={list}
      columns={columns}
      defaultSort={byRam}
      facets={flavorFacets}
      rowName={nameOf}
      actions={useActions(flavorActions, list)}
      renderDrawer={(flavor) => <FlavorDrawer flavor={flavor} />}
    />
  )
}
