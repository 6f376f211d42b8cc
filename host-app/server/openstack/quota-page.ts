import { networkQuotasInUse } from '@stratus/api-client/openstack'
import type { OpenSession } from './sessions.js'

const html = { 'Content-Type': 'text/html; charset=utf-8' }

/**
 * What the dashboard reads from Horizon's overview page, as that has it: network quotas, which no call of its REST API tells. Empty where
 * the network service does not tell of use.
 */
export async function answerQuotaPage({ services, identity }: OpenSession): Promise<Response> {
  const quotas = await networkQuotasInUse(services, identity.project?.id ?? '').catch(() => [])
  const charts = quotas.map(({ label, used, limit }) => {
    const use = limit < 0 ? `Used ${used} (No Limit)` : `Used ${used} of ${limit}`
    return `<div class="quota_title" title="${label}">${label}</div><div class="quota_subtitle">${use}</div>`
  })
  return new Response(charts.join('\n'), { headers: html })
}
