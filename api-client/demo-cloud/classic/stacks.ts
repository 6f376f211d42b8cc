import type { Answer } from '../call.js'
import { inWords, stackRows } from '../handlers/horizon-stacks.js'
import type { ClassicContext, ClassicRoute } from './classic.js'
import { escapeHtml, htmlAnswer, page } from './pages.js'

/** The list of stacks: Horizon has no JSON for it. */
export const stackRoutes: readonly ClassicRoute[] = [
  { path: /^\/project\/stacks\/$/, methods: ['GET'], handle: showStacks },
]

function showStacks({ cloud }: ClassicContext): Answer {
  const rows = stackRows(cloud.world).map(({ id, name, status }) => {
    const state = status.endsWith('IN_PROGRESS') ? 'unknown' : status.endsWith('FAILED') ? 'down' : 'up'
    const word = status.replace(/^[A-Z]+_/, '')
    return `<tr class="ajax-update status_${state}" data-display="${escapeHtml(name)}" data-display-key="name" data-object-id="${id}" id="stacks__row__${id}"><td class="multi_select_column"><input type="checkbox" name="object_ids" value="${id}"></td><td class="anchor sortable normal_column"><a href="/project/stacks/stack/${id}/">${escapeHtml(name)}</a></td><td class="sortable normal_column"><span data-seconds="3600">1 hour</span></td><td class="sortable normal_column">Never</td><td class="status_${state} hide sortable normal_column">${word}</td><td class="sortable normal_column">${inWords(status)}</td><td class="actions_column"></td></tr>`
  })
  return htmlAnswer(200, page('Stacks', `<table id="stacks"><tbody>${rows.join('')}</tbody></table>`))
}
