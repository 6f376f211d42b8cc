import { t, type Facet } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { domainActions, domainBatch, gatedParts } from './actions.js'
import { domainColumns, listDomains, nameOf, type Domain } from './domain.js'
import { useDomainActions } from './use-domain-actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Domain) => id
const remember = remembered<Domain>('domains', ['id', 'name', 'description', 'enabled'])
/** The panel is searched by free text alone. */
const noFacets: readonly Facet[] = []

/** The domains panel (D2 §2). */
export function Component() {
  const { client, webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useResourceList<Domain>({
    load: useCallback((signal: AbortSignal) => listDomains(client, signal), [client]),
    keyOf,
    remember,
  })
  const actions = useDomainActions(list.settle)
  const columns = useMemo(
    () => domainColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.domain, id))),
    [webroot],
  )
  return (
    <ListPage<Domain>
      title={t('Domains')}
      name="identity.domains"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={noFacets}
      rowName={nameOf}
      actions={domainActions}
      batch={domainBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, domains) => actions.removeAll(domains)}
      renderDrawer={({ id, description }) => (
        <DefinitionList items={[copyable(t('ID'), id), typed(t('Description'), description)]} />
      )}
      create={
        <CreateButton gates={gates} command="domains.create" onClick={actions.create}>
          {t('Create Domain')}
        </CreateButton>
      }
      noMatch={t('No domain matches the search.')}
      wait={actions.busy}
      dialogs={actions.dialogs}
    />
  )
}
