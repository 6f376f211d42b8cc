import { instanceStatus, t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useMemo, type ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import { Gone } from '../../../layouts/Gone.js'
import { Page } from '../../../layouts/Page.js'
import { areaOf, paths, resourceTypes, type Area } from '../../../paths.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { DetailsTabs } from '../../../details/DetailsTabs.js'
import { StaleNote } from '../../../details/StaleNote.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { whatAndWhy } from '../../../stores/what-and-why.js'
import { useAsAsked } from '../../../list/use-as-asked.js'
import { PageActions } from '../../../ui/PageActions.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { instanceActions } from './actions.js'
import { ActionLogTab } from './ActionLogTab.js'
import { ConsoleTab } from './ConsoleTab.js'
import { instanceAsAsked } from './goals.js'
import { instanceNamer, versionOf, type Instance, type Names } from './instance.js'
import { InterfacesTab } from './InterfacesTab.js'
import { LogTab } from './LogTab.js'
import { OverviewTab } from './OverviewTab.js'
import { useInstance } from './use-instance.js'
import { useInstanceNames } from './use-instance-names.js'
import { Loading } from '../../../ui/Loading.js'
import './instances.css'

const nobody: readonly never[] = []

/** The page of one instance: state, actions, and the tabs Overview, Interfaces, Log, Console and Action Log. */
export function Component() {
  const area = areaOf(useLocation().pathname)
  const { id = '' } = useParams()
  const { live, refresh, reads } = useInstance(id, area)
  const servers = useMemo(() => live.data && [live.data], [live.data])
  const names = useInstanceNames(servers)
  const name = useMemo(() => instanceNamer(names), [names])
  const [server] = useAsAsked(
    area === 'admin' ? resourceTypes.anyInstance : resourceTypes.instance,
    servers ?? nobody,
    instanceAsAsked,
  )
  if (live.gone) return <Gone />
  const instance = server && name(server)
  if (instance)
    return (
      <Loaded
        key={id}
        instance={instance}
        names={names}
        area={area}
        note={
          live.stale ? (
            <StaleNote at={live.updatedAt} reason={errorMessage(live.error)} onRetry={() => void refresh()} />
          ) : null
        }
        refresh={refresh}
        reads={reads}
      />
    )
  return (
    <Page title={t('Instance')} panel={paths.instances(area)} withoutPin>
      {live.status === 'failed' ? (
        <ErrorState
          {...whatAndWhy(t('Unable to retrieve the server.'), live.error)}
          retry
          onStratusRetry={() => void refresh()}
        />
      ) : (
        <Loading lines={6} />
      )}
    </Page>
  )
}

const awaitsDecision = ({ status, task_state }: Instance) => status === 'VERIFY_RESIZE' && !task_state

interface LoadedProps {
  instance: Instance
  names: Names
  area: Area
  note: ReactNode
  refresh(): Promise<void>
  reads: number
}

function Loaded({ instance, names, area, note, refresh, reads }: LoadedProps) {
  const actions = useDetailsActions(instanceActions[area], instance, { settle: refresh, refresh })
  const { gates, offeredFor } = actions
  // The log has a tab.
  const offered = useMemo(() => offeredFor(instance).filter(({ id }) => id !== 'log'), [offeredFor, instance])
  return (
    <Page
      title={instance.label}
      panel={paths.instances(area)}
      status={<StatusWord look={instanceStatus(instance.status, instance.task_state)} />}
      actions={
        <PageActions
          actions={offered}
          busy={actions.busy.has(instance.id)}
          onAction={(id) => actions.run(id, [instance])}
        />
      }
    >
      {note}
      {awaitsDecision(instance) ? (
        <Alert type="info" withoutPrefix>
          {t(
            'The resize or migration is done. Check that the instance works, then confirm it; reverting takes it back to what it was.',
          )}
        </Alert>
      ) : null}
      {instance.fault?.message ? (
        <Alert type="error" withoutPrefix>
          {instance.fault.message}
        </Alert>
      ) : null}
      <DetailsTabs
        label={t('Details of the instance')}
        tabs={[
          {
            id: 'overview',
            label: t('Overview'),
            renderContent: () => <OverviewTab instance={instance} flavors={names.flavors} reads={reads} />,
          },
          {
            id: 'interfaces',
            label: t('Interfaces'),
            hidden: area === 'admin' || !gates.has('port_security_groups'),
            renderContent: () => (
              <InterfacesTab
                instance={instance.id}
                // Nova unplugs a port after it has answered: its addresses go then.
                version={versionOf(instance, reads) + JSON.stringify(instance.addresses)}
                area={area}
              />
            ),
          },
          {
            id: 'log',
            label: t('Log'),
            hidden: !gates.has('log'),
            renderContent: () => <LogTab id={instance.id} name={instance.label} />,
          },
          {
            id: 'console',
            label: t('Console'),
            hidden: !gates.has('console'),
            renderContent: () => (
              <ConsoleTab instance={instance} actions={offered} onAction={(id) => actions.run(id, [instance])} />
            ),
          },
          {
            id: 'audit',
            label: t('Action Log'),
            renderContent: () => <ActionLogTab id={instance.id} version={versionOf(instance, reads)} />,
          },
        ]}
      />
    </Page>
  )
}
