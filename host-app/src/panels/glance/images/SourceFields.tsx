import { t } from '@stratus/widgets'
import { Choice, FieldGroup, TextInput } from '../../../forms/form-fields.js'
import { FileField } from '../../../forms/FileField.js'
import type { ImageForm } from './image-form-data.js'
import type { ImageDraft, SourceType } from './image-form-model.js'
import { isLegacyApi } from './visibility.js'

const labels: Readonly<Record<SourceType, string>> = { 'file-legacy': 'File', 'file-direct': 'File', url: 'URL' }

const noSource =
  'The current Horizon settings indicate no valid image creation methods are available. Providing an image location ' +
  'and/or uploading from the local file system must be allowed to support image creation.'

interface SourceFieldsProps {
  draft: ImageDraft
  options: Pick<ImageForm, 'sources' | 'apiVersion'>
  onChange(change: Partial<ImageDraft>): void
  say(field: keyof ImageDraft): string | undefined
}

/** Where the bits of a new image come from: a local file, or an address (P-IMG-15, P-IMG-16). */
export function SourceFields({ draft, options: { sources, apiVersion }, onChange, say }: SourceFieldsProps) {
  return (
    <FieldGroup title={t('Image Source')}>
      {sources.length > 1 ? (
        <div className="wide">
          <Choice
            label={t('Source Type')}
            choices={sources.map((value) => ({ value, label: t(labels[value]) }))}
            value={draft.source_type}
            onChange={(source_type) => onChange({ source_type: source_type as SourceType })}
          />
        </div>
      ) : null}
      <div className="wide">
        {sources.length === 0 ? (
          <p>{t(noSource)}</p>
        ) : draft.source_type === 'url' ? (
          <TextInput
            label={t('Location')}
            required
            inputMode="url"
            placeholder={t('An external (HTTP) URL to load the image from')}
            value={draft.image_url}
            onChange={(image_url) => onChange({ image_url })}
            error={say('image_url')}
          />
        ) : (
          <FileField label={t('File')} file={draft.data} onChange={(data) => onChange({ data })} error={say('data')} />
        )}
      </div>
      {draft.source_type === 'url' && isLegacyApi(apiVersion) ? (
        <Choice
          label={t('Copy data')}
          choices={[
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
          value={draft.is_copying ? 'yes' : 'no'}
          onChange={(value) => onChange({ is_copying: value === 'yes' })}
        />
      ) : null}
    </FieldGroup>
  )
}
