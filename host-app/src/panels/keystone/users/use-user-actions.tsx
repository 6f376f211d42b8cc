import { userCan } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { useBusy } from '../../../actions/use-busy.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { deleteWords } from './actions.js'
import { PasswordForm } from './PasswordForm.js'
import { loadPasswordForm, loadUserForm, type PasswordFormData, type UserFormData } from './user-form-data.js'
import { nameOf, type User, type UserRow } from './user.js'
import { UserForm } from './UserForm.js'

type Dialog =
  { kind: 'user'; user: User | null; data: UserFormData } | { kind: 'password'; user: User; data: PasswordFormData }

/** Stands for the user that does not exist yet, among those that are waited for. */
export const newUserKey = 'new'

/** Everything that can be done with users, for the list and for the details page. */
export function useUserActions(onResult: (result: ActionResult | null) => void) {
  const { client, toasts } = useHost()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { busy, during } = useBusy()
  const deletion = useDeletion<UserRow>({
    type: resourceTypes.user,
    words: deleteWords,
    unavailable: userCan.delete.unavailable,
    run: ({ id }) => client.call('keystone.users.delete', { params: { id }, quiet: true }),
    onResult,
  })

  const enable = async (user: User, enabled: boolean): Promise<void> => {
    await client.call('keystone.users.update', { params: { id: user.id }, body: { enabled } })
    const done = enabled ? 'User %s was successfully enabled.' : 'User %s was successfully disabled.'
    toasts.add('success', t(done, [nameOf(user)]))
    onResult({ ...nothingDone, updated: [{ type: resourceTypes.user, id: user.id }] })
  }

  const edit = async ({ id }: User): Promise<void> => {
    const user = await client.call('keystone.users.get', { params: { id } })
    setDialog({ kind: 'user', user, data: await loadUserForm(client, user.default_project_id, false) })
  }

  const works: Readonly<Record<string, (user: UserRow) => Promise<void>>> = {
    edit,
    password: async (user) => setDialog({ kind: 'password', user, data: await loadPasswordForm(client) }),
    enable: (user) => enable(user, true),
    disable: (user) => enable(user, false),
  }

  const close = (result: ActionResult): void => {
    setDialog(null)
    onResult(result)
  }
  const dialogs: ReactNode = (
    <>
      {deletion.dialog}
      {dialog?.kind === 'user' ? <UserForm user={dialog.user} data={dialog.data} onClose={close} /> : null}
      {dialog?.kind === 'password' ? <PasswordForm user={dialog.user} data={dialog.data} onClose={close} /> : null}
    </>
  )
  return {
    busy,
    dialogs,
    create: () =>
      during(newUserKey, async () =>
        setDialog({ kind: 'user', user: null, data: await loadUserForm(client, null, true) }),
      ),
    run(action: string, user: UserRow): void {
      const work = works[action]
      if (work) during(user.id, () => work(user))
      else deletion.ask([user])
    },
    removeAll: deletion.ask,
  }
}
