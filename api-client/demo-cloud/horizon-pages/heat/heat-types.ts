import type { Answer } from '../../call.js'
import { escapeHtml, htmlAnswer, redirect } from '../../pages.js'
import { heatTypes, templateVersions } from '../../handlers/horizon/heat-types.js'
import type { PageContext, PageRoute } from '../context.js'
import { framedPage, tableMarkup, type HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'

const typesPage = '/project/resource_types/'
const versionsPage = '/project/template_versions/'

/** What templates are made of. */
export const heatTypeRoutes: readonly PageRoute[] = [
  tableRoute(
    /^\/project\/resource_types\/$/,
    'Resource Types',
    () =>
      list(
        'resource_types',
        typesPage,
        ['Type'],
        Object.keys(heatTypes).map((name) => [name]),
      ),
    () => ({}),
  ),
  { path: /^\/project\/resource_types\/([^/]+)\/$/, methods: ['GET'], handle: resourceType },
  tableRoute(
    /^\/project\/template_versions\/$/,
    'Template Versions',
    () =>
      list(
        'template_versions',
        versionsPage,
        ['Version', 'Type'],
        templateVersions.map(({ version, type }) => [version, type.toUpperCase()]),
      ),
    () => ({}),
  ),
  { path: /^\/project\/template_versions\/([^/]+)\/$/, methods: ['GET'], handle: functions },
]

/** A row is called as it is named. */
function list(
  name: string,
  path: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  detail?: false,
): HorizonTable {
  return {
    name,
    path,
    columns: heads.map((title) => ({ title })),
    stateColumn: -1,
    still: true,
    detail: detail ?? ((id) => `${path}${encodeURIComponent(id)}/`),
    actions: [],
    rows: rows.map((cells) => ({ id: cells[0] ?? '', name: cells[0] ?? '', state: 'status_up', cells, actions: [] })),
  }
}

/** JSON is YAML, but for how Horizon indents it. */
const written = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2))

function resourceType(context: PageContext): Answer {
  const [name = ''] = context.params
  const type = Object.hasOwn(heatTypes, name) ? heatTypes[name] : undefined
  if (!type) {
    context.say('error', 'Unable to retrieve resource type details.')
    return redirect(context.call.ajax, typesPage)
  }
  const body = `<div class="detail"><dl><dd>${escapeHtml(name)}</dd></dl><h4>Attributes</h4><pre>${written(type.attributes)}\n  </pre><h4>Properties</h4><pre>${written(type.properties)}\n  </pre></div>`
  return htmlAnswer(200, framedPage(context, name, body))
}

function functions(context: PageContext): Answer {
  const [name = ''] = context.params
  const found = templateVersions.find(({ version }) => version === name)
  if (!found) context.say('error', `Unable to get functions for template version "${name}".`)
  const table = list(
    'template_functions',
    versionsPage,
    ['Function', 'Description'],
    Object.entries(found?.functions ?? {}),
    false,
  )
  return htmlAnswer(200, framedPage(context, name, tableMarkup(context, table)))
}
