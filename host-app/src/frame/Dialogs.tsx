import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { useHost } from '../host.js'
import { loadSignInAgain } from '../login/load-sign-in-again.js'
import { useFetchedEarly } from '../hooks/use-fetched-early.js'
import { late } from '../actions/late.js'

const loadQuestion = async () =>
  (await Promise.all([import('../actions/Question.js'), import('../actions/ask-first.js')]))[0]
const Question = late(loadQuestion)

/** Every dialog and question that is open (`host.open`, `host.ask`). */
export function Dialogs() {
  const list = useStore(useHost().dialogs)
  useFetchedEarly(loadQuestion)
  // Drawn at the root, whoever is signed in.
  useFetchedEarly(loadSignInAgain)
  return list.map(({ id, content }) => (
    <Fragment key={id}>{content.kind === 'dialog' ? content.node : <Question ask={content.ask} />}</Fragment>
  ))
}
