import type { Client } from '@stratus/api-client'
import {
  deleteAction,
  deletePage,
  type DeleteTarget,
  type DeleteTransport,
  type TopologyDeleteResult,
} from '@stratus/widgets'

const base = 'project/network_topology/'
const problem = 'There was a problem communicating with the server, please try again.'

/**
 * Deletes by the page for that kind of device, as the topology's hidden frame would, but through the client: with its token,
 * its queue and its sign-in. Today's Horizons forbid frames of their pages (X-Frame-Options), so a frame could not (DEC-21).
 */
export function deleteDevice(client: Pick<Client, 'tableAction'>): DeleteTransport {
  return async (target: DeleteTarget): Promise<TopologyDeleteResult> => {
    const page = base + deletePage(target)
    const next = target.kind === 'subnet' ? `${base}network` : page
    const last = await client.tableAction(page, deleteAction(target), next)
    return last ? { type: typeOf(last.type), message: escapeMarkup(last.text) } : { type: 'error', message: problem }
  }
}

function typeOf(type: string): TopologyDeleteResult['type'] {
  return type === 'success' || type === 'info' || type === 'warning' ? type : 'error'
}

/** The result may hold markup; this text is a text. */
function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
