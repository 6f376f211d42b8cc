import { t } from '@stratus/widgets'
import { CopyButton } from '../../ui/CopyButton.js'
import './details.css'

/** An id, address or key as a fact of a definition list, with a button that copies it; nothing stays nothing. */
export function copyable(label: string, text: string | null, shown?: string) {
  const value = text ? (
    <span className="copyable">
      <bdi>{shown ?? text}</bdi>
      <CopyButton iconOnly text={text} label={t('Copy %s', [label])} />
    </span>
  ) : null
  return { label, value, mono: true }
}
