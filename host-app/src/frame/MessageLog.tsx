import { useStore } from '@nanostores/react'
import { t, type IconName, type Toast } from '@stratus/widgets'
import { Popover } from '@stratus/widgets/react/popover'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'
import { Icon } from '../ui/Icon.js'

const icons: Record<Toast['type'], IconName> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  error: 'danger',
}

/** Every message of this visit stays readable here (DEC-23). */
export function MessageLog() {
  const { toasts } = useHost()
  const log = useStore(toasts.log)
  const unread = useStore(toasts.unread)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (open && unread > 0) toasts.read()
  }, [open, unread, toasts])

  return (
    <Popover
      className="menu header-panel"
      variant="quiet"
      label={unread > 0 ? t('Messages, %s new', [unread]) : t('Messages')}
      panelLabel={t('Message log')}
      open={open}
      onStratusToggle={({ detail }) => setOpen(detail.open)}
    >
      <Icon slot="button" name="bell" />
      {unread > 0 && (
        <span slot="button" className="badge">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {open && (
        <>
          <h2>{t('Messages')}</h2>
          {log.length ? <ol>{log.toReversed().map(entry)}</ol> : <p className="muted">{t('No messages yet.')}</p>}
        </>
      )}
    </Popover>
  )
}

function entry({ id, type, text, details, time }: Toast) {
  const date = new Date(time)
  return (
    <li key={id} className={`tone-${type === 'error' ? 'danger' : type}`}>
      <Icon name={icons[type]} />
      <div>
        <p>{text}</p>
        {details && <p className="muted">{details}</p>}
      </div>
      <time dateTime={date.toISOString()}>
        {date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })}
      </time>
    </li>
  )
}
