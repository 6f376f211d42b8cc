import { t } from '@stratus/widgets'
import { QuotaPie } from '@stratus/widgets/react/quota-pie'
import '../../../quota/quota-grid.css'
import { capacityOf, type Hypervisor } from './hypervisor.js'

/** All machines together: what they have, and what is used of it. */
export function CapacityPies({ rows }: { rows: readonly Hypervisor[] }) {
  const figures = capacityOf(rows)
  if (!figures.length) return null
  return (
    <ul className="quota-grid" aria-label={t('Capacity')}>
      {figures.map(({ id, label, used, max, unit }) => (
        <li key={id}>
          <QuotaPie heading={t(label)} used={used} max={max} unit={unit} />
        </li>
      ))}
    </ul>
  )
}
