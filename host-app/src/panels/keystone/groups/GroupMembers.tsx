import { t, tn } from '@stratus/widgets'
import { Membership } from '@stratus/widgets/react/membership'
import { useMemo, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { FormModal } from '../../../forms/FormModal.js'
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
  /** Those who are in it by now: what went through is not sent twice. */
  const [present, setPresent] = useState(members)
  const [wanted, setWanted] = useState(members)
  const value = useMemo(() => assigned(wanted), [wanted])
  const roles = useMemo(() => [{ id: inGroup, name: t('Member') }], [])
  const page = (name: string) => `identity/groups/${group.id}/${name}/`

  const submit = async (): Promise<ActionResult> => {
    const { added, removed } = memberChanges(present, wanted)
    let now = present
    try {
      for (const id of added) {
        const next = page('manage_members')
        await mustTableAction(client, { table: page('add_members'), name: ['group_non_members', 'add'], next }, id)
        now = [...now, id]
      }
      for (const id of removed) {
        await mustTableAction(
          client,
          { table: page('manage_members'), name: ['group_members', 'removeGroupMember'] },
          id,
        )
        now = now.filter((each) => each !== id)
      }
    } finally {
      setPresent(now)
    }
    const changes = added.length + removed.length
    if (changes === 0) return nothingDone
    toasts.add(
      'success',
      tn('Changed %s member of group "%s".', 'Changed %s members of group "%s".', changes, [
        String(changes),
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
