import { formatGibibytes, formatMebibytes, t } from '@stratus/widgets'
import { resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { MetadataDisplay } from '../../../metadata/MetadataDisplay.js'
import { useNamespaces } from '../../../metadata/use-namespaces.js'
import '../../../details/details.css'
import type { Flavor } from './flavor.js'

/** What an opened row of the flavors table shows. */
export function FlavorDrawer({ flavor }: { flavor: Flavor }) {
  const namespaces = useNamespaces(resourceTypes.flavor)
  const factor = flavor.rxtx_factor === null ? [] : [{ label: t('RX/TX factor'), value: flavor.rxtx_factor }]
  return (
    <div className="drawer-sections">
      <DefinitionList
        items={[
          typed(t('Flavor Name'), flavor.name),
          copyable(t('ID'), flavor.id),
          { label: t('vCPUs'), value: flavor.vcpus },
          { label: t('RAM'), value: formatMebibytes(flavor.ram) },
          { label: t('Root Disk'), value: formatGibibytes(flavor.disk) },
          { label: t('Ephemeral Disk'), value: formatGibibytes(flavor.ephemeral) },
          { label: t('Swap Disk'), value: formatMebibytes(flavor.swap) },
          ...factor,
          ...(flavor.description ? [typed(t('Description'), flavor.description)] : []),
        ]}
      />
      {Object.keys(flavor.extras).length > 0 ? (
        <MetadataDisplay properties={flavor.extras} namespaces={namespaces} heading="h2" />
      ) : null}
    </div>
  )
}
