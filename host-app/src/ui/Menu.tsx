import type { IconName } from '@stratus/widgets'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from './Icon.js'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName
  /** For items of which one holds: shown with a mark. */
  checked?: boolean
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

  const entries = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const close = (refocus: boolean): void => {
    setOpen(false)
    setFilter('')
    if (refocus) trigger.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    const first =
      root.current?.querySelector<HTMLElement>('input') ??
      entries().find((entry) => entry.ariaChecked === 'true') ??
      entries()[0]
    first?.focus()
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  const show = (): void => {
    onOpen?.()
    setOpen(true)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const typing = event.target instanceof HTMLInputElement
    const go = (to: number): void => {
      event.preventDefault()
      all[(to + all.length) % all.length]?.focus()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close(true)
    } else if (event.key === 'ArrowDown') go(at + 1)
    else if (event.key === 'ArrowUp') go(at === -1 ? -1 : at - 1)
    else if (typing && event.key === 'Enter') all[0]?.click()
    else if (typing) return
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(-1)
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase()
      const order = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      order.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(letter))?.focus()
    }
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
        <div className={`menu-panel ${align}`} onKeyDown={onKeyDown}>
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
                    role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
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
