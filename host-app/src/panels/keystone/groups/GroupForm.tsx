import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { FieldGroup } from '../../shared/form-fields.js'
import { FormModal } from '../../shared/FormModal.js'
import { NameFields } from '../../shared/NameFields.js'
import { explainConflict } from '../explain-conflict.js'
import { draftOfGroup, groupErrors, groupToSend } from './group-form.js'
import type { Group } from './group.js'

interface GroupFormProps {
  /** The group to edit; null makes a new one. */
  group: Group | null
  onClose(result: ActionResult): void
}

/** The modals Create Group and Edit Group. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState(() => draftOfGroup(group))
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }))
  const errors = groupErrors(draft)

  const submit = async (): Promise<ActionResult> => {
    const body = groupToSend(draft)
    const taken = 'A group with that name exists.'
    const type = resourceTypes.group
    if (group) {
      const { id } = group
      await explainConflict(client.call('keystone.groups.update', { params: { id }, body }), taken)
      toasts.add('success', t('Group updated successfully.'))
      return { ...nothingDone, updated: [{ type, id }] }
    }
    const { id } = await explainConflict(client.call('keystone.groups.create', { body }), taken)
    toasts.add('success', t('Group %s was successfully created.', [body.name]))
    return { ...nothingDone, created: [{ type, id }] }
  }

  return (
    <FormModal
      heading={t(group ? 'Edit Group' : 'Create Group')}
      submitLabel={t(group ? 'Update Group' : 'Create Group')}
      invalid={Object.keys(errors).length > 0}
      submit={submit}
      onClose={onClose}
    >
      <FieldGroup title={t('Group')} hiddenTitle>
        <div className="wide form-stack">
          <NameFields required draft={draft} errors={errors} onChange={set} />
        </div>
      </FieldGroup>
    </FormModal>
  )
}
