import { t } from '@stratus/widgets'
import { QuotaPie } from '@stratus/widgets/react/quota-pie'
import type { LaunchQuota } from './launch-quotas.js'

/** What the launch adds to quotas, as one types. */
export function QuotaPies({ quotas }: { quotas: readonly LaunchQuota[] }) {
  return (
    <div className="form-quotas launch-quotas">
      {quotas.map(({ title, unit, used, added, max }) => (
        <QuotaPie key={title} heading={t(title)} unit={unit ?? ''} used={used} added={added} max={max} />
      ))}
    </div>
  )
}
