import { useLayoutEffect, useId, useRef, type ReactNode } from 'react'

interface DialogProps {
  title: string
  children: ReactNode
  /** The buttons, the likely one last. */
  footer?: ReactNode
  /** Escape was pressed; nothing closes by itself. Without it Escape does nothing. */
  onCancel?: () => void
  size?: 'small' | 'medium'
}

/**
 * A modal dialog, open as long as it is rendered. It lies above everything, keeps the focus inside and gives it back when
 * it goes. A click beside it does nothing (W-MODAL-03).
 */
export function Dialog({ title, children, footer, onCancel, size = 'small' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // The dialog focuses its first control; what asked for the focus goes before.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${size}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onCancel?.()
      }}
    >
      <h2 id={heading}>{title}</h2>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-footer">{footer}</div>}
    </dialog>
  )
}
