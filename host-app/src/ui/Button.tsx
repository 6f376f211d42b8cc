import type { IconName } from '@stratus/widgets'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon } from './Icon.js'
import { initialFocus } from './initial-focus.js'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  kind?: 'normal' | 'primary' | 'danger' | 'quiet'
  icon?: IconName
  /** Shows that it works; a click does nothing meanwhile. */
  busy?: boolean
  /** Why it cannot be pressed now, translated. It keeps its place in the order of focus, so that everybody learns it. */
  unavailable?: string
  /** Gets the focus when it comes. */
  focusFirst?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. While busy it keeps its size, its focus and its name. */
export function Button({
  kind = 'normal',
  icon,
  busy = false,
  unavailable,
  focusFirst = false,
  children,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={['button', kind, children ? '' : 'icon-only', className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      {...(unavailable ? { 'aria-disabled': true, title: unavailable } : null)}
      {...initialFocus(focusFirst)}
      onClick={(event) => {
        if (busy || unavailable) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Icon name="progress" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
