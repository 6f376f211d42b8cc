import { descriptionError, nameError, onlyErrors, sentName } from '../name-errors.js'
import type { Group } from './group.js'

/** What the form holds, as typed. */
export interface GroupDraft {
  readonly name: string
  readonly description: string
}

export function draftOfGroup(group: Group | null): GroupDraft {
  return { name: group?.name ?? '', description: group?.description ?? '' }
}

/** Messages by field; an empty object may be sent (D2 §5). English, keys of their translations. */
export function groupErrors({ name, description }: GroupDraft) {
  return onlyErrors({ name: nameError(name, 'a group'), description: descriptionError(description) })
}

/** The body of the create and update calls. */
export const groupToSend = ({ name, description }: GroupDraft) => ({ name: sentName(name), description })
