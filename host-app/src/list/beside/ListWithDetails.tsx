import { t, type StratusLiveTable } from '@stratus/widgets'
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { late } from '../../actions/late.js'

const DetailsPanel = late(() => import('./DetailsPanel.js'))

interface ListWithDetailsProps {
  table: RefObject<StratusLiveTable | null>
  /** The table itself. */
  children: ReactNode
  /** Key of the row that is open beside it; null: none is. */
  open: string | null
  /** Its name. */
  name: string | undefined
  /** Address of its page; undefined: it has none. */
  href: string | undefined
  /** Its actions. */
  actions: ReactNode
  /** What is wrong with it. */
  error: string | undefined
  /** What there is to know of it; null while the row is not known, undefined when it is gone. */
  details: ReactNode
  onClose(): void
}

/** A table, and beside it the details of the row that is open: Escape closes them, also from the table, and leads back to the row. */
export function ListWithDetails({
  table,
  children,
  open,
  onClose,
  name = t('Details'),
  ...shown
}: ListWithDetailsProps) {
  const area = useRef<HTMLDivElement>(null)
  const close = (): void => {
    onClose()
    if (open !== null) table.current?.focusRow(open)
  }
  const isOpen = open !== null
  const escape = useEffectEvent(close)
  useEffect(() => {
    const element = area.current
    if (!element || !isOpen) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      escape()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  return (
    <div ref={area} className="list-area">
      {children}
      {open === null ? null : <DetailsPanel area={area} name={name} {...shown} rowKey={open} onClose={close} />}
    </div>
  )
}
