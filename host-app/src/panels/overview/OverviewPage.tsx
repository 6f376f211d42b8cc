import { t } from '@stratus/widgets'
import { QuotaPie } from '@stratus/widgets/react/quota-pie'
import { useCallback } from 'react'
import { useAllowed } from '../../hooks/use-allowed.js'
import { useNews } from '../../hooks/use-news.js'
import { useLoad } from '../../hooks/use-load.js'
import { useHost } from '../../host.js'
import { Page } from '../../layouts/Page.js'
import { Loaded } from '../../layouts/Loaded.js'
import { sections, type OverviewSection } from './sections.js'
import { UsageSection } from './UsageSection.js'
import '../../quota/quota-grid.css'
import './overview.css'

/** Where a project stands: what is used of each quota (W-SHELL-02). */
export function Component() {
  return (
    <Page title={t('Overview')}>
      <div className="overview">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <UsageSection />
      </div>
    </Page>
  )
}

function Section({ section }: { section: OverviewSection }) {
  const open = useAllowed(section.gate)
  return open ? <Figures section={section} /> : null
}

function Figures({ section }: { section: OverviewSection }) {
  const { client } = useHost()
  const { state, retry } = useLoad(
    useCallback((signal) => section.load(client, signal), [client, section]),
    useNews(),
  )
  const heading = `overview-${section.id}`
  return (
    <section aria-labelledby={heading} className="overview-section">
      <h2 id={heading}>{t(section.label)}</h2>
      <Loaded state={state} retry={retry} failure={t('These quotas cannot be shown.')}>
        {(figures) => (
          <ul className="quota-grid">
            {figures.map(({ label, used, max, unit }) => (
              <li key={label}>
                <QuotaPie heading={t(label)} used={used} max={max} unit={unit ?? ''} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
