import { checkGate } from '@stratus/api-client'
import { volumeTypePolicies } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo, useState } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { HorizonSection } from '../../../horizon/HorizonSection.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { remembered } from '../../../stores/row-memory.js'
import { volumeTypeActions } from './actions.js'
import {
  idOf,
  isTold,
  nameOf,
  typesPage,
  volumeTypeColumns,
  volumeTypeFacets,
  volumeTypesOf,
  type VolumeType,
} from './volume-type.js'
import { VolumeTypeDrawer } from './VolumeTypeDrawer.js'

const byName = { column: 'name', direction: 'ascending' } as const
const remember = remembered<VolumeType>('volume-types', [
  'id',
  'name',
  'description',
  'is_public',
  'qos_spec',
  'encryption',
])

function qosSpecsOf(page: DocumentFragment): DocumentFragment | null {
  const section = page.querySelector('#qos-specs')
  if (!section) return null
  const content = document.createDocumentFragment()
  content.append(section)
  return content
}

/** The panel Volume Types (P-VTYPE-01). */
export function Component() {
  const { client } = useHost()
  const list = useResourceList<VolumeType>({
    load: useCallback(
      async (signal: AbortSignal) => {
        const [{ items }, page] = await Promise.all([
          client.call('cinder.volumeTypes.list', { signal, quiet: true }),
          // Who may not see the page is not told so at each look.
          checkGate(volumeTypePolicies.create, client)
            .then((gate) => (gate === 'open' ? client.readPage(typesPage, signal) : ''))
            .catch(() => ''),
        ])
        return volumeTypesOf(items, page)
      },
      [client],
    ),
    keyOf: idOf,
    remember,
  })
  const told = isTold(list.rows)
  const columns = useMemo(() => volumeTypeColumns(told), [told])
  const actions = useActions(volumeTypeActions, list)
  const [hasQosSpecs, setHasQosSpecs] = useState(true)
  const onMissing = useCallback(() => setHasQosSpecs(false), [])
  return (
    <ListPage<VolumeType>
      title={t('Volume Types')}
      name="admin.volume_types"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={volumeTypeFacets}
      rowName={nameOf}
      actions={actions}
      renderDrawer={(type) => <VolumeTypeDrawer type={type} />}
    >
      {hasQosSpecs && actions.gates.has('qosSpecs') ? (
        <HorizonSection address={`/${typesPage}`} pick={qosSpecsOf} onMissing={onMissing} />
      ) : null}
    </ListPage>
  )
}
