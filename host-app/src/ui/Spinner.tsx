import { Icon } from './Icon.js'

/** A turning mark with its word, for waits that have no shape yet. */
export function Spinner({ text }: { text: string }) {
  return (
    <p className="spinner" role="status">
      <Icon name="progress" /> {text}
    </p>
  )
}
