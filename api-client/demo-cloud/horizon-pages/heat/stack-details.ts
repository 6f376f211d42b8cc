import { inWords, stackParts, stackResources, stackRows, stateClass } from '../../handlers/horizon/stacks.js'
import type { PageContext, PageRoute } from '../context.js'
import { framedPage, tableMarkup, type HorizonTable } from '../templates/markup.js'
import { timeSince } from '../templates/time-since.js'
import { escapeHtml, htmlAnswer, notFoundPage } from '../../pages.js'

const group = 'stack_details'

interface Stack {
  readonly id: string
  readonly name: string
  readonly status: string
}

/** The page of a stack, with Horizon's tabs: resources and events come when they are asked for. */
export const stackDetailRoutes: readonly PageRoute[] = [
  {
    path: /^\/project\/stacks\/stack\/([^/]+)\/$/,
    methods: ['GET'],
    handle(context) {
      const { cloud, params, call } = context
      const stack = stackRows(cloud.world).find(({ id }) => id === params[0])
      if (!stack) return notFoundPage()
      const asked = call.url.searchParams.get('tab') ?? ''
      const shown = asked.startsWith(`${group}__`) ? asked.slice(group.length + 2) : 'topology'
      return htmlAnswer(200, framedPage(context, stack.name, tabs(context, stack, shown)))
    },
  },
  {
    path: /^\/project\/stacks\/stack\/([^/]+)\/([^/]+)\/$/,
    methods: ['GET'],
    handle(context) {
      const [id = '', name = ''] = context.params
      const [, type, status] = stackResources(context.cloud.world, id).find(([each]) => each === name) ?? []
      if (!type || !status) return notFoundPage()
      const facts = definitions([
        ['Stack Resource', name],
        ['Resource Type', type],
        ['Status', inWords(status)],
      ])
      return htmlAnswer(200, framedPage(context, name, `<div class="detail">${facts}</div>`))
    },
  },
]

const definitions = (rows: readonly (readonly [string, string])[]) =>
  `<dl class="dl-horizontal">${rows.map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`

const parts: readonly (readonly [slug: string, title: string, lazy: boolean])[] = [
  ['topology', 'Topology', false],
  ['overview', 'Overview', false],
  ['resources', 'Resources', true],
  ['events', 'Events', true],
  ['stack_template', 'Template', false],
]

function tabs(context: PageContext, stack: Stack, shown: string): string {
  const links = parts.map(
    ([slug, title, lazy]) =>
      `<li class="${slug === shown ? 'active' : ''}"><a href="?tab=${group}__${slug}" data-toggle="tab" data-target="#${group}__${slug}" data-loaded="${!lazy || slug === shown}">${title}</a></li>`,
  )
  const panes = parts.map(
    ([slug, , lazy]) =>
      `<div id="${group}__${slug}" class="tab-pane ${slug === shown ? 'active' : ''}">${lazy && slug !== shown ? '' : paneOf(context, stack, slug)}</div>`,
  )
  return `<ul id="${group}" class="nav nav-tabs ajax-tabs" data-sticky-tabs="sticky">${links.join('')}</ul><div class="tab-content">${panes.join('')}</div>`
}

function paneOf(context: PageContext, stack: Stack, slug: string): string {
  switch (slug) {
    case 'overview':
      return overview(stack)
    case 'resources':
    case 'events':
      return tableMarkup(context, tableOf(context, stack, slug))
    case 'stack_template':
      return `<div class="detail"><pre>${escapeHtml(template(context, stack))}</pre></div>`
    default:
      return `<div id="resource_container"><div id="info_box"></div><div id="stack_box"></div><div id="heat_resource_topology"></div><div id="stack_id" data-stack_id="${stack.id}"></div></div>`
  }
}

function overview({ id, name, status }: Stack): string {
  const list = (title: string, rows: readonly (readonly [string, string])[]) =>
    `${title && `<h4>${title}</h4><hr class="header_rule">`}${definitions(rows)}`
  return `<div class="detail">${list('', [
    ['Name', name],
    ['ID', id],
    ['Description', 'No description'],
  ])}${list('Status', [
    ['Last Updated', 'Never'],
    ['Status', `${inWords(status)}: Stack ${inWords(status)}`],
  ])}${list('Launch Parameters', [
    ['Timeout', '60 Minutes'],
    ['Rollback', 'Disabled'],
  ])}</div>`
}

function tableOf({ cloud }: PageContext, { id }: Stack, name: 'resources' | 'events'): HorizonTable {
  const titles = {
    resources: ['Stack Resource', 'Resource', 'Stack Resource Type', 'Date Updated', 'Status', 'Status Reason'],
    events: ['Stack Resource', 'Resource', 'Time Since Event', 'Status', 'Status Reason'],
  }
  return {
    name,
    path: `/project/stacks/stack/${id}/`,
    columns: titles[name].map((title) => ({ title })),
    stateColumn: titles[name].indexOf('Status'),
    actions: [],
    rows: stackParts(cloud.world, id).map((part) => {
      const status = inWords(part.resource_status)
      const what = [part.resource_name, part.physical_resource_id]
      const age = timeSince((cloud.world.clock.now() - Date.parse(part.creation_time)) / 1000)
      return {
        id: part.resource_name,
        name: part.resource_name,
        state: stateClass(part.resource_status),
        cells:
          name === 'events'
            ? [...what, age, status, part.resource_status_reason || 'state changed']
            : [...what, part.resource_type, age, status, part.resource_status_reason || 'state changed'],
        actions: [],
      }
    }),
  }
}

function template({ cloud }: PageContext, { id }: Stack): string {
  const resources = stackResources(cloud.world, id).map(([name, type]) => `  ${name}:\n    type: ${type}`)
  return `heat_template_version: '2018-08-31'\nresources:\n${resources.join('\n')}\n`
}
