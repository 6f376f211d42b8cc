import { t } from '@stratus/widgets'
import { CopyButton } from '../../ui/CopyButton.js'
import './details.css'

interface CopyableTextProps {
  text: string
  /** What it is: 'Public Key'. */
  label: string
}

/** A text that people need elsewhere, with a button that copies it. */
export function CopyableText({ text, label }: CopyableTextProps) {
  return (
    <span className="copyable">
      <bdi>{text}</bdi>
      <CopyButton iconOnly text={text} label={t('Copy %s', [label])} />
    </span>
  )
}

/** What somebody typed, such as a name or description, in its own direction, as a fact; nothing stays nothing. */
export function typed(label: string, text: string | null) {
  return { label, value: text ? <bdi>{text}</bdi> : null }
}

/** An id, address or key as a fact of a definition list; nothing stays nothing. */
export function copyable(label: string, text: string | null) {
  return { label, value: text ? <CopyableText text={text} label={label} /> : null, mono: true }
}
