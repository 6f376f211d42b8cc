import type { StratusButton } from '@stratus/widgets'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from './Button.js'

interface HeaderPanelProps {
  /** Name of the button. */
  label: string
  /** What stands on it. */
  button: ReactNode
  /** Name of what it opens. */
  title: string
  open: boolean
  onToggle(open: boolean): void
  children: ReactNode
}

/** A button of the header with a panel below it. Escape and a press elsewhere close it. */
export function HeaderPanel({ label, button, title, open, onToggle, children }: HeaderPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<StratusButton>(null)
  const close = useEffectEvent(() => onToggle(false))

  useEffect(() => {
    if (!open) return
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      close()
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return (
    <div className="menu panel-menu" ref={root}>
      <Button ref={trigger} kind="quiet" expanded={open} label={label} onClick={() => onToggle(!open)}>
        {button}
      </Button>
      {open && (
        <section className="header-panel" aria-label={title} tabIndex={-1}>
          {children}
        </section>
      )}
    </div>
  )
}
