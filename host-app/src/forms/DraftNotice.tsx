import { cookieTimeZone, formatShortDate, pageLanguage, t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useEffect, useRef, useState } from 'react'
import type { KeptDraft } from './use-form-draft.js'
import { Button } from '../ui/Button.js'
import './form-fields.css'

/** Offers what was typed in the wizard before, above its fields; nothing when there is none. */
export function DraftNotice<Content>({ draft }: { draft: KeptDraft<Content> }) {
  const { offer, without } = draft
  const [isOffered] = useState(offer !== null)
  const place = useRef<HTMLDivElement>(null)
  // The buttons go: the next key leads on from here.
  const goOn = () => place.current?.focus()
  const isTaken = isOffered && !offer
  // Steps that were filled in by no hand count their fields again, once these have their values.
  useEffect(() => {
    if (!isTaken) return
    const steps = place.current?.closest('stratus-wizard')?.querySelectorAll('stratus-wizard-step') ?? []
    const frame = requestAnimationFrame(() => steps.forEach((step) => step.refresh()))
    return () => cancelAnimationFrame(frame)
  }, [isTaken])
  if (!isOffered) return null
  const answers = offer ? (
    <Alert type="info" withoutPrefix className="draft-notice">
      {t('You left a draft here.')} {without}
      <span slot="actions" className="draft-answers">
        <Button
          onClick={(event) => {
            draft.fill(offer.content)
            // As a field says it: the wizard asks before it is thrown away.
            event.currentTarget.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
            goOn()
            draft.take()
          }}
        >
          {t('Go on with your draft of {time}', { time: momentOf(offer.at) })}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            goOn()
            draft.startAnew()
          }}
        >
          {t('Start anew')}
        </Button>
      </span>
    </Alert>
  ) : null
  return (
    <div ref={place} tabIndex={-1} className="draft-place">
      {answers}
    </div>
  )
}

/** The time of day; of yesterday, with the date. */
function momentOf(at: number): string {
  const timeZone = cookieTimeZone()
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone })
  if (day.format(at) !== day.format(Date.now())) return formatShortDate(at)
  return new Intl.DateTimeFormat(pageLanguage(), { timeStyle: 'short', timeZone }).format(at)
}
