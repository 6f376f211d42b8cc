import { t, type Facet } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { domainColumns, listDomains, nameOf, type Domain } from './domain.js'
import { domainActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Domain) => id
const remember = remembered<Domain>('domains', ['id', 'name', 'description', 'enabled'])
/** The panel is searched by free text alone. */
const noFacets: readonly Facet[] = []

/** The domains panel (I-DOM-01). */
export function Component() {
  const { client, webroot } = useHost()
  const list = useResourceList<Domain>({
    load: useCallback((signal: AbortSignal) => listDomains(client, signal), [client]),
    keyOf,
    remember,
  })
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
      actions={useActions(domainActions, list)}
      renderDrawer={({ id, description }) => (
        <DefinitionList items={[copyable(t('ID'), id), typed(t('Description'), description)]} />
      )}
    />
  )
}
