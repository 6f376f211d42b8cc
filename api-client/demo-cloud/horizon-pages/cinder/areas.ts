import type { Table } from '../../world/table.js'
import { demandAdmin, type PageContext } from '../context.js'
import type { HorizonRow } from '../templates/markup.js'

interface Owned {
  readonly id: string
  readonly project_id: string
}

/** Which of the two areas that have the same pages a page belongs to. */
export const areaOf = ({ call }: PageContext): 'project' | 'admin' =>
  call.url.pathname.startsWith('/admin/') ? 'admin' : 'project'

/** The admin area is closed to everybody else. */
export function demandAdminArea(context: PageContext): void {
  if (areaOf(context) === 'admin') demandAdmin(context)
}

/** What a list has: rows of the project, or of all. */
export function rowsOfArea<Row extends Owned>(context: PageContext, table: Table<Row>): Row[] {
  demandAdminArea(context)
  return areaOf(context) === 'admin'
    ? table.all()
    : table.filter(({ project_id }) => project_id === context.session?.project.id)
}

/** The first column of the admin area. */
export function projectCell(context: PageContext, { project_id }: Owned): string[] {
  if (areaOf(context) === 'project') return []
  return [context.cloud.world.db.keystone.projects.get(project_id)?.name ?? project_id]
}

/** Horizon leaves out what the policy refuses. */
export const ifAllowed = <T>({ policy }: PageContext, rule: string, ...items: readonly T[]): readonly T[] =>
  policy?.allows('volume', rule) ? items : []

/** As Horizon colours a status. */
export function stateOf(status: string): HorizonRow['state'] {
  if (status === 'error') return 'status_down'
  return status === 'available' || status === 'in-use' ? 'status_up' : 'warning'
}

export const capital = (word: string): string => word.replace(/^./, (first) => first.toUpperCase())
