import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { flavorActions, flavorBatch, gatedParts } from './actions.js'
import { flavorColumns, flavorFacets, hasFactor } from './columns.js'
import type { Flavor } from './flavor.js'
import { FlavorDrawer } from './FlavorDrawer.js'
import { useFlavorActions } from './use-flavor-actions.js'

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
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useResourceList<Flavor>({
    load: useCallback(
      async (signal: AbortSignal) =>
        (await client.call('nova.flavors.list', { query: { get_extras: true }, signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
  })
  const actions = useFlavorActions(list.rows, list.settle)
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
      actions={flavorActions}
      batch={flavorBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, flavors) => actions.removeAll(flavors)}
      renderDrawer={(flavor) => <FlavorDrawer flavor={flavor} />}
      create={
        <CreateButton gates={gates} command="flavors.create" onClick={actions.create}>
          {t('Create Flavor')}
        </CreateButton>
      }
      noMatch={t('No flavor matches the search.')}
      wait={actions.busy}
      dialogs={actions.dialogs}
    />
  )
}
