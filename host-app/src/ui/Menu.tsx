import type { IconName } from '@stratus/widgets'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Icon } from './Icon.js'
import { firstFocus, moveFocus } from './menu-focus.js'

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
  label?: string
  items: readonly MenuItem[]
}

interface MenuProps {
  /** Accessible name of the button, when its content does not say enough. */
  label?: string
  button: ReactNode
  groups: readonly MenuGroup[]
  align?: 'start' | 'end'
  /** Shown above the items when there are many; names what is searched. */
  filterLabel?: string
  onOpen?: () => void
  className?: string
}

const MANY = 8

function roleOf({ checked, toggle }: MenuItem) {
  if (checked === undefined) return 'menuitem'
  return toggle ? 'menuitemcheckbox' : 'menuitemradio'
}

/** A button that opens a menu (ARIA practice: menu button). Arrows, Home, End and first letters move; Escape closes. */
export function Menu({ label, button, groups, align = 'start', filterLabel, onOpen, className = '' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [filter, setFilter] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const total = groups.reduce((sum, group) => sum + group.items.length, 0)
  const filtered = Boolean(filterLabel) && total > MANY
  const shown = useMemo(() => filterGroups(groups, filtered ? filter : ''), [groups, filtered, filter])

  const close = useCallback((refocus: boolean): void => {
    setOpen(false)
    setFilter('')
    if (refocus) trigger.current?.focus()
  }, [])

  useEffect(() => {
    const menu = root.current
    if (!open || !menu) return
    firstFocus(menu)?.focus()
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !menu.contains(event.target)) close(false)
    }
    const keydown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.stopPropagation()
        close(true)
      } else moveFocus(menu, event)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    menu.addEventListener('keydown', keydown)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      menu.removeEventListener('keydown', keydown)
    }
  }, [open, close])

  const show = (): void => {
    onOpen?.()
    setOpen(true)
  }

  return (
    <div className={`menu ${className}`} ref={root}>
      <button
        ref={trigger}
        type="button"
        className="button quiet"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        onClick={() => (open ? close(false) : show())}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !open) {
            event.preventDefault()
            show()
          }
        }}
      >
        {button}
      </button>
      {open && (
        <div className={`menu-panel ${align}`}>
          {filtered && (
            <input
              className="field menu-filter"
              type="search"
              aria-label={filterLabel}
              placeholder={filterLabel}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
          <div role="menu" id={id} aria-label={label}>
            {shown.map((group, index) => (
              <div key={group.label ?? index} role="group" aria-label={group.label} className="menu-group">
                {group.label && (
                  <div className="menu-label" aria-hidden="true">
                    {group.label}
                  </div>
                )}
                {group.items.map((item) => (
                  <button
                    key={item.id}
                    type="button"
                    tabIndex={-1}
                    role={roleOf(item)}
                    aria-checked={item.checked}
                    className="menu-item"
                    onClick={() => {
                      close(true)
                      item.onSelect()
                    }}
                  >
                    {item.checked === undefined ? (
                      item.icon && <Icon name={item.icon} />
                    ) : (
                      <span className="menu-mark">{item.checked && <Icon name="check" />}</span>
                    )}
                    <span className="menu-text">{item.label}</span>
                  </button>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function filterGroups(groups: readonly MenuGroup[], filter: string): MenuGroup[] {
  const words = filter.trim().toLowerCase()
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ label }) => label.toLowerCase().includes(words)) }))
    .filter((group) => group.items.length > 0)
}
