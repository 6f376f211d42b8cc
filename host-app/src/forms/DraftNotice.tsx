import { cookieTimeZone, formatShortDate, pageLanguage, t } from '@stratus/widgets'
import type { WizardDraft } from '../hooks/use-draft.js'
import { Button } from '../ui/Button.js'
import { Icon } from '../ui/Icon.js'
import './form-fields.css'

interface DraftNoticeProps<Content> {
  draft: WizardDraft<Content>
  /** What is never kept, in a sentence; default: everything is kept. */
  without?: string
  onTake(content: Content): void
}

/** Offers what was typed in the wizard before, above its fields; nothing when there is none. */
export function DraftNotice<Content>({ draft, without, onTake }: DraftNoticeProps<Content>) {
  const { offer } = draft
  if (!offer) return null
  return (
    <div className="alert info draft-notice" role="status">
      <Icon name="info" />
      <p>
        {t('You left a draft here.')} {without}
      </p>
      <span className="draft-answers">
        <Button
          onClick={(event) => {
            onTake(offer.content)
            // As a field says it: the wizard asks before it is thrown away.
            event.currentTarget.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
            draft.take()
          }}
        >
          {t('Go on with your draft of {time}', { time: momentOf(offer.at) })}
        </Button>
        <Button kind="quiet" onClick={draft.startAnew}>
          {t('Start anew')}
        </Button>
      </span>
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
