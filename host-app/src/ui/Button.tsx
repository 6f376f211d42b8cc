import type { ButtonVariant, IconName, StratusButton } from '@stratus/widgets'
import { Button as KitButton } from '@stratus/widgets/react/button'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { initialFocus } from './initial-focus.js'

export interface ButtonProps {
  kind?: ButtonVariant
  icon?: IconName
  /** Its name and tooltip, where it shows an icon only, or words that are not always seen. */
  label?: string
  title?: string
  type?: 'button' | 'submit'
  /** Shows that it works; a click does nothing meanwhile. */
  busy?: boolean
  /** Why it cannot be pressed now, translated. It keeps its place in the order of focus, so that everybody learns it. */
  unavailable?: string
  /** Gets the focus when it comes. */
  focusFirst?: boolean
  /** Whether what it opens and closes is open. */
  expanded?: boolean
  /** Whether it is on, where it is pressed to switch something. */
  pressed?: boolean
  /** Where it leads: it is a link then. */
  href?: string
  target?: string
  /** What it opens. */
  popup?: 'dialog'
  /** Keys that do the same, as `aria-keyshortcuts` has them. */
  shortcuts?: string
  slot?: string
  className?: string
  children?: ReactNode
  onClick?: MouseEventHandler
  ref?: Ref<StratusButton>
}

function stateText(value: boolean | undefined) {
  if (value === undefined) return ''
  return value ? 'true' : 'false'
}

/** The kit's button. While busy it keeps its size, its focus and its name. */
export function Button({ kind = 'normal', expanded, pressed, focusFirst = false, ...rest }: ButtonProps) {
  return (
    <KitButton
      {...rest}
      {...initialFocus(focusFirst)}
      variant={kind}
      expanded={stateText(expanded)}
      pressed={stateText(pressed)}
    />
  )
}
