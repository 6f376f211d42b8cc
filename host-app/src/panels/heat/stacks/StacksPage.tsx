import { t, toIsoDate } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { useSeenByTasks } from '../../../list/use-seen-by-tasks.js'
import { listStacks } from './list-stacks.js'
import { stackAsAsked, stackColumns, stackFacets, type Stack } from './stack.js'
import { stackActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Stack) => id
const remember = remembered<Stack>('stacks', ['id', 'name', 'status', 'updating', 'created', 'updated'])
const rowName = ({ name }: Stack) => name
const transitionOf = ({ updating, status }: Stack) => (updating ? status : null)

/** The stacks of the project. */
export function Component() {
  const { client, webroot } = useHost()
  const list = useSeenByTasks(
    useResourceList<Stack>({
      type: resourceTypes.stack,
      load: useCallback((signal: AbortSignal) => listStacks(client, signal), [client]),
      keyOf,
      transitionOf,
      remember,
    }),
    { type: resourceTypes.stack, asAsked: stackAsAsked },
  )
  const isDated = list.rows.every(({ updated }) => updated === null || toIsoDate(updated) !== '')
  const columns = useMemo(
    () => stackColumns(({ id }) => atWebroot(webroot, paths.stack(id)), isDated),
    [webroot, isDated],
  )
  return (
    <ListPage<Stack>
      title={t('Stacks')}
      name="project.stacks"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={stackFacets}
      rowName={rowName}
      actions={useActions(stackActions, list)}
    />
  )
}
