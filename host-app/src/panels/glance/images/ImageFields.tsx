import { t } from '@stratus/widgets'
import { Choice, FieldGroup, Select, TextInput } from '../../../forms/form-fields.js'
import { isTooLong } from '../../../forms/text-limits.js'
import type { ImageForm } from './image-form-data.js'
import type { ImageDraft, ImageErrors } from './image-form-model.js'
import { SourceFields } from './SourceFields.js'
import { visibilityLabels, type Visibility } from './visibility.js'
import type { Image } from './image.js'

interface ImageFieldsProps {
  mode: 'create' | 'edit'
  draft: ImageDraft
  errors: ImageErrors
  options: ImageForm
  onChange(change: Partial<ImageDraft>): void
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function translated<C extends { label: string }>(choices: readonly C[]): C[] {
  return choices.map((choice) => ({ ...choice, label: t(choice.label) }))
}

const imageChoices = (images: readonly Image[]) => images.map((image) => ({ value: image.id, label: image.name_or_id }))

/** The step 'Image Details' of creating and editing an image (P-IMG-08). */
export function ImageFields({ mode, draft, errors, options, onChange }: ImageFieldsProps) {
  const say = (field: keyof ImageDraft) => (errors[field] ? t(errors[field]) : undefined)
  return (
    <>
      <FieldGroup title={t('Image Details')} hiddenTitle>
        <TextInput
          label={t('Image Name')}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          error={say('name')}
          eager={isTooLong(draft.name)}
        />
        <TextInput
          label={t('Image Description')}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          error={say('description')}
          eager={isTooLong(draft.description)}
        />
      </FieldGroup>
      {mode === 'create' ? <SourceFields {...{ draft, options, onChange, say }} /> : null}
      <FieldGroup title={t('Image Requirements')}>
        <Select
          label={t('Format')}
          required
          empty={t('Select format')}
          choices={translated(options.formats)}
          value={draft.disk_format}
          onChange={(disk_format) => onChange({ disk_format })}
          error={say('disk_format')}
        />
        <TextInput
          label={t('Architecture')}
          value={draft.architecture}
          onChange={(architecture) => onChange({ architecture })}
          error={say('architecture')}
          eager={isTooLong(draft.architecture)}
        />
        <Select
          label={t('Kernel')}
          empty={t('Choose an image')}
          choices={imageChoices(options.kernels)}
          value={draft.kernel}
          onChange={(kernel) => onChange({ kernel })}
        />
        <Select
          label={t('Ramdisk')}
          empty={t('Choose an image')}
          choices={imageChoices(options.ramdisks)}
          value={draft.ramdisk}
          onChange={(ramdisk) => onChange({ ramdisk })}
        />
        <TextInput
          label={t('Minimum Disk (GiB)')}
          required
          inputMode="numeric"
          value={draft.min_disk}
          onChange={(min_disk) => onChange({ min_disk })}
          error={say('min_disk')}
        />
        <TextInput
          label={t('Minimum RAM (MiB)')}
          required
          inputMode="numeric"
          value={draft.min_ram}
          onChange={(min_ram) => onChange({ min_ram })}
          error={say('min_ram')}
        />
      </FieldGroup>
      <FieldGroup title={t('Image Sharing')}>
        <div className="wide">
          <Choice
            label={t('Image Visibility')}
            choices={options.visibilities.map((value) => ({ value, label: t(visibilityLabels[value]) }))}
            value={draft.visibility}
            onChange={(visibility) => onChange({ visibility: visibility as Visibility })}
          />
        </div>
        <Choice
          label={t('Protected Image')}
          choices={translated(yesNo)}
          value={draft.protected ? 'yes' : 'no'}
          onChange={(value) => onChange({ protected: value === 'yes' })}
        />
      </FieldGroup>
    </>
  )
}
