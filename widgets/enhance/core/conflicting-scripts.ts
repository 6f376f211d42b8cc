/**
 * What a Horizon page's own scripts would do a second time: each is asked for by name when it is called, so its place is taken by
 * nothing. They are named as Horizon names them; a page without them is not touched.
 */
type Rivals = Readonly<Record<string, readonly string[]>>

/** Tables and tabs: polling, sorting, filters, ticks, the state of batch buttons; loading of a tab. */
export const tableRivals: Rivals = {
  datatables: [
    'update',
    'set_table_sorting',
    'set_table_query_filter',
    'set_table_fixed_filter',
    'add_table_checkboxes',
    'initialize_checkboxes_behavior',
    'validate_button',
    'disable_actions_on_submit',
  ],
  tabs: ['load_tab'],
}

/** The reading of the network topology, for both of its pictures. */
export const topologyRivals: Rivals = { networktopologyloader: ['update'] }

/** Line charts, with their forms. */
export const chartRivals: Rivals = { d3_line_chart: ['init'] }

type Namespace = Record<string, unknown>

const isNamespace = (value: unknown): value is Namespace => typeof value === 'object' && value !== null
const nothing = (): void => undefined

/** Silences them before Horizon's own start, which comes when the document is ready; the answer gives them back. */
export function silence(rivals: Rivals, page: object = globalThis): () => void {
  const horizon = (page as Namespace)['horizon']
  if (!isNamespace(horizon)) return nothing
  const back: Array<() => void> = []
  for (const [name, methods] of Object.entries(rivals)) {
    const space = horizon[name]
    if (!isNamespace(space)) continue
    for (const method of methods) {
      const own = space[method]
      if (typeof own !== 'function' || own === nothing) continue
      space[method] = nothing
      back.push(() => void (space[method] = own))
    }
  }
  return () => back.forEach((restore) => restore())
}
