import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { Checkbox, Select, TextArea, TextInput } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { changedIn, orGone } from '../../../forms/edited-fields.js'
import { sentName } from '../../../forms/name-errors.js'
import { ifOffered } from '../../../forms/read-fields.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { isTooLong } from '../../../forms/text-limits.js'
import { useTakenName } from '../../../forms/use-taken-name.js'
import type { UserFormData } from './user-form-data.js'
import { draftOfUser, needsProject, newUser, userErrors, userToCreate, userToUpdate } from './user-form-model.js'
import type { User } from './user.js'
import { DomainFields, NewPassword } from './UserFields.js'

interface UserFormProps {
  /** The user to edit; null makes a new one. */
  user: User | null
  data: UserFormData
  onClose(result: ActionResult): void
}

const type = resourceTypes.user
const takenUser = 'A user with that name exists.'

/** The modals Create User and Edit User (I-FORM-01). */
export function UserForm({ user, data, onClose }: UserFormProps) {
  const { client, toasts } = useHost()
  const [opened] = useState(() => (user ? draftOfUser(user) : newUser))
  const {
    fields: draft,
    setFields,
    kept,
  } = useFormDraft('user', () => opened, {
    never: ['password'],
    off: user !== null,
    without: t('The password was not kept.'),
    accept: (typed) => ({
      ...typed,
      project: ifOffered(typed.project, data.projects),
      role: ifOffered(typed.role, data.roles),
    }),
  })
  const set = (change: Partial<typeof draft>) => setFields((before) => ({ ...before, ...change }))
  const errors = userErrors(draft, user)
  const taken = useTakenName(takenUser)
  /** Made, but without a role so far: it must not be made twice. */
  const [made, setMade] = useState<User | null>(null)
  const result = useRef(nothingDone)

  const update = async ({ id }: User): Promise<ActionResult> => {
    const body = userToUpdate(changedIn(opened, draft))
    if (Object.keys(body).length > 0)
      await taken.sending(body.name, orGone(client.call('keystone.users.update', { params: { id }, body })))
    toasts.add('success', t('User %s was successfully updated.', [sentName(draft.name)]))
    return { ...nothingDone, updated: [{ type, id }] }
  }

  const create = async (): Promise<ActionResult> => {
    const body = userToCreate(draft)
    const fresh = made ?? (await taken.sending(body.name, client.call('keystone.users.create', { body })))
    result.current = { ...nothingDone, created: [{ type, id: fresh.id }] }
    try {
      const params = { project: draft.project, role: draft.role, user: fresh.id }
      await client.call('keystone.projects.grantRole', { params })
    } catch (error) {
      setMade(fresh)
      throw error instanceof Error ? error : new Error(errorMessage(error))
    }
    toasts.add('success', t('User %s was successfully created.', [body.name]))
    return result.current
  }

  const textErrors = { ...errors, ...taken.errorOf(draft.name) }
  const text = (name: 'name' | 'email' | 'description') => ({
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    error: textErrors[name] && t(textErrors[name]),
    eager: isTooLong(draft[name]),
  })

  const role = (
    <Select
      label={t('Role')}
      required
      empty={t('Select a role')}
      choices={data.roles}
      value={draft.role}
      onChange={(role) => set({ role })}
      error={errors.role && t(errors.role)}
    />
  )

  return (
    <FormModal
      heading={t(user ? 'Edit User' : 'Create User')}
      submitLabel={t(user ? 'Update User' : 'Create User')}
      invalid={Object.keys(errors).length > 0}
      submit={() => (user ? update(user) : create())}
      draft={kept}
      onClose={(done) => onClose(done === nothingDone ? result.current : done)}
      help={
        <p>
          {user
            ? t("Edit the user's details, including the Primary Project.")
            : t('Create a new user and set related properties including the Primary Project and Role.')}
        </p>
      }
    >
      {made ? (
        <>
          <Alert type="warning" withoutPrefix>
            {t('User %s exists now, but has no role in the project yet.', [draft.name])}
          </Alert>
          {role}
        </>
      ) : (
        <div className="user-columns">
          <div>
            <DomainFields domain={data.domain} />
            <div className="user-half">
              <TextInput label={t('User Name')} required {...text('name')} />
            </div>
            <div className="user-half">
              <TextInput label={t('Email')} {...text('email')} />
            </div>
            {user ? null : <NewPassword value={draft.password} onChange={set} />}
            <div className="user-half">
              <Select
                label={t('Primary Project')}
                required={needsProject(user)}
                empty={t('Select a project')}
                choices={data.projects}
                value={draft.project}
                onChange={(project) => set({ project })}
                error={errors.project && t(errors.project)}
              />
            </div>
            {user ? null : <div className="user-half">{role}</div>}
            <TextArea label={t('Description')} {...text('description')} />
            {user ? null : (
              <Checkbox label={t('Enabled')} checked={draft.enabled} onChange={(enabled) => set({ enabled })} />
            )}
          </div>
        </div>
      )}
    </FormModal>
  )
}
