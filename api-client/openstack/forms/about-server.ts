import { type Json, many, one, textOf } from '../json.js'
import { part } from '../question.js'
import type { FormQuestion } from './service-form.js'

/** The server that a form is about. */
export const server = async ({ services, params }: FormQuestion): Promise<Json> =>
  one(await services.get('compute', `/servers/${part(params['id'] ?? '')}`, { microversion: '2.19' }), 'server')

export const act = ({ services }: FormQuestion, { id }: Json, action: Json, microversion?: string) =>
  services.post('compute', `/servers/${part(String(id))}/action`, action, { microversion })

const addressesOf = (things: readonly Json[]): string => things.map((each) => textOf(each, 'ip_address')).join(', ')

export const fixedIps = (port: Json): string => addressesOf(many(port, 'fixed_ips'))

export const portsOf = ({ services }: FormQuestion, { id }: Json) =>
  services.all('network', '/ports', 'ports', { query: { device_id: String(id) } })
