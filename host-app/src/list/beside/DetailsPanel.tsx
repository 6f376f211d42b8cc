import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Drawer } from '@stratus/widgets/react/drawer'
import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useHost } from '../../host.js'
import { useRestedValue } from '../../hooks/use-rested-value.js'
import PinButton from '../../pins/PinButton.js'
import { belowWebroot } from '../../paths.js'
import { Button } from '../../ui/Button.js'
import { Icon } from '../../ui/Icon.js'
import { Loading } from '../../ui/Loading.js'
import './details-panel.css'

interface DetailsPanelProps {
  /** What the table and this have for their room. */
  area: RefObject<HTMLElement | null>
  rowKey: string
  name: string
  href: string | undefined
  actions: ReactNode
  error: string | undefined
  /** Null while the row is not known, undefined when it is gone. */
  details: ReactNode
  onClose(): void
}

/** Narrower, px, the table would be cards beside it. */
const leastRoom = 720
/** Keys that go through the rows ask for the details of the one where they stop, ms. */
const restAt = 150

/** Details of a row beside its table; where there is no room, over the page. */
export default function DetailsPanel({
  area,
  rowKey,
  name,
  href,
  actions,
  error,
  details,
  onClose,
}: DetailsPanelProps) {
  const { webroot } = useHost()
  const { pathname } = useLocation()
  const isRoomy = useRoom(area)
  const rests = useRestedValue(rowKey, restAt) === rowKey
  const [shownFirst] = useState(rowKey)
  if (isRoomy === undefined) return null
  // What has no page is opened in its list again.
  const pinPath = (href && belowWebroot(webroot, href)) || `${pathname}?open=${encodeURIComponent(rowKey)}`
  const waiting = <Loading lines={4} />
  const known = rests || rowKey === shownFirst ? (details ?? waiting) : waiting
  const content = (
    <>
      <div className="details-panel-tools">
        {actions}
        {/* A pin follows the name, which is not known before. */}
        {details ? <PinButton path={pinPath} title={name} /> : null}
        {href ? (
          <a href={href}>
            {t('Open as a page')} <Icon name="chevron-right" />
          </a>
        ) : null}
      </div>
      {error ? (
        <Alert type="error" withoutPrefix>
          {error}
        </Alert>
      ) : null}
      {details === undefined ? <p className="muted">{t('It is no longer here.')}</p> : known}
    </>
  )
  if (!isRoomy)
    return (
      <Drawer open heading={name} withoutGuard className="details-sheet" onStratusAfterClose={onClose}>
        {content}
      </Drawer>
    )
  return (
    <aside className="details-panel" aria-label={t('Details of {name}', { name })}>
      <div className="details-panel-head">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <Button kind="quiet" icon="close" label={t('Close details')} onClick={onClose} />
      </div>
      {content}
    </aside>
  )
}

/** Whether there is room for a panel; undefined until it is measured. */
function useRoom(area: RefObject<HTMLElement | null>): boolean | undefined {
  const [isRoomy, setRoomy] = useState<boolean>()
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setRoomy(element.clientWidth >= leastRoom)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
  return isRoomy
}
