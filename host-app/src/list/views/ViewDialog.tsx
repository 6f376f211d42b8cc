import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone } from '../../actions/action-result.js'
import { FieldGroup, TextInput } from '../../forms/form-fields.js'
import { FormModal } from '../../forms/FormModal.js'
import { nameProblem, type NamedViews } from './view-model.js'

interface ViewDialogProps {
  all: NamedViews
  /** The name that it has; without one another view is made. */
  before?: string
  onName(name: string): void
  onClose(): void
}

/** Asks for the name of a view. One that is there already is changed. */
export function ViewDialog({ all, before, onName, onClose }: ViewDialogProps) {
  const [typed, setName] = useState(before ?? '')
  const name = typed.trim()
  const wrong = nameProblem(all, name)
  const isThere = name !== before && all.views.some((view) => view.name === name)
  return (
    <FormModal
      size="small"
      heading={before === undefined ? t('Save as a view') : t('Rename view')}
      submitLabel={isThere ? t('Replace') : t('Save')}
      invalid={wrong !== null}
      submit={async () => {
        onName(name)
        return nothingDone
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('View')} hiddenTitle>
        <TextInput
          label={t('Name')}
          value={typed}
          onChange={setName}
          required
          error={wrong ? t(wrong) : undefined}
          help={
            isThere
              ? t('There is a view of this name: it will be replaced.')
              : t('Filters, order and columns of the list are kept under this name.')
          }
        />
      </FieldGroup>
    </FormModal>
  )
}
