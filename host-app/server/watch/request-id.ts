import { randomUUID } from 'node:crypto'

/** Ids that others gave may stand in our log: nothing but a word. */
const plainId = /^[\w.:-]{8,80}$/

/** The id of a request: that of a proxy in front of us that is believed, else a new one in the form that OpenStack's services take over. */
export function requestIdOf(headers: Headers, believed: boolean): string {
  const given = believed ? headers.get('x-request-id') : null
  return given && plainId.test(given) ? given : `req-${randomUUID()}`
}
