import { t } from '@stratus/widgets'
import { CopyableText } from '../../../details/Copyable.js'
import { nameOf, type QosPolicy } from './policy.js'

/** Which policy a form is about; not for editing. */
export function PolicyFacts({ policy }: { policy: QosPolicy }) {
  return (
    <>
      <div className="form-readonly">
        <span>{t('QoS Policy Name')}</span>
        <bdi>{nameOf(policy)}</bdi>
      </div>
      <div className="form-readonly">
        <span>{t('QoS Policy ID')}</span>
        <span className="mono">
          <CopyableText text={policy.id} label={t('QoS Policy ID')} />
        </span>
      </div>
    </>
  )
}
