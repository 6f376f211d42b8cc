import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../host.js'
import { useAllowed } from '../../hooks/use-allowed.js'
import { useLoad } from '../../hooks/use-load.js'
import { Page } from '../../layouts/Page.js'
import { PartTable } from '../../list/PartTable.js'
import { timeCell } from '../../list/cells.js'
import { Loaded } from '../../layouts/Loaded.js'
import { adminSections, type AdminSection, type ServiceProcess } from './admin-sections.js'
import { UsageSection } from './UsageSection.js'
import './overview.css'

const byName = { column: 'name', direction: 'ascending' } as const

/** What the JSON interface tells an administrator about the whole cloud: which of its processes run. */
export function Component() {
  return (
    <Page title={t('Overview')}>
      <div className="overview">
        {adminSections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <UsageSection path="/admin/" />
      </div>
    </Page>
  )
}

function Section({ section }: { section: AdminSection }) {
  const open = useAllowed(section.gate)
  return open ? <Processes section={section} /> : null
}

function Processes({ section }: { section: AdminSection }) {
  const { client } = useHost()
  const load = useCallback((signal: AbortSignal) => section.load(client, signal), [client, section])
  const { state, retry } = useLoad(load)
  const columns = useMemo(() => processColumns(), [])
  const heading = `overview-${section.id}`
  return (
    <section aria-labelledby={heading} className="overview-section">
      <h2 id={heading}>{t(section.label)}</h2>
      <Loaded state={state} retry={retry} failure={t(section.failure)}>
        {(rows) => (
          <PartTable<ServiceProcess>
            name={section.id}
            label={t(section.label)}
            columns={columns}
            rows={rows}
            sort={byName}
            many
          />
        )}
      </Loaded>
    </section>
  )
}

function processColumns(): Column<ServiceProcess>[] {
  return [
    { id: 'name', title: t('Name'), value: ({ name }) => name },
    { id: 'host', title: t('Host'), value: ({ host }) => host },
    { id: 'zone', title: t('Zone'), priority: 3, value: ({ zone }) => zone },
    {
      id: 'up',
      title: t('State'),
      value: ({ up }) => (up ? t('Up') : t('Down')),
      cell: ({ up }) => ({
        text: up ? t('Up') : t('Down'),
        tone: up ? 'success' : 'danger',
        icon: up ? 'success' : 'danger',
      }),
    },
    {
      id: 'enabled',
      title: t('Status'),
      priority: 2,
      value: ({ enabled }) => (enabled ? t('Enabled') : t('Disabled')),
    },
    {
      id: 'updated',
      title: t('Last Updated'),
      priority: 2,
      type: 'timestamp',
      value: ({ updated }) => updated,
      cell: ({ updated }) => timeCell(updated),
    },
  ]
}
