import type { Answer } from '../../call.js'
import { consoleLines } from '../../handlers/nova/console.js'
import type { PageContext, PageRoute } from '../context.js'
import { escapeHtml, page } from '../../pages.js'

/** The console log as plain text, as the log tab reads it. */
export const consoleRoutes: readonly PageRoute[] = [
  { path: /^\/project\/instances\/([^/]+)\/console$/, methods: ['GET'], handle: showConsole },
  { path: /^\/demo-console\/vnc_auto\.html$/, methods: ['GET'], open: true, handle: showScreen },
]

/** Where a console URL leads: the machines here have no screen. */
function showScreen({ call }: PageContext): Answer {
  const title = call.url.searchParams.get('title') ?? 'Console'
  const text = `<h1>Console</h1><p>${escapeHtml(title)}: the instances of the demo cloud have no screen.</p>`
  const headers = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['X-Frame-Options', 'SAMEORIGIN'],
  ] as const
  return { status: 200, headers, body: page('Console', text) }
}

function showConsole({ cloud, call, session, params: [id = ''], say }: PageContext): Answer {
  const asked = call.url.searchParams.get('length')
  const server = cloud.world.db.nova.servers.get(id)
  const visible = server && (server.project_id === session?.project.id || session?.isAdmin)
  if (asked !== null && !/^\d+$/.test(asked)) say('warning', 'Log length must be a nonnegative integer.')
  else if (visible)
    return text(consoleLines(cloud.world, server, asked === null ? undefined : Number(asked)).join('\n'))
  return text(`Unable to get log for instance "${id}".`)
}

function text(body: string): Answer {
  return { status: 200, headers: [['Content-Type', 'text/plain; charset=utf-8']], body }
}
