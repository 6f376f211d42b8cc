import { t } from '@stratus/widgets'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/Button.js'
import { Icon } from '../../../../ui/Icon.js'
import { useLaunchState } from '../model/LaunchContext.js'

/** Says what of a draft or of JSON could not be taken over, and takes it back while nothing was typed since. */
export function TakenNotice() {
  const { leftOut, before, model } = useLaunchState()
  const notice = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // As a field says it: the wizard asks before it is thrown away.
    if (before) notice.current?.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  }, [before])
  const told =
    before || leftOut.length > 0 ? (
      <div ref={notice} className={`alert ${leftOut.length > 0 ? 'warning' : 'success'} draft-notice`} role="status">
        <Icon name={leftOut.length > 0 ? 'warning' : 'success'} />
        <div>
          {leftOut.length > 0 ? null : <p>{t('Taken over.')}</p>}
          {leftOut.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {before ? (
          <span className="draft-answers">
            <Button
              kind="quiet"
              onClick={() => {
                // The button goes: the next key leads on from here.
                place.current?.focus()
                model.undo()
              }}
            >
              {t('Undo')}
            </Button>
          </span>
        ) : null}
      </div>
    ) : null
  return (
    <div ref={place} tabIndex={-1} className="draft-place">
      {told}
    </div>
  )
}
