import { t } from '@stratus/widgets'
import { QuotaPie } from '@stratus/widgets/react/quota-pie'
import type { QuotaTake } from './quota-take.js'

/** Nothing is known of it, so there is nothing to draw (DEC-39). */
const isUnknown = ({ used, max }: QuotaTake) => used === undefined && max === undefined

/** What a form takes from quotas, as one types. */
export function QuotaPies({ quotas }: { quotas: readonly QuotaTake[] }) {
  return (
    <div className="form-quotas launch-quotas">
      {quotas
        .filter((quota) => !isUnknown(quota))
        .map(({ title, unit, used, added, max }) => (
          <QuotaPie key={title} heading={t(title)} unit={unit ?? ''} used={used} added={added} max={max} />
        ))}
    </div>
  )
}
