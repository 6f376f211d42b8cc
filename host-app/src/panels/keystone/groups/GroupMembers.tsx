import { t, tn } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Membership } from '@stratus/widgets/react/membership'
import { useMemo, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { FormModal } from '../../../forms/FormModal.js'
import { useSession } from '../../../hooks/use-session.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { memberChanges, type Person } from './member-changes.js'

interface GroupMembersProps {
  group: { readonly id: string; readonly name: string | null }
  /** Everybody who may be in it, members included. */
  people: readonly Person[]
  /** The ids of those who are. */
  members: readonly string[]
  onClose(result: ActionResult): void
}

/** The membership element gives everybody a role; a group has none. */
const inGroup = 'member'
const assigned = (ids: readonly string[]) => ids.map((id) => ({ id, roles: [inGroup] }))

/** The modal Manage Members of a group: who is in it, changed one by one (I-GRP-02). */
export function GroupMembers({ group, people, members, onClose }: GroupMembersProps) {
  const { client, toasts } = useHost()
  const { id: self } = useSession()
  /** Those who are in it by now: what went through is not sent twice. */
  const [present, setPresent] = useState(members)
  const [wanted, setWanted] = useState(members)
  const [sent, setSent] = useState<{ readonly done: number; readonly all: number } | null>(null)
  const value = useMemo(() => assigned(wanted), [wanted])
  const roles = useMemo(() => [{ id: inGroup, name: t('Member') }], [])
  const isOut = (id: string) => members.includes(id) && !wanted.includes(id)
  const page = (name: string) => `identity/groups/${group.id}/${name}/`

  const submit = async (): Promise<ActionResult> => {
    const { added, removed } = memberChanges(present, wanted)
    const all = added.length + removed.length
    let now = present
    let done = 0
    const step = () => setSent({ done: done++, all })
    try {
      for (const id of added) {
        step()
        const next = page('manage_members')
        await mustTableAction(client, { table: page('add_members'), name: ['group_non_members', 'add'], next }, id)
        now = [...now, id]
      }
      for (const id of removed) {
        step()
        await mustTableAction(
          client,
          { table: page('manage_members'), name: ['group_members', 'removeGroupMember'] },
          id,
        )
        now = now.filter((each) => each !== id)
      }
    } finally {
      setPresent(now)
      setSent(null)
    }
    if (all === 0) return nothingDone
    toasts.add(
      'success',
      tn('Changed %s member of group "%s".', 'Changed %s members of group "%s".', all, [
        String(all),
        group.name || group.id,
      ]),
    )
    return { ...nothingDone, updated: [{ type: resourceTypes.group, id: group.id }] }
  }

  return (
    <FormModal heading={t('Manage Members')} submitLabel={t('Save')} size="large" submit={submit} onClose={onClose}>
      <p className="field-help">
        {t('Users of group %s have the roles that the group has.', [group.name || group.id])}
      </p>
      {sent && sent.all > 1 ? <p role="status">{t('%s of %s done', [String(sent.done), String(sent.all)])}</p> : null}
      {isOut(self) ? (
        <Alert type="warning" withoutPrefix>
          {t(
            'You take yourself out of the group: what you may do by its roles ends at once, and the cloud may ask you to sign in again.',
          )}
        </Alert>
      ) : null}
      <Membership
        members={people}
        roles={roles}
        defaultRole={inGroup}
        withoutRoles
        headingLevel={3}
        value={value}
        texts={{ available: t('All Users'), members: t('Group Members') }}
        onStratusChange={({ detail }) => setWanted(detail.value.map(({ id }) => id))}
      />
    </FormModal>
  )
}
