import type { Action, IconName } from '@stratus/widgets'
import { MenuButton } from '@stratus/widgets/react/menu-button'
import type { ReactNode } from 'react'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName
  /** For items of which one holds, and for switches: shown with a mark. */
  checked?: boolean
  /** It is on or off by itself, not one of several. */
  toggle?: boolean
  onSelect: () => void
}

export interface MenuGroup {
  label: string
  items: readonly MenuItem[]
}

interface MenuProps {
  /** Accessible name of the button. */
  label: string
  /** What stands on the button. */
  button: ReactNode
  groups: readonly MenuGroup[]
  /** Shown above the items when there are many; names what is searched. */
  filterLabel?: string
  onOpen?: () => void
  className?: string
}

/** A menu whose items call back: the header's menus. */
export function Menu({ label, button, groups, filterLabel = '', onOpen, className = '' }: MenuProps) {
  const items = groups.flatMap((group, at) =>
    group.items.map(({ onSelect, id, ...item }) => {
      const action: Action = { ...item, id: `${at} ${id}`, group: group.label }
      return { action, onSelect }
    }),
  )
  return (
    <MenuButton
      className={`menu ${className}`}
      variant="quiet"
      label={label}
      filterLabel={filterLabel}
      actions={items.map(({ action }) => action)}
      onStratusMenu={({ detail }) => detail.open && onOpen?.()}
      onStratusAction={({ detail }) => items.find(({ action }) => action.id === detail.action.id)?.onSelect()}
    >
      {button}
    </MenuButton>
  )
}
