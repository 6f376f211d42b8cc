import { isImageTransitional, type ImageFacts } from '@stratus/api-client/rules'
import { t, type CellTone, type IconName } from '@stratus/widgets'
import type { Image } from './image.js'

interface StatusLook {
  readonly label: string
  readonly tone: CellTone
  readonly icon: IconName
  /** What goes on while it lasts. */
  readonly doing?: string
}

/** How each status is shown (P-IMG-10; importing, uploading: DEC-13). Labels are English, keys of their translation. */
const looks: Readonly<Record<string, StatusLook>> = {
  active: { label: 'Active', tone: 'success', icon: 'success' },
  saving: { label: 'Saving', tone: 'info', icon: 'progress', doing: 'Saving…' },
  queued: { label: 'Queued', tone: 'info', icon: 'clock' },
  importing: { label: 'Importing', tone: 'info', icon: 'progress', doing: 'Importing…' },
  uploading: { label: 'Uploading', tone: 'info', icon: 'progress', doing: 'Uploading…' },
  pending_delete: { label: 'Pending Delete', tone: 'warning', icon: 'clock' },
  killed: { label: 'Killed', tone: 'danger', icon: 'danger' },
  deactivated: { label: 'Deactivated', tone: 'warning', icon: 'lock' },
  deleted: { label: 'Deleted', tone: 'neutral', icon: 'trash' },
}

/** The state it is moving from, null when it rests. */
export const transitionOf = (image: Pick<Image, 'status'>): string | null =>
  isImageTransitional(image) ? image.status : null

/** Word, colour and icon of a status; one nobody has heard of is shown as it came. */
export function statusLook(status: string | null): { text: string; tone: CellTone; icon: IconName | undefined } {
  const look = looks[status ?? '']
  return look
    ? { text: t(look.doing ?? look.label), tone: look.tone, icon: look.icon }
    : { text: status ?? '', tone: 'neutral', icon: undefined }
}

/** Whether a list draws it as on its way: one that is queued waits for its data, perhaps for ever. It is looked after, and stands still. */
export const isOnItsWay = (image: ImageFacts): boolean => isImageTransitional(image) && image.status !== 'queued'
