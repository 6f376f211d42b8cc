import { decoded, stackFacts, ServiceError } from '@stratus/api-client/openstack'
import { stringify } from 'yaml'
import type { OpenSession } from './sessions.js'
import { told } from './told.js'

const stackPage = /^project\/stacks\/stack\/([^/]+)\/$/

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const html = { 'Content-Type': 'text/html; charset=utf-8' }

const listOf = (rows: readonly (readonly [string, string])[]): string =>
  `<dl class="dl-horizontal">${rows.map(([term, text]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`

const pane = (slug: string, content: string): string =>
  `<div id="stack_details__${slug}" class="tab-pane"><div class="detail">${content}</div></div>`

/** What the dashboard reads from Horizon's page of a stack: its overview and its template. Null: another page. */
export async function answerStackPage(
  request: Request,
  path: string,
  { services }: OpenSession,
): Promise<Response | null> {
  const [, id] = stackPage.exec(path) ?? []
  if (!id || request.method === 'POST') return null
  try {
    const { sections, template } = await stackFacts(services, decoded(id))
    const overview = sections.map(({ title, rows }) => `${title && `<h4>${escaped(title)}</h4>`}${listOf(rows)}`)
    const text = `<pre>${escaped(stringify(template))}</pre>`
    return new Response(pane('overview', overview.join('')) + pane('stack_template', text), { headers: html })
  } catch (error) {
    if (error instanceof ServiceError && error.status !== 401) return told('error', error.text)
    throw error
  }
}
