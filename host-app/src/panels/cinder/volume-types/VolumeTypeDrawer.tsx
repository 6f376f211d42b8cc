import { t } from '@stratus/widgets'
import { copyable, typed } from '../../../details/Copyable.js'
import '../../../details/details.css'
import { MetadataDisplay } from '../../../metadata/MetadataDisplay.js'
import { useNamespaces } from '../../../metadata/use-namespaces.js'
import { resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import type { VolumeType } from './volume-type.js'

/** What an opened row shows: its extra specs (P-VTYPE-04). */
export function VolumeTypeDrawer({ type }: { type: VolumeType }) {
  const namespaces = useNamespaces(resourceTypes.volumeType)
  return (
    <div className="drawer-sections">
      <DefinitionList items={[copyable(t('ID'), type.id), typed(t('Description'), type.description)]} />
      <MetadataDisplay properties={type.extra_specs} namespaces={namespaces} heading="h2" />
    </div>
  )
}
