import type { UploadState } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Wizard } from '@stratus/widgets/react/wizard'
import { WizardStep } from '@stratus/widgets/react/wizard-step'
import { useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { DraftNotice } from '../../../forms/DraftNotice.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import type { Metadata } from '../../../metadata/metadata-change.js'
import { MetadataEditor } from '../../../metadata/MetadataEditor.js'
import { isAborted, sayFailure } from '../../../stores/error-messages.js'
import { useVisitedSteps } from '../../../forms/use-visited-steps.js'
import { useNamespaces } from '../../../metadata/use-namespaces.js'
import { editableProperties } from './editable-properties.js'
import { createImage, updateImage } from './image-calls.js'
import type { ImageForm } from './image-form-data.js'
import { draftOfImage, imageErrors, initialSourceType, newImageDraft, type ImageDraft } from './image-form-model.js'
import { ImageFields } from './ImageFields.js'
import { UploadProgress } from '../../../uploads/UploadProgress.js'
import { uploadFailure } from '../../../uploads/upload-texts.js'
import { useCarryTerms } from '../../../uploads/use-carry-terms.js'
import type { Image } from './image.js'

interface ImageWizardProps {
  form: ImageForm
  /** The image to edit; null creates one. */
  image: Image | null
  onClose(result: ActionResult | null): void
}

/** Create Image and Edit Image: two steps, a real upload, and nothing typed is lost when it fails (DEC-12). */
export function ImageWizard({ form, image, onClose }: ImageWizardProps) {
  const { client, toasts, uploadNotes } = useHost()
  const mode = image ? 'edit' : 'create'
  const {
    fields: draft,
    setFields: setDraft,
    kept,
  } = useFormDraft<ImageDraft>(
    'image',
    () => (image ? draftOfImage(image) : newImageDraft(initialSourceType(form.sources), form.visibility)),
    {
      never: ['data', 'image_url', 'source_type', 'visibility', 'kernel', 'ramdisk'],
      off: image !== null,
      without: t('Source, kernel, ramdisk, visibility and metadata were not kept.'),
    },
  )
  const [existing] = useState<Metadata>(() => (image ? editableProperties(image.properties) : {}))
  const metadata = useRef(existing)
  const [open, setOpen] = useState(true)
  const [error, setError] = useState('')
  /** Null while nothing is on its way. */
  const [sent, setSent] = useState<UploadState | null>(null)
  const { terms, tryNow } = useCarryTerms()
  const running = useRef<AbortController | null>(null)
  const result = useRef<ActionResult | null>(null)
  const errors = imageErrors(draft, mode, image?.description)
  const { visited, visit } = useVisitedSteps()
  const namespaces = useNamespaces(resourceTypes.image, { wanted: visited.has('metadata') })

  const send = async (signal: AbortSignal): Promise<Image> => {
    if (image) {
      await updateImage(client, image, draft, metadata.current)
      return image
    }
    const { apiVersion } = form
    const ended = draft.source_type === 'url' ? undefined : uploadNotes.begin(draft.name || (draft.data?.name ?? ''))
    const sending = createImage(client, draft, metadata.current, {
      apiVersion,
      terms: { ...terms, signal, onState: setSent },
    })
    return sending.finally(ended)
  }

  const submit = async (): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setError('')
    setSent({ phase: 'sending', percent: -1, sends: 1 })
    const type = resourceTypes.image
    try {
      const { id, status } = await send(controller.signal)
      if (image) toasts.add('success', t('Image %s was successfully updated.', [draft.name || id]))
      else {
        const isThere = status === 'active'
        toasts.add(isThere ? 'success' : 'info', t('Image %s was successfully created.', [draft.name || id]), {
          details: isThere ? undefined : t('The cloud is still saving it.'),
        })
      }
      result.current = { ...nothingDone, [image ? 'updated' : 'created']: [{ type, id }] }
      setOpen(false)
    } catch (thrown) {
      if (image) result.current = { ...nothingDone, failed: [{ type, id: image.id }] }
      const reason = isAborted(thrown) ? t('The upload was cancelled.') : uploadFailure(thrown)
      setError(reason)
      if (!isAborted(thrown))
        sayFailure(toasts, image ? 'Unable to update the image.' : 'Unable to create the image.', reason)
    } finally {
      running.current = null
      setSent(null)
    }
  }

  return (
    <Wizard
      open={open}
      heading={t(image ? 'Edit Image' : 'Create Image')}
      submitLabel={t(sent !== null ? 'Working' : image ? 'Update Image' : 'Create Image')}
      error={error}
      // The modal must stay alive while a file is sent, for its progress and its cancel button: no `submit` of its own runs.
      submit={() => undefined}
      onStratusStepChange={visit}
      onStratusBeforeSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onStratusCloseRequest={(event) => {
        if (!running.current) return
        event.preventDefault()
        // A stray Escape must not cost an hour's upload.
        if (event.detail.source === 'cancel') running.current.abort()
      }}
      onStratusAfterClose={() => {
        kept.end()
        onClose(result.current)
      }}
    >
      <DraftNotice draft={kept} />
      <WizardStep name="details" heading={t('Image Details')} invalid={Object.keys(errors).length > 0}>
        {sent === null ? null : (
          <UploadProgress
            state={sent}
            file={draft.source_type === 'url' ? null : draft.data}
            onTryNow={tryNow}
            onCancel={image ? undefined : () => running.current?.abort()}
          />
        )}
        <fieldset className="form-plain" disabled={sent !== null}>
          <ImageFields
            mode={mode}
            draft={draft}
            errors={errors}
            options={form}
            onChange={(change) => setDraft((current) => ({ ...current, ...change }))}
          />
        </fieldset>
      </WizardStep>
      <WizardStep name="metadata" heading={t('Metadata')}>
        <MetadataEditor
          image
          namespaces={namespaces}
          existing={existing}
          onChange={(value) => (metadata.current = value)}
        />
      </WizardStep>
    </Wizard>
  )
}
