import type { Answer } from '../../call.js'
import { Refusal } from '../../handler.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { framedPage, tableMarkup, tablePage, tableRow, type HorizonTable } from './markup.js'
import { htmlAnswer, redirect } from '../../pages.js'

/** One of a table's actions that change things. */
export interface TableVerb {
  /** 'Paused Instance' in the message of success. */
  readonly past: string
  /** 'pause instance' in the messages of failure. */
  readonly present: string
  run(id: string): void
}

/** One of the tables of a page. */
export interface PageTable {
  /** Id of the box around it, where a page has several. */
  readonly box?: string
  table(context: PageContext): HorizonTable
  verbs(context: PageContext): Readonly<Record<string, TableVerb>>
}

/** A table page with what belongs to it: the page, its row updates, and its actions. */
export function tableRoute(
  path: RegExp,
  title: string,
  table: PageTable['table'],
  verbs: PageTable['verbs'],
): PageRoute {
  return tablesRoute(path, title, [{ table, verbs }])
}

/** The same for a page with several tables. */
export function tablesRoute(path: RegExp, title: string, parts: readonly [PageTable, ...PageTable[]]): PageRoute {
  return {
    path,
    methods: ['GET', 'POST'],
    handle(context) {
      const tables = parts.map(({ table }) => table(context))
      const partOf = (name: string | undefined) => {
        const at = Math.max(
          0,
          tables.findIndex((table) => table.name === name),
        )
        return { table: tables[at] ?? parts[0].table(context), verbs: (parts[at] ?? parts[0]).verbs(context) }
      }
      if (context.call.method === 'POST') {
        const { table, verbs } = partOf(field(context.form, 'action').split('__')[0])
        return act(context, table, verbs)
      }
      const query = context.call.url.searchParams
      if (!context.call.ajax || !query.has('action')) {
        const markup = tables.map((table, at) => {
          const { box } = parts[at] ?? {}
          return box ? `<div id="${box}">${tableMarkup(context, table)}</div>` : tableMarkup(context, table)
        })
        return htmlAnswer(200, framedPage(context, title, markup.join('')))
      }
      const { table } = partOf(query.get('table') ?? undefined)
      if (query.get('action') !== 'row_update') return actionLink(context, table, query.get('action') ?? '')
      const row = table.rows.find(({ id }) => id === query.get('obj_id'))
      return row ? htmlAnswer(200, tableRow(table, row)) : htmlAnswer(404, '')
    },
  }
}

/** The link of a table action, as the page has it now. */
function actionLink(context: PageContext, table: HorizonTable, name: string): Answer {
  const page = tablePage(context, '', table)
  const link = new RegExp(`<a [^>]*id="${table.name}__action_${name.replace(/\W/g, '')}".*?</a>`, 's').exec(page)?.[0]
  return link ? htmlAnswer(200, link) : htmlAnswer(404, '')
}

/** Does what a button of a table was pressed for; `next`: where that leads. */
export function act(
  context: PageContext,
  table: HorizonTable,
  verbs: Readonly<Record<string, TableVerb>>,
  next = context.call.url.pathname,
): Answer {
  const { call, form, say } = context
  const [, name = '', ...rest] = field(form, 'action').split('__')
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  const ids = rest.length ? [rest.join('__')] : form.getAll('object_ids').map(String)
  if (!verb || ids.length === 0) say('info', 'Please select a row before taking that action.')
  const outcomes = verb ? ids.map((id) => run(verb, table, id)) : []
  const names = (ok: boolean) => outcomes.filter((each) => each.ok === ok).map((each) => each.name)
  if (verb && names(false).length) say('error', `Unable to ${verb.present}: ${names(false).join(', ')}`)
  if (verb && names(true).length)
    say(names(false).length ? 'info' : 'success', `${verb.past}: ${names(true).join(', ')}`)
  return redirect(call.ajax, next)
}

function run(verb: TableVerb, table: HorizonTable, id: string): { ok: boolean; name: string } {
  const row = table.rows.find((each) => each.id === id)
  if (!row) return { ok: false, name: id }
  try {
    verb.run(id)
    return { ok: true, name: row.name }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ok: false, name: row.name }
  }
}
