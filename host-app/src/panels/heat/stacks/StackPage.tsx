import type { AnswerOf } from '@stratus/api-client'
import { createLiveStack } from '@stratus/api-client/live'
import { t, type StackViewName } from '@stratus/widgets'
import { StackTopology } from '@stratus/widgets/react/stack-topology'
import { Tabs } from '@stratus/widgets/react/tabs'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import { HorizonTab } from '../../../horizon/HorizonTab.js'
import { useLiveSource } from '../../../hooks/use-live-source.js'
import { useHost } from '../../../host.js'
import { Gone } from '../../../layouts/Gone.js'
import { Page } from '../../../layouts/Page.js'
import { inWords } from '../../../list/state-look.js'
import { useAsAsked } from '../../../list/use-as-asked.js'
import { paths, resourceTypes } from '../../../paths.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { ItemActions } from '../../../details/ItemActions.js'
import { StaleNote } from '../../../details/StaleNote.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { whatAndWhy } from '../../../stores/what-and-why.js'
import { stackActions } from './actions.js'
import { stackAsAsked, stackLook, type Stack } from './stack.js'
import { StackEvents, StackResources } from './StackParts.js'
import { eventsTab, resourcesTab, stackTab, stackTabs, topologyTab } from './stack-tabs.js'
import { Loading } from '../../../ui/Loading.js'

type Drawing = AnswerOf<'horizon.stackTopology'>

const isBusy = (part: unknown) =>
  typeof part === 'object' && part !== null && 'in_progress' in part && part.in_progress === true
const inProgress = ({ stack, nodes }: Drawing) => isBusy(stack) || nodes.some(isBusy)
const textOf = (stack: Drawing['stack'], field: string) => {
  const value = stack[field]
  return typeof value === 'string' ? value : ''
}

const stackOf = (id: string, drawing: Drawing): Stack => ({
  id,
  name: textOf(drawing.stack, 'name'),
  status: inWords(textOf(drawing.stack, 'status')),
  updating: inProgress(drawing),
  created: null,
  updated: null,
})

function StackActions({ stack, refresh }: { stack: Stack; refresh(): Promise<void> }) {
  return <ItemActions item={stack} actions={useDetailsActions(stackActions, stack, { settle: refresh, refresh })} />
}

function StackTab({ id, tab, version }: { id: string; tab: string; version: unknown }) {
  if (tab === resourcesTab) return <StackResources id={id} version={version} />
  if (tab === eventsTab) return <StackEvents id={id} version={version} />
  return <HorizonTab path={paths.stack(id)} tab={tab} version={version} />
}

const nothing: readonly never[] = []

/**
 * One stack. Its topology is drawn from JSON, read again every 3 s while something is in progress, else every 30 s; what its other
 * tabs tell is read again when that has changed. Its overview and its template are parts of the cloud's own page.
 */
export function Component() {
  const { id = '' } = useParams()
  const { changes, client } = useHost()
  const source = useMemo(
    () =>
      createLiveStack<Drawing>({
        load: (signal) => client.call('horizon.stackTopology', { params: { id }, signal, quiet: true }),
        inProgress,
        changes: changes.of(resourceTypes.stack),
      }),
    [changes, client, id],
  )
  const { data, gone, stale, status, error, updatedAt } = useLiveSource(source)
  const [query, setQuery] = useSearchParams()
  const active = stackTab(query.get('tab'))
  const told = useMemo(() => (data ? [stackOf(id, data)] : nothing), [id, data])
  const [stack] = useAsAsked(resourceTypes.stack, told, stackAsAsked)
  // What cannot be fetched is told as deleted, without a name.
  if (gone || (data && !data.nodes.length && !textOf(data.stack, 'name'))) return <Gone />
  /** Puts a part of what is seen into the address; null takes it out. */
  const keep = (part: 'view' | 'selected' | 'tab', value: string | null) =>
    setQuery(
      (before) => {
        if (value === null) before.delete(part)
        else before.set(part, value)
        return before
      },
      { replace: true },
    )

  return (
    <Page
      title={stack?.name || t('Stack')}
      panel={paths.stacks()}
      withoutPin={!stack}
      status={stack && <StatusWord look={stackLook(stack)} />}
      actions={stack && <StackActions stack={stack} refresh={source.refresh} />}
    >
      {stale ? <StaleNote at={updatedAt} reason={errorMessage(error)} onRetry={() => void source.refresh()} /> : null}
      <Tabs
        label={t('Details of the stack')}
        tabs={stackTabs.map(({ id: tab, label }) => ({ id: tab, label: t(label) }))}
        active={active}
        onStratusTabChange={({ detail }) => keep('tab', detail.tab === topologyTab ? null : detail.tab)}
      >
        <div slot={topologyTab}>
          {data ? (
            <StackTopology
              data={data}
              view={(query.get('view') === 'list' ? 'list' : 'picture') satisfies StackViewName}
              selected={query.get('selected')}
              onStratusSelect={({ detail }) => keep('selected', detail.name)}
              onStratusView={({ detail }) => keep('view', detail.view === 'picture' ? null : detail.view)}
            />
          ) : status === 'failed' ? (
            <ErrorState
              {...whatAndWhy(t('Unable to retrieve the stack topology.'), error)}
              retry
              onStratusRetry={() => void source.refresh()}
            />
          ) : (
            <Loading lines={8} />
          )}
        </div>
        {stackTabs.map(({ id: tab }) =>
          tab === topologyTab ? null : (
            <div key={tab} slot={tab}>
              {active === tab ? <StackTab id={id} tab={tab} version={data} /> : null}
            </div>
          ),
        )}
      </Tabs>
    </Page>
  )
}
