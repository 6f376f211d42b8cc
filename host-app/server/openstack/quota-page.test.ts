import { Services, cloudAccess } from '@stratus/api-client/openstack'
import { expect, it } from 'vitest'
import { networkQuotasOf } from '../../src/quota/limit-summary.js'
import { answerQuotaPage } from './quota-page.js'
import type { OpenSession } from './sessions.js'

/** Quotas as the page tells them, of a network service that answers so. */
async function told(answer: Response) {
  const access = cloudAccess(async () => answer, 'http://cloud:5000/v3')
  const endpoints = [{ id: 'n', interface: 'public', region: 'One', region_id: 'One', url: 'http://cloud:9696' }]
  const catalog = [{ id: 'n', type: 'network', name: 'neutron', endpoints }]
  const services = new Services(access, { token: 'token', catalog, region: 'One' })
  const page = await answerQuotaPage({ services, identity: { project: { id: 'p1' } } } as unknown as OpenSession)
  return networkQuotasOf(await page.text())
}

it('S-DIRECT-14 network quotas are told as the overview page of Horizon tells them', async () => {
  const quota = {
    network: { limit: 100, used: 5, reserved: 1 },
    router: { limit: -1, used: 2, reserved: 0 },
    trunk: { limit: -1, used: 2, reserved: 0 },
    floatingip: { limit: 'many', used: 3 },
  }
  expect(await told(Response.json({ quota }))).toEqual([
    { label: 'Networks', used: 6, max: 100 },
    { label: 'Routers', used: 2, max: Infinity },
    { label: 'Trunks', used: 2, max: Infinity },
  ])
  // Without the extension `quota_details`.
  expect(await told(Response.json({ NeutronError: {} }, { status: 404 }))).toEqual([])
})
