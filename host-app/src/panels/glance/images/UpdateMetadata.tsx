import { t } from '@stratus/widgets'
import { useState } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { MetadataModal } from '../../../metadata/MetadataModal.js'
import type { Image } from './image.js'
import { editableProperties } from './editable-properties.js'

interface UpdateMetadataProps {
  image: Image
  onClose(result: ActionResult | null): void
}

/** The metadata dialog of one image. */
export function UpdateMetadata({ image, onClose }: UpdateMetadataProps) {
  const { client } = useHost()
  const [existing] = useState(() => editableProperties(image.properties))
  return (
    <MetadataModal
      image
      heading={t('Update Image Metadata')}
      name={image.name_or_id}
      type={resourceTypes.image}
      id={image.id}
      existing={existing}
      save={({ updated, removed }) =>
        client.call('glance.images.updateProperties', {
          params: { id: image.id },
          body: { updated, removed: [...removed] },
          quiet: true,
        })
      }
      onClose={onClose}
    />
  )
}
