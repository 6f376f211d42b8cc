import { useStore } from '@nanostores/react'
import { t, type IconName, type StratusButton, type Toast } from '@stratus/widgets'
import { useEffect, useRef, useState } from 'react'
import { useHost } from '../host.js'
import { Button } from '../ui/Button.js'
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
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<StratusButton>(null)

  useEffect(() => {
    if (open && unread > 0) toasts.read()
  }, [open, unread, toasts])

  useEffect(() => {
    if (!open) return
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return (
    <div className="menu message-menu" ref={root}>
      <Button
        ref={trigger}
        kind="quiet"
        expanded={open}
        label={unread > 0 ? t('Messages, %s new', [unread]) : t('Messages')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="bell" />
        {unread > 0 && <span className="badge">{unread > 99 ? '99+' : unread}</span>}
      </Button>
      {open && (
        <section className="message-log" aria-label={t('Message log')} tabIndex={-1}>
          <h2>{t('Messages')}</h2>
          {log.length === 0 ? <p className="muted">{t('No messages yet.')}</p> : <ol>{log.toReversed().map(entry)}</ol>}
        </section>
      )}
    </div>
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
