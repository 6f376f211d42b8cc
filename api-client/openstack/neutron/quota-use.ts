import { quotaLabel } from '../../horizon-defaults.js'
import { asJson, one } from '../json.js'
import { part } from '../question.js'
import { networkQuotas } from '../quotas.js'
import type { Services } from '../services.js'

/** A network quota: what it is called, how much is used, and its limit; below 0 there is none. */
export interface NetworkQuotaInUse {
  readonly label: string
  readonly used: number
  readonly limit: number
}

/** Of trunks the use is told; nobody sets a limit of theirs here. */
const told = [...networkQuotas, 'trunk']

/** Rejects with `ServiceError`, also where the network service has no extension `quota_details`. */
export async function networkQuotasInUse(services: Services, project: string): Promise<NetworkQuotaInUse[]> {
  const quotas = one(await services.get('network', `/quotas/${part(project)}/details`), 'quota')
  return told.flatMap((name) => {
    const { used, reserved = 0, limit } = asJson(quotas[name])
    return typeof used === 'number' && typeof limit === 'number'
      ? [{ label: quotaLabel(name), used: used + Number(reserved), limit }]
      : []
  })
}
