import { coreIcons } from './core-icons.js'
import { moreIcons } from './more-icons.js'

/** Every icon of the kit, in the order of the lists. */
export const icons = { ...coreIcons, ...moreIcons } as const

/** The name of an icon of the kit. */
export type IconName = keyof typeof icons

/** Every name there is. */
export const iconNames = Object.keys(icons) as readonly IconName[]

/** True for a name that the kit has shapes for. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}
