import { useStore } from '@nanostores/react'
import { t, type IconName, type Toast } from '@stratus/widgets'
import { Popover } from '@stratus/widgets/react/popover'
import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../host.js'
import { Icon } from '../ui/Icon.js'

const icons: Record<Toast['type'], IconName> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  error: 'danger',
}

type Message = Pick<Toast, 'id' | 'type' | 'text' | 'details' | 'time'>

/** Messages that a reload shows again. */
const kept = { name: 'messages', most: 50 }

const keyOf = ({ id, time }: Message): string => `${time} ${id}`

/** Messages from before a reload, then those of this visit. */
function useMessages(): readonly Message[] {
  const { toasts, memory } = useHost()
  const log = useStore(toasts.log)
  const earlier = useMemo(() => (memory.recall(kept.name)?.value ?? []) as readonly Message[], [memory])
  const all = useMemo(() => {
    const own = new Set(log.map(keyOf))
    return [...earlier.filter((message) => !own.has(keyOf(message))), ...log]
  }, [earlier, log])
  useEffect(() => {
    if (log.length === 0) return
    memory.keep(
      kept.name,
      all.slice(-kept.most).map(({ id, type, text, details, time }) => ({ id, type, text, details, time })),
    )
  }, [all, log, memory])
  return all
}

/** Every message of this visit stays readable here, and over a reload (DEC-23). */
export function MessageLog() {
  const { toasts } = useHost()
  const messages = useMessages()
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
          {messages.length ? (
            <ol>{messages.toReversed().map(entry)}</ol>
          ) : (
            <p className="muted">{t('No messages yet.')}</p>
          )}
        </>
      )}
    </Popover>
  )
}

function entry(message: Message) {
  const { type, text, details, time } = message
  const date = new Date(time)
  return (
    <li key={keyOf(message)} className={`tone-${type === 'error' ? 'danger' : type}`}>
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
