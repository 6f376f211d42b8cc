import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { FieldGroup, TextInput } from '../../shared/form-fields.js'
import { FormModal } from '../../shared/FormModal.js'
import { explainConflict } from '../explain-conflict.js'
import { sentName } from '../name-errors.js'
import { roleErrors, type Role } from './role.js'

interface RoleFormProps {
  /** The role to edit; null makes a new one. */
  role: Role | null
  /** Roles that exist, for names that are taken. */
  known: readonly Role[]
  onClose(result: ActionResult): void
}

/** The modals Create Role and Edit Role. */
export function RoleForm({ role, known, onClose }: RoleFormProps) {
  const { client, toasts } = useHost()
  const [name, setName] = useState(role?.name ?? '')
  const errors = roleErrors(
    name,
    known.filter(({ id }) => id !== role?.id),
  )

  const submit = async (): Promise<ActionResult> => {
    const body = { name: sentName(name) }
    const taken = 'Role already exists.'
    const type = resourceTypes.role
    if (role) {
      const { id } = role
      await explainConflict(client.call('keystone.roles.update', { params: { id }, body }), taken)
      toasts.add('success', t('Role updated successfully.'))
      return { ...nothingDone, updated: [{ type, id }] }
    }
    const { id } = await explainConflict(client.call('keystone.roles.create', { body }), taken)
    toasts.add('success', t('Role %s was successfully created.', [body.name]))
    return { ...nothingDone, created: [{ type, id }] }
  }

  return (
    <FormModal
      size="medium"
      heading={t(role ? 'Edit Role' : 'Create Role')}
      submitLabel={t(role ? 'Update Role' : 'Create Role')}
      invalid={Object.keys(errors).length > 0}
      submit={submit}
      onClose={onClose}
    >
      <FieldGroup title={t('Role')} hiddenTitle>
        <div className="wide">
          <TextInput
            label={t('Name')}
            required
            value={name}
            onChange={setName}
            error={errors.name && t(errors.name)}
            // What is typed is wrong at once; what is not typed yet is not.
            eager={name.trim() !== ''}
          />
        </div>
      </FieldGroup>
    </FormModal>
  )
}
