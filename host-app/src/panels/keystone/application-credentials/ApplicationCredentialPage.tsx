import { t, type Column } from '@stratus/widgets'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useFollowedActions } from '../../../actions/use-details-actions.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { ItemOfList } from '../../../details/ItemOfList.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { PartTable } from '../../../list/PartTable.js'
import { paths } from '../../../paths.js'
import { whatAndWhy } from '../../../stores/what-and-why.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { credentialActions } from './actions.js'
import { unrestrictedWord, type Credential } from './credential.js'
import { CredentialFacts } from './CredentialFacts.js'
import { useCredentials } from './use-credentials.js'
import { Loading } from '../../../ui/Loading.js'

/** One credential, with what it may call (I-APPCRED-05). */
export function Component() {
  const { id = '' } = useParams()
  const list = useCredentials()
  return (
    <ItemOfList
      list={list}
      id={id}
      title={t('Application Credential')}
      panel={paths.applicationCredentials()}
      failure={t('Unable to retrieve the application credential.')}
    >
      {(credential, note) => <Details {...{ credential, note, list }} />}
    </ItemOfList>
  )
}

interface DetailsProps {
  credential: Credential
  note: ReactNode
  list: ResourceList<Credential>
}

interface RuleRow {
  readonly id: string
  readonly service: string | null
  readonly method: string | null
  readonly path: string | null
}

const byPath = { column: 'path', direction: 'ascending' } as const

function Details({ credential, note, list }: DetailsProps) {
  const { client } = useHost()
  const actions = useFollowedActions(credentialActions, credential, list, paths.applicationCredentials())
  const { id } = credential
  const { state, retry } = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        client.call('keystone.applicationCredentials.get', { params: { id }, signal, quiet: true }),
      [client, id],
    ),
  )
  const columns = useMemo<Column<RuleRow>[]>(
    () => [
      { id: 'service', title: t('Service'), value: ({ service }) => service },
      { id: 'method', title: t('Method'), value: ({ method }) => method },
      {
        id: 'path',
        title: t('Path'),
        rowHeader: true,
        value: ({ path }) => path,
        cell: ({ path }) => ({ text: path, mono: true }),
      },
    ],
    [],
  )
  const data = state.status === 'ready' ? state.data : null
  return (
    <DetailsView
      title={credential.name ?? id}
      panel={paths.applicationCredentials()}
      item={credential}
      actions={actions}
      note={note}
    >
      <DetailsSection title={t('Application Credential')}>
        <CredentialFacts
          credential={credential}
          more={data ? [{ label: t('Unrestricted'), value: unrestrictedWord(data.unrestricted) }] : []}
        />
      </DetailsSection>
      <DetailsSection title={t('Access Rules')}>
        {state.status === 'failed' ? (
          <ErrorState
            {...whatAndWhy(t('Unable to retrieve the application credential.'), state.error)}
            retry
            onStratusRetry={retry}
          />
        ) : null}
        {state.status === 'pending' ? <Loading lines={2} /> : null}
        {data ? (
          <PartTable<RuleRow>
            label={t('Access Rules')}
            name="rules"
            columns={columns}
            rows={data.access_rules.map((rule, at) => ({ id: String(at), ...rule }))}
            sort={byPath}
            empty={t('It may make every call that its roles allow.')}
          />
        ) : null}
      </DetailsSection>
    </DetailsView>
  )
}
