import { readStackRows } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { Button } from '../../../ui/Button.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { gatedParts, stackActions, stackBatch } from './actions.js'
import { isThere, stackColumns, stackFacets, type Stack } from './stack.js'
import { useStackActions } from './use-stack-actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Stack) => id
const remember = remembered<Stack>('stacks', ['id', 'name', 'status', 'updating'])
const rowName = ({ name }: Stack) => name
const transitionOf = ({ updating, status }: Stack) => (updating ? status : null)

/** The stacks of the project, read from Horizon's own page: no JSON lists them. */
export function Component() {
  const { client, webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useResourceList<Stack>({
    load: useCallback(
      async (signal: AbortSignal) => readStackRows(await client.readPage('project/stacks/', signal)).filter(isThere),
      [client],
    ),
    keyOf,
    transitionOf,
    remember,
  })
  const actions = useStackActions({ onResult: list.settle, refresh: () => void list.refresh() })
  const columns = useMemo(() => stackColumns(({ id }) => atWebroot(webroot, paths.stack(id))), [webroot])
  return (
    <ListPage<Stack>
      title={t('Stacks')}
      name="project.stacks"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={stackFacets}
      rowName={rowName}
      actions={stackActions}
      batch={stackBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={actions.runAll}
      create={
        <>
          {gates.has('preview') ? (
            <Button icon="eye" onClick={actions.preview}>
              {t('Preview Stack')}
            </Button>
          ) : null}
          {gates.has('create') ? (
            <Button kind="primary" icon="plus" onClick={actions.launch}>
              {t('Launch Stack')}
            </Button>
          ) : null}
        </>
      }
      noMatch={t('No stack matches the search.')}
      dialogs={actions.dialog}
    />
  )
}
