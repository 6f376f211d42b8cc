import { Icon } from '../../../ui/Icon.js'
import { statusLook } from './status-styles.js'

/** A status as icon, word and colour. */
export function StatusWord({ status }: { status: string | null }) {
  const { text, tone, icon } = statusLook(status)
  return (
    <span className={`status-word ${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {text || '-'}
    </span>
  )
}
