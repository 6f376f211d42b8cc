import { t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { MetadataEditor } from '../../shared/MetadataEditor.js'
import { errorMessage, sayFailure } from '../../shared/error-message.js'
import { editableProperties } from './image-form-model.js'
import type { Image } from './image.js'
import { useImageNamespaces } from './use-image-namespaces.js'
import './images.css'

interface UpdateMetadataProps {
  image: Image
  onClose(result: ActionResult | null): void
}

/** The metadata dialog of one image; a failure leaves it open (W-META-16). */
export function UpdateMetadata({ image, onClose }: UpdateMetadataProps) {
  const { client, toasts } = useHost()
  const namespaces = useImageNamespaces(client)
  const [existing] = useState(() => editableProperties(image.properties))
  const metadata = useRef(existing)
  const result = useRef<ActionResult | null>(null)

  const save = async (): Promise<void> => {
    const updated = metadata.current
    const removed = Object.keys(existing).filter((name) => !Object.hasOwn(updated, name))
    const affected = [{ type: resourceTypes.image, id: image.id }]
    try {
      const params = { id: image.id }
      await client.call('glance.images.updateProperties', { params, body: { updated, removed }, quiet: true })
    } catch (error) {
      result.current = { ...nothingDone, failed: affected }
      sayFailure(toasts, 'Unable to update metadata.', errorMessage(error))
      throw error
    }
    result.current = { ...nothingDone, updated: affected }
    toasts.add('success', t('Metadata was successfully updated.'))
  }

  return (
    <Modal
      open
      size="large"
      heading={t('Update Image Metadata')}
      submitLabel={t('Save')}
      submit={save}
      onStratusAfterClose={() => onClose(result.current)}
    >
      <h3 className="metadata-of">
        <bdi>{image.name_or_id}</bdi>
      </h3>
      <MetadataEditor
        image
        namespaces={namespaces}
        existing={existing}
        onChange={(value) => (metadata.current = value)}
      />
    </Modal>
  )
}
