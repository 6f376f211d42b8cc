import { json, html, type Reply } from '../handler.js'
import type { ServiceName } from './places.js'

/** What Nova and Cinder call a kind of error. */
const kinds: Readonly<Record<number, string>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'itemNotFound',
  409: 'conflictingRequest',
  413: 'overLimit',
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
}

/** What Python clients put around a service's own words. */
const around =
  / \(HTTP \d{3}\)[^]*$|\nNeutron server returns[^]*$|^HTTP \d{3} [A-Z][\w ]+: |^(?:Container|Object) [A-Z]+ failed: [^]*$/g

/** A refusal in the form of the service that makes it; Glance's is a page for who does not ask for JSON. */
export function refused(service: ServiceName, status: number, text: string, accept: string | null): Reply {
  const message = text.replace(around, '')
  const kind = service === 'image' && accept !== 'application/json' ? 'object-store' : service
  switch (kind) {
    case 'image': {
      const title = titles[status] ?? 'Error'
      return json({ message: `${message}<br /><br />\n\n\n`, code: `${status} ${title}`, title }, status)
    }
    case 'object-store': {
      const title = `${status} ${titles[status] ?? 'Error'}`
      return html(
        `<html><head><title>${title}</title></head><body><h1>${title}</h1>${message}<br /><br /></body></html>`,
        status,
      )
    }
    case 'network':
      return json({ NeutronError: { type: kinds[status] ?? 'HTTPError', message, detail: '' } }, status)
    case 'identity':
      return json({ error: { code: status, message, title: titles[status] ?? '' } }, status)
    case 'orchestration':
      return json({ code: status, title: titles[status] ?? '', error: { message, type: kinds[status] ?? '' } }, status)
    default:
      return json({ [kinds[status] ?? 'computeFault']: { code: status, message } }, status)
  }
}
