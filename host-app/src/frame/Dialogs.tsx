import { useStore } from '@nanostores/react'
import type { StratusDeleteModal } from '@stratus/widgets'
import { DeleteModal } from '@stratus/widgets/react/delete-modal'
import { Fragment, useEffect, useRef } from 'react'
import { useHost } from '../host.js'

/** Every dialog and question that is open (`host.open`, `host.ask`). */
export function Dialogs() {
  const list = useStore(useHost().dialogs)
  return list.map(({ id, content }) =>
    content.kind === 'dialog' ? <Fragment key={id}>{content.node}</Fragment> : <Question key={id} ask={content.ask} />,
  )
}

function Question({ ask }: { ask(element: StratusDeleteModal): void }) {
  const element = useRef<StratusDeleteModal>(null)
  useEffect(() => {
    if (element.current) ask(element.current)
  }, [ask])
  return <DeleteModal ref={element} />
}
