import { actOnStack, inWords, removeStack, stackRows, stateClass } from '../../handlers/horizon/stacks.js'
import type { PageContext, PageRoute } from '../context.js'
import type { HorizonTable } from '../templates/markup.js'
import { ageCell } from '../templates/time-since.js'
import { stackFormRoutes } from './stack-forms.js'
import { tableRoute, type TableVerb } from '../templates/table-routes.js'

const page = '/project/stacks/'
const help = 'This action cannot be undone.'

/** The list of stacks, with what is done to them: Horizon has no JSON for it. */
export const stackRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/stacks\/$/, 'Stacks', stackTable, stackVerbs),
  ...stackFormRoutes,
]

function stackTable({ cloud }: PageContext): HorizonTable {
  return {
    name: 'stacks',
    path: page,
    columns: ['Stack Name', 'Created', 'Updated', 'Status'].map((title) => ({ title })),
    stateColumn: 3,
    actions: [
      { name: 'launch', label: 'Launch Stack', href: `${page}select_template` },
      { name: 'preview', label: 'Preview Stack', href: `${page}preview_template` },
      { name: 'delete', label: 'Delete Stacks', danger: true, help },
    ],
    rows: stackRows(cloud.world).map(({ id, name, status, made }) => ({
      id,
      name,
      state: stateClass(status),
      cells: [name, ageCell(cloud.world.clock.now() - made), 'Never', inWords(status)],
      actions: [
        { name: 'check', label: 'Check Stack' },
        { name: 'suspend', label: 'Suspend Stack' },
        { name: 'resume', label: 'Resume Stack' },
        { name: 'edit', label: 'Change Stack Template', href: `${page}${id}/change_template`, modal: true },
        { name: 'delete', label: 'Delete Stack', danger: true, help },
      ],
    })),
  }
}

function stackVerbs({ cloud }: PageContext): Readonly<Record<string, TableVerb>> {
  const act = (past: string, present: string): TableVerb => ({
    past: `${past} Stack`,
    present: `${present} stack`,
    run: (id) => actOnStack(cloud.world, id, present.toUpperCase()),
  })
  return {
    check: act('Checked', 'check'),
    suspend: act('Suspended', 'suspend'),
    resume: act('Resumed', 'resume'),
    delete: { past: 'Deleted Stack', present: 'delete stack', run: (id) => removeStack(cloud.world, id) },
  }
}
