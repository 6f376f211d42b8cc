import { useStore } from '@nanostores/react'
import type { StratusDeleteModal } from '@stratus/widgets'
import { Fragment, lazy, Suspense, useEffect, useState } from 'react'
import { orSayFailedImport } from '../actions/say-failed-import.js'
import { useHost } from '../host.js'
import { networkIdle } from '../stores/network-idle.js'

const loadQuestion = () => import('../actions/Question.js')
const Question = lazy(loadQuestion)

/** Every dialog and question that is open (`host.open`, `host.ask`). */
export function Dialogs() {
  const { dialogs, client } = useHost()
  const list = useStore(dialogs)
  // Fetched before anybody asks.
  useEffect(() => {
    const stop = new AbortController()
    networkIdle(client, stop.signal)
      .then(loadQuestion)
      .catch(() => undefined)
    return () => stop.abort()
  }, [client])
  return list.map(({ id, content }) => (
    <Fragment key={id}>{content.kind === 'dialog' ? content.node : <LateQuestion ask={content.ask} />}</Fragment>
  ))
}

/** A question whose part of the program cannot be fetched says so, and is asked when it is there. */
function LateQuestion({ ask }: { ask(element: StratusDeleteModal): void }) {
  const host = useHost()
  const [there, setThere] = useState(false)
  useEffect(() => {
    let gone = false
    const attempt = (): void =>
      void orSayFailedImport(loadQuestion, host, attempt).then(
        () => gone || setThere(true),
        () => undefined,
      )
    attempt()
    return () => {
      gone = true
    }
  }, [host])
  return there ? (
    <Suspense>
      <Question ask={ask} />
    </Suspense>
  ) : null
}
