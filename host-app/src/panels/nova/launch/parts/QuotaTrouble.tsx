import { t } from '@stratus/widgets'
import { Button } from '../../../../ui/Button.js'
import { errorMessage } from '../../../../stores/error-messages.js'
import { useLaunchState } from '../model/LaunchContext.js'
import type { ListName } from '../model/launch-lists.js'
import { SlowAnswer } from './SlowAnswer.js'

const limits = ['limits', 'volumeLimits'] as const satisfies readonly ListName[]

/** Says that quotas are not known, and why; the launch goes on without them (DEC-39). Nothing while all is well. */
export function QuotaTrouble() {
  const { failed, slow, model } = useLaunchState()
  const missing = limits.filter((list) => failed[list] !== undefined)
  const late = limits.filter((list) => slow.has(list))
  const [first] = missing
  if (!first) return late.length > 0 ? <SlowAnswer retry={() => model.reload(...late)} /> : null
  const [what, why] = [t('Unable to retrieve the quotas.'), errorMessage(failed[first])]
  return (
    <div className="form-readonly">
      <p className="field-error" role="status">
        {why === what ? what : `${what} ${why}`}
      </p>
      <Button onClick={() => model.reload(...missing)}>{t('Try again')}</Button>
    </div>
  )
}
