import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { useHost } from '../host.js'
import { latePart, useFetchedEarly } from './late-part.js'

const loadQuestion = () => import('../actions/Question.js')
const Question = latePart(loadQuestion)

/** Every dialog and question that is open (`host.open`, `host.ask`). */
export function Dialogs() {
  const list = useStore(useHost().dialogs)
  useFetchedEarly(loadQuestion)
  return list.map(({ id, content }) => (
    <Fragment key={id}>{content.kind === 'dialog' ? content.node : <Question ask={content.ask} />}</Fragment>
  ))
}
