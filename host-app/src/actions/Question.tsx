import type { StratusDeleteModal } from '@stratus/widgets'
import { DeleteModal } from '@stratus/widgets/react/delete-modal'
import { useEffect, useRef } from 'react'

/** The element that asks before something is done. */
export default function Question({ ask }: { ask(element: StratusDeleteModal): void }) {
  const element = useRef<StratusDeleteModal>(null)
  useEffect(() => {
    if (element.current) ask(element.current)
  }, [ask])
  return <DeleteModal ref={element} />
}
