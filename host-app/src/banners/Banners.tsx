import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useEffect, useState } from 'react'
import { bannersAt, type OperatorBanner } from '../stores/branding.js'
import { deviceStore } from '../stores/browser-store.js'
import { dismiss, entryOf, readDismissed } from './dismissed.js'
import './banners.css'

interface BannersProps {
  banners: readonly OperatorBanner[]
  /** Who may put them away; before the sign-in nobody. */
  user?: string
}

/** Longest wait of a browser's timer, ms. */
const LONGEST_WAIT = 2 ** 31 - 1

/** The operator's messages while it is their time. */
export default function Banners({ banners, user }: BannersProps) {
  const [now, setNow] = useState(() => Date.now())
  const [dismissed, setDismissed] = useState(() => readDismissed(deviceStore))
  const { shown, next } = bannersAt(banners, now)
  useEffect(() => {
    if (next === Infinity) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, LONGEST_WAIT))
    return () => clearTimeout(timer)
  }, [next, now])
  const open = shown.filter(({ id }) => user === undefined || !dismissed.includes(entryOf(user, id)))
  if (!open.length) return null
  return (
    <section className="banners" aria-label={t('Announcements')}>
      {open.map(({ id, severity, text, link }) => (
        <Alert
          key={id}
          type={severity}
          withoutPrefix
          dismissible={user !== undefined}
          onStratusCloseRequest={() =>
            user !== undefined && setDismissed(dismiss(deviceStore, entryOf(user, id), banners))
          }
        >
          {text}{' '}
          {link && (
            <a href={link.url} target="_blank" rel="noreferrer">
              {link.label}
            </a>
          )}
        </Alert>
      ))}
    </section>
  )
}
