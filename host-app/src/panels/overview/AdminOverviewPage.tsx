import { projectPolicies } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../host.js'
import { useAllowed } from '../../hooks/use-allowed.js'
import { useNews } from '../../hooks/use-news.js'
import { useLoad } from '../../hooks/use-load.js'
import { Page } from '../../layouts/Page.js'
import { PartTable } from '../../list/PartTable.js'
import { Loaded } from '../../layouts/Loaded.js'
import { lostFirst, processColumns, type Process } from '../system-info/process.js'
import * as lists from '../system-info/process-lists.js'
import { UsageSection } from './UsageSection.js'
import './overview.css'

const sections = [lists.computeProcesses, lists.volumeProcesses, lists.networkProcesses]

/** What an administrator is told about the whole cloud: which of its processes run, and what was used. */
export function Component() {
  const withUsage = useAllowed(projectPolicies.usage)
  return (
    <Page title={t('Overview')}>
      <div className="overview">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {withUsage ? <UsageSection all /> : null}
      </div>
    </Page>
  )
}

function Section({ section }: { section: lists.ProcessList }) {
  const open = useAllowed(section.gate)
  return open ? <Processes section={section} /> : null
}

function Processes({ section }: { section: lists.ProcessList }) {
  const { client } = useHost()
  const load = useCallback((signal: AbortSignal) => section.load(client, signal), [client, section])
  const { state, retry } = useLoad(load, useNews())
  const columns = useMemo(() => processColumns(), [])
  const heading = `overview-${section.id}`
  return (
    <section aria-labelledby={heading} className="overview-section">
      <h2 id={heading}>{t(section.label)}</h2>
      <Loaded state={state} retry={retry} failure={t(section.failure)}>
        {(rows) => (
          <PartTable<Process>
            name={section.id}
            label={t(section.label)}
            columns={columns}
            rows={rows}
            sort={lostFirst}
            many
          />
        )}
      </Loaded>
    </section>
  )
}
