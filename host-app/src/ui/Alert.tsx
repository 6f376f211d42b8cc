import type { IconName } from '@stratus/widgets'
import { Icon } from './Icon.js'

const icons: Record<AlertProps['type'], IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
}

interface AlertProps {
  type: 'info' | 'success' | 'warning' | 'error'
  text: string
}

/** A message that stays where it is. */
export function Alert({ type, text }: AlertProps) {
  return (
    <p className={`alert ${type}`} role={type === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[type]} /> <span>{text}</span>
    </p>
  )
}
