import { t } from '@stratus/widgets'
import { QuotaPie } from '@stratus/widgets/react/quota-pie'
import { useAllowed } from '../../hooks/use-allowed.js'
import { Page } from '../../layouts/Page.js'
import { ErrorState } from '../../ui/ErrorState.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { sections, type OverviewSection } from './sections.js'
import { useFigures } from './use-figures.js'
import './overview.css'

/** Where a project stands: what is used of each quota (D1 §1). */
export function Component() {
  return (
    <Page title={t('Overview')}>
      <div className="overview">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </Page>
  )
}

function Section({ section }: { section: OverviewSection }) {
  const open = useAllowed(section.gate)
  return open ? <Figures section={section} /> : null
}

function Figures({ section }: { section: OverviewSection }) {
  const { state, retry } = useFigures(section)
  const heading = `overview-${section.id}`
  return (
    <section aria-labelledby={heading} className="overview-section">
      <h2 id={heading}>{t(section.label)}</h2>
      {state.status === 'pending' && <Skeleton label={t('Loading')} />}
      {state.status === 'failed' && (
        <ErrorState
          title={t('These quotas cannot be shown.')}
          reason={state.reason}
          requestId={state.requestId}
          onRetry={retry}
        />
      )}
      {state.status === 'ready' && (
        <ul className="quota-grid">
          {state.figures.map(({ label, used, max, unit }) => (
            <li key={label}>
              <QuotaPie heading={t(label)} used={used} max={max} unit={unit ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
