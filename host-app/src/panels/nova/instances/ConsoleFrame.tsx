import { isIconName, t, type Action } from '@stratus/widgets'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.js'
import { OpenInWindow } from './OpenInWindow.js'
import type { Instance } from './instance.js'
import './console-frame.css'

/** What is offered beside a console, by ids of the instance's actions. */
const power: ReadonlySet<string> = new Set(['start', 'soft_reboot', 'hard_reboot', 'stop'])

/** It needs its origin for its sockets. */
const foreign = 'allow-scripts allow-same-origin allow-forms'

interface ConsoleFrameProps {
  instance: Instance
  address: URL
  actions: readonly Action[]
  onAction(id: string): void
  /** Asks for another address: each works once. */
  onReconnect(): void
}

/** A console in the page, with what switches the machine on and off beside it. Together they fill the screen. */
export function ConsoleFrame({ instance, address, actions, onAction, onReconnect }: ConsoleFrameProps) {
  const whole = useRef<HTMLElement>(null)
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === whole.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  const name = t('Console of %s', [instance.label])
  return (
    <section className="console-frame" ref={whole} aria-label={name}>
      <div className="console-bar">
        {actions
          .filter(({ id }) => power.has(id))
          .map(({ id, label, icon, disabled }) => (
            <Button
              key={id}
              {...(icon && isIconName(icon) && { icon })}
              {...(typeof disabled === 'string' && { unavailable: disabled })}
              onClick={() => void leaveFullScreen().then(() => onAction(id))}
            >
              {label}
            </Button>
          ))}
        <div className="console-view">
          <Button icon="refresh" label={t('Connect again')} onClick={onReconnect} />
          <OpenInWindow instance={instance} compact />
          {document.fullscreenEnabled ? (
            <Button
              kind="primary"
              icon={full ? 'minimize' : 'maximize'}
              onClick={() => void (full ? leaveFullScreen() : whole.current?.requestFullscreen())}
            >
              {full ? t('Leave full screen') : t('Full screen')}
            </Button>
          ) : null}
        </div>
      </div>
      <iframe
        // Another frame for another origin: one that is there would be led on under the rules of the last.
        key={address.origin}
        title={name}
        src={address.href}
        // A program on an origin of its own may not lead this page elsewhere; one on ours is as free as this page.
        sandbox={address.origin === window.location.origin ? undefined : foreign}
        allow="clipboard-read; clipboard-write"
        referrerPolicy="no-referrer"
      />
      <p className="console-keys">
        {t(
          'While the console has the focus, keys go to the instance, Tab too. F6 (on a Mac, Command and L) brings them back to the browser; Escape leaves full screen.',
        )}
      </p>
    </section>
  )
}

/** Questions and messages of the page are below what fills the screen. */
async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
}
