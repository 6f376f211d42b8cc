import { t, type Action } from '@stratus/widgets'
import type { Item } from './item.js'
import { previewUnavailable } from './preview/preview-model.js'

export type ObjectActionId = 'download' | 'preview' | 'details' | 'edit' | 'copy' | 'delete'

interface ObjectAction {
  readonly id: ObjectActionId
  /** English, as is the unavailable: keys of their translations. */
  readonly label: string
  readonly icon: string
  readonly danger?: boolean
  readonly folders?: boolean
  /** It changes what is in the container. */
  readonly writes?: boolean
  unavailable?(item: Item): string | null
}

const actions: readonly ObjectAction[] = [
  { id: 'download', label: 'Download', icon: 'download' },
  { id: 'preview', label: 'Preview', icon: 'image', unavailable: previewUnavailable },
  { id: 'details', label: 'View Details', icon: 'info' },
  { id: 'edit', label: 'Edit', icon: 'pencil', writes: true },
  {
    id: 'copy',
    label: 'Copy',
    icon: 'copy',
    unavailable: ({ bytes }) => (bytes > 0 ? null : 'There is nothing in the file to copy.'),
  },
  { id: 'delete', label: 'Delete', icon: 'trash', danger: true, folders: true, writes: true },
]

/** Browsers take `.` and `..` out of every address, however they are written: no call reaches such an object. */
export function cannotBeSent({ path }: Pick<Item, 'path'>): boolean {
  return path.split('/').some((name) => name === '.' || name === '..')
}

/**
 * What can be done with a file or folder, in the order of O-VIEW-04; a folder is opened before anything else.
 * @param href address of a folder, with the web root; null where it has none
 * @param refused why nothing in the container can be changed, translated
 */
export function actionsOfItem(item: Item, href: string | null, refused?: string): Action[] {
  const open: Action[] = item.is_subdir && href !== null ? [{ id: 'open', label: t('Open'), icon: 'folder', href }] : []
  const offered = actions
    .filter(({ folders }) => folders || !item.is_subdir)
    .map(({ id, label, icon, danger, writes, unavailable }): Action => {
      const reason = cannotBeSent(item)
        ? 'Its name has a part "." or "..", which browsers do not send.'
        : (unavailable?.(item) ?? null)
      return {
        id,
        label: t(label),
        icon,
        danger,
        disabled: reason === null ? ((writes && refused) ?? false) : t(reason),
      }
    })
  return [...open, ...offered]
}
