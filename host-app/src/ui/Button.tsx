import type { IconName } from '@stratus/widgets'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon } from './Icon.js'
import { initialFocus } from './initial-focus.js'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'normal' | 'primary' | 'danger' | 'quiet'
  icon?: IconName
  /** Shows that it works; a click does nothing meanwhile. */
  busy?: boolean
  /** Gets the focus when it comes. */
  focusFirst?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. While busy it keeps its size, its focus and its name. */
export function Button({
  kind = 'normal',
  icon,
  busy = false,
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
      {...initialFocus(focusFirst)}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Icon name="progress" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
