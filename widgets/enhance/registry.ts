import type { Behaviour, Delegate } from './context.js'
import { modalLinks } from './modal-links.js'

/** What listens on a whole root. */
export const delegates: Readonly<Record<string, Delegate>> = {
  'modal-links': modalLinks,
}

/** What brings one kind of element to life. */
export const behaviours: readonly Behaviour[] = []
