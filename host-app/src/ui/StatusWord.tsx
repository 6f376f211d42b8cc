import type { CellTone, IconName } from '@stratus/widgets'
import { Icon } from './Icon.js'
import './status-word.css'

interface StatusLook {
  readonly text: string
  readonly tone: CellTone
  readonly icon: IconName | null | undefined
}

/** What a thing's state is, as icon, word and colour. */
export function StatusWord({ look: { text, tone, icon } }: { look: StatusLook }) {
  return (
    <span className={`status-word ${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {text || '-'}
    </span>
  )
}
