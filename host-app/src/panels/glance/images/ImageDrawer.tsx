import { resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable } from '../../../details/Copyable.js'
import '../../../details/details.css'
import { MetadataDisplay } from '../../../metadata/MetadataDisplay.js'
import { useNamespaces } from '../../../metadata/use-namespaces.js'
import { imageFacts, type ImageReader } from './image-facts.js'
import { editableProperties } from './editable-properties.js'
import type { Image } from './image.js'

/** What an opened row of the images table shows. */
export function ImageDrawer({ image, reader }: { image: Image; reader: ImageReader }) {
  const facts = imageFacts(image, reader)
  const namespaces = useNamespaces(resourceTypes.image)
  const properties = editableProperties(image.properties)
  return (
    <div className="drawer-sections">
      <DefinitionList
        items={[
          facts.name,
          copyable(facts.id.label, image.id),
          facts.visibility,
          facts.protected,
          facts.disk_format,
          facts.size,
          facts.min_disk,
          facts.min_ram,
          copyable(facts.checksum.label, image.checksum),
          facts.hash_algo,
          facts.hash_value,
        ]}
      />
      {Object.keys(properties).length > 0 ? (
        <MetadataDisplay properties={properties} namespaces={namespaces} heading="h2" />
      ) : null}
    </div>
  )
}
