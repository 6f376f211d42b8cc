import type { Client } from '@stratus/api-client'
import {
  deleteAction,
  deletePage,
  type DeleteTarget,
  t,
  type DeleteTransport,
  type TopologyDeleteResult,
} from '@stratus/widgets'

const base = 'project/network_topology/'

/** Said when the server did it without a word. @texts */
const done: Readonly<Record<DeleteTarget['kind'], string>> = {
  server: 'The instance is being deleted: %s',
  router: 'Deleted router: %s',
  network: 'Deleted network: %s',
  port: 'Deleted interface: %s',
  subnet: 'Deleted subnet: %s',
}

/**
 * Deletes by the page for that kind of device, as the topology's hidden frame would, but through the client: with its token,
 * its queue and its sign-in. Today's Horizons forbid frames of their pages (X-Frame-Options), so a frame could not (DEC-21).
 */
export function deleteDevice(client: Pick<Client, 'tableAction' | 'readPage'>): DeleteTransport {
  return async (target: DeleteTarget): Promise<TopologyDeleteResult> => {
    const page = base + deletePage(target)
    const next = target.kind === 'subnet' ? `${base}network` : page
    const last = await client.tableAction(page, deleteAction(target), next)
    return last ? { type: typeOf(last.type), message: escapeMarkup(last.text) } : whatCame(client, page, target)
  }
}

/** Another page may have heard what came of it: then the table tells. */
async function whatCame(
  client: Pick<Client, 'readPage'>,
  page: string,
  target: DeleteTarget,
): Promise<TopologyDeleteResult> {
  const { kind, id, name } = target
  const [{ isDone }, { unknownText }] = await Promise.all([
    import('../../actions/is-done.js'),
    import('../../actions/unknown-outcome.js'),
  ])
  const [rows = '', action = ''] = deleteAction(target).split('__')
  if (!(await isDone(client, { table: page, name: [rows, action] }, id)))
    return { type: 'warning', message: escapeMarkup(unknownText(name || id, 1)) }
  return { type: kind === 'server' ? 'info' : 'success', message: escapeMarkup(t(done[kind], [name || id])) }
}

function typeOf(type: string): TopologyDeleteResult['type'] {
  return type === 'success' || type === 'info' || type === 'warning' ? type : 'error'
}

/** The result may hold markup; this text is a text. */
function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
