import { t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../actions/action-result.js'
import { useHost } from '../host.js'
import { errorMessage, sayFailure } from '../stores/error-messages.js'
import { changesNothing, metadataChange, type Metadata, type MetadataChange } from './metadata-change.js'
import { MetadataEditor } from './MetadataEditor.js'
import { useNamespaces } from './use-namespaces.js'
import './metadata-display.css'

interface MetadataModalProps {
  heading: string
  /** Whose metadata it is. */
  name: string
  /** Type code of the resource, also of its definitions. */
  type: string
  id: string
  existing: Metadata
  /** The resource is an image: some of its properties are not for editing. */
  image?: boolean
  /** A quiet call: the dialog says what fails. */
  save(change: MetadataChange): Promise<unknown>
  onClose(result: ActionResult | null): void
}

/** The metadata dialog of one resource; a failure leaves it open (W-META-16). */
export function MetadataModal({ heading, name, type, id, existing: given, image, save, onClose }: MetadataModalProps) {
  const { toasts } = useHost()
  const namespaces = useNamespaces(type)
  const [existing] = useState(given)
  const metadata = useRef(existing)
  const result = useRef<ActionResult | null>(null)

  const submit = async (): Promise<void> => {
    const change = metadataChange(existing, metadata.current)
    const affected = [{ type, id }]
    try {
      if (!changesNothing(change)) await save(change)
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
      heading={heading}
      submitLabel={t('Save')}
      submit={submit}
      onStratusAfterClose={() => onClose(result.current)}
    >
      <h3 className="metadata-of">
        <bdi>{name}</bdi>
      </h3>
      <MetadataEditor
        image={image ?? false}
        namespaces={namespaces}
        existing={existing}
        onChange={(value) => (metadata.current = value)}
      />
    </Modal>
  )
}
