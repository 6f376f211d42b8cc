/**
 * Functions of a Horizon page's own scripts that would do a second time what `enhance` does, by namespace. Horizon looks each up
 * when it calls it, so an empty function in its place is enough; a page without them is not touched.
 */
type ConflictingScripts = Readonly<Record<string, readonly string[]>>

/** Tables and tabs: polling, sorting, filters, ticks, the state of batch buttons; loading of a tab. */
export const tableScripts: ConflictingScripts = {
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
export const topologyScripts: ConflictingScripts = { networktopologyloader: ['update'] }

/** Line charts, with their forms. */
export const chartScripts: ConflictingScripts = { d3_line_chart: ['init'] }

type Namespace = Record<string, unknown>

const isNamespace = (value: unknown): value is Namespace => typeof value === 'object' && value !== null
const nothing = (): void => undefined

/** Disables them before Horizon's own start, which comes when the document is ready; the result restores them. */
export function silence(scripts: ConflictingScripts, page: object = globalThis): () => void {
  const horizon = (page as Namespace)['horizon']
  if (!isNamespace(horizon)) return nothing
  const back: Array<() => void> = []
  for (const [name, methods] of Object.entries(scripts)) {
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
