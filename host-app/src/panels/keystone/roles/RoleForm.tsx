import { t } from '@stratus/widgets'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { TextInput } from '../../../forms/form-fields.js'
import { ItemForm } from '../../../forms/ItemForm.js'
import { createTexts, editTexts, roleErrors, type Role } from './role.js'

interface RoleFormProps {
  /** The role to edit; null makes a new one. */
  role: Role | null
  /** Roles that exist, for names that are taken. */
  known: readonly Role[]
  onClose(result: ActionResult): void
}

/** The modals Create Role and Edit Role. */
export function RoleForm({ role, known, onClose }: RoleFormProps) {
  const { client } = useHost()
  const others = known.filter(({ id }) => id !== role?.id)
  return (
    <ItemForm
      type={resourceTypes.role}
      texts={role ? editTexts : createTexts}
      item={role}
      start={{ name: role?.name ?? '' }}
      errorsOf={({ name }) => roleErrors(name, others)}
      create={(body) => client.call('keystone.roles.create', { body })}
      update={(id, { name = '' }) => client.call('keystone.roles.update', { params: { id }, body: { name } })}
      onClose={onClose}
    >
      {({ draft: { name }, errors, set }) => (
        <TextInput
          label={t('Name')}
          required
          value={name}
          onChange={(name) => set({ name })}
          error={errors.name && t(errors.name)}
          // What is typed is wrong at once; what is not typed yet is not.
          eager={name.trim() !== ''}
        />
      )}
    </ItemForm>
  )
}
