import { t, type StratusAlert } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/Button.js'
import { useLaunchState } from '../model/LaunchContext.js'

/** Says what of a draft or of JSON could not be taken over, and takes it back while nothing was typed since. */
export function TakenNotice() {
  const { leftOut, before, model } = useLaunchState()
  const notice = useRef<StratusAlert>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // As a field says it: the wizard asks before it is thrown away.
    if (before) notice.current?.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  }, [before])
  const told =
    before || leftOut.length > 0 ? (
      <Alert ref={notice} type={leftOut.length > 0 ? 'warning' : 'success'} withoutPrefix className="draft-notice">
        {(leftOut.length > 0 ? leftOut : [t('Taken over.')]).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {before ? (
          <span slot="actions" className="draft-answers">
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
      </Alert>
    ) : null
  return (
    <div ref={place} tabIndex={-1} className="draft-place">
      {told}
    </div>
  )
}
