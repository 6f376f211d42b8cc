import type { Table } from '../../world/table.js'
import { demandAdmin, type PageContext, type PageRoute } from '../context.js'
import type { Answer } from '../../call.js'
import { escapeHtml, htmlAnswer, notFoundPage } from '../../pages.js'
import { framedPage, type HorizonRow } from '../templates/markup.js'

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

interface Dated extends Owned {
  readonly name: string
  readonly created_at: string
}

/** A moment as Horizon writes it: `Nov. 30, 2026, 8:35 a.m.`. */
function dateOf(moment: string): string {
  const date = new Date(`${moment.replace(/Z?$/, '')}Z`)
  const part = (options: Intl.DateTimeFormatOptions) => date.toLocaleString('en', { ...options, timeZone: 'UTC' })
  const time = part({ hour: 'numeric', minute: '2-digit' }).replace(
    /\s?([AP])M$/,
    (_, half: string) => ` ${half.toLowerCase()}.m.`,
  )
  return `${part({ month: 'short' })}. ${part({ day: 'numeric' })}, ${part({ year: 'numeric' })}, ${time}`
}

/** The page of one, in both areas: its facts, to administrators also whose it is. @param more what there is to know of it besides */
export const factsRoute = <Row extends Dated>(
  path: RegExp,
  tableOf: (context: PageContext) => Table<Row>,
  more: (context: PageContext, row: Row) => Readonly<Record<string, string>> = () => ({}),
): PageRoute => ({
  path,
  methods: ['GET'],
  handle(context): Answer {
    const row = rowsOfArea(context, tableOf(context)).find(({ id }) => id === context.params[0])
    if (!row) return notFoundPage()
    const { name, id, project_id, created_at } = row
    const facts = {
      Name: name,
      ID: id,
      ...(areaOf(context) === 'admin' && { 'Project ID': project_id }),
      ...more(context, row),
      Created: dateOf(created_at),
    }
    const list = Object.entries(facts).map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`)
    return htmlAnswer(200, framedPage(context, name, `<dl class="dl-horizontal">${list.join('')}</dl>`))
  },
})
