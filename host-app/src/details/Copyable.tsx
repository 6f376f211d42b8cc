import { t } from '@stratus/widgets'
import { CopyButton } from '@stratus/widgets/react/copy-button'
import { Link } from 'react-router-dom'
import './details.css'

interface CopyableTextProps {
  text: string
  /** What it is: 'Public Key'. */
  label: string
  /** Its page, below the web root; null for none. */
  to?: string | null
}

/** A text that people need elsewhere, with a button that copies it. */
export function CopyableText({ text, label, to }: CopyableTextProps) {
  return (
    <span className="copyable">
      {to ? <Link to={to}>{text}</Link> : <bdi>{text}</bdi>}
      <CopyButton iconOnly text={text} label={t('Copy %s', [label])} />
    </span>
  )
}

/** What somebody typed, such as a name or description, in its own direction, as a fact; nothing stays nothing. */
export function typed(label: string, text: string | null) {
  return { label, value: text ? <bdi>{text}</bdi> : null }
}

/** An id, address or key as a fact of a definition list, with the way to its page; nothing stays nothing. */
export function copyable(label: string, text: string | null, to?: string | null) {
  return { label, value: text ? <CopyableText text={text} label={label} to={to} /> : null, mono: true }
}

/** Several of a kind, one a line. `name`: what one of them is; default the label. */
export function copyableLines(label: string, texts: readonly string[], name = label) {
  const lines = texts.map((text) => (
    <li key={text}>
      <CopyableText text={text} label={name} />
    </li>
  ))
  return { label, value: lines.length ? <ul className="plain-list">{lines}</ul> : null, mono: true }
}
