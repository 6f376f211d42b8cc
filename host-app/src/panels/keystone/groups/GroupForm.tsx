import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { laidOver } from '../../../forms/edited-fields.js'
import { ItemForm } from '../../../forms/ItemForm.js'
import { NameFields } from '../../../forms/NameFields.js'
import { createTexts, draftOfGroup, editTexts, groupErrors } from './group-form.js'
import type { Group } from './group.js'

interface GroupFormProps {
  /** The group to edit; null makes a new one. */
  group: Group | null
  onClose(result: ActionResult): void
}

/** The modals Create Group and Edit Group. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  const { client } = useHost()
  const start = draftOfGroup(group)
  return (
    <ItemForm
      type={resourceTypes.group}
      texts={group ? editTexts : createTexts}
      item={group}
      start={start}
      errorsOf={(draft) => groupErrors(draft, group)}
      create={(body) => client.call('keystone.groups.create', { body })}
      update={async (id, changed) => {
        const read = async () => draftOfGroup(await client.call('keystone.groups.get', { params: { id }, quiet: true }))
        const body = await laidOver(changed, start, read)
        return client.call('keystone.groups.update', { params: { id }, body })
      }}
      onClose={onClose}
    >
      {({ draft, errors, set }) => <NameFields required draft={draft} errors={errors} onChange={set} />}
    </ItemForm>
  )
}
