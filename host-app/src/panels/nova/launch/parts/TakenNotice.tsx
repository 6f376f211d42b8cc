import { t } from '@stratus/widgets'
import { Button } from '../../../../ui/Button.js'
import { Icon } from '../../../../ui/Icon.js'
import { useLaunchState } from '../model/LaunchContext.js'

/** Says what of a draft or of JSON could not be taken over, and takes it back while nothing was typed since. */
export function TakenNotice() {
  const { leftOut, before, model } = useLaunchState()
  if (!before && leftOut.length === 0) return null
  return (
    <div className={`alert ${leftOut.length > 0 ? 'warning' : 'success'} draft-notice`} role="status">
      <Icon name={leftOut.length > 0 ? 'warning' : 'success'} />
      <div>
        {leftOut.length > 0 ? null : <p>{t('Taken over.')}</p>}
        {leftOut.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {before ? (
        <span className="draft-answers">
          <Button kind="quiet" onClick={model.undo}>
            {t('Undo')}
          </Button>
        </span>
      ) : null}
    </div>
  )
}
