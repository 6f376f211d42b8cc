import { describe, expect, it } from 'vitest'
import { nearestPage } from './nearest-pages.js'

describe('P-ROUTE-13 addresses that only Horizon has a page for', () => {
  it.each([
    ['/admin/hypervisors/1_compute_1.example/', '/admin/instances/?host=compute_1.example'],
    ['/admin/rbac_policies/1/', '/admin/rbac_policies/?text=1'],
    ['/admin/routers/1/l3_agent_list', '/admin/routers/?l3_agent=1'],
    ['/admin/volume_types/1/extras/', '/admin/volume_types/?open=1'],
    ['/admin/volume_types/qos_specs/1/', '/admin/volume_types/?tab=qos_specs'],
    ['/project/stacks/stack/1/my_server/', '/project/stacks/stack/1/?tab=stack_details__resources'],
  ])('%s leads to %s', (from, to) => expect(nearestPage(from)).toBe(to))

  it('leaves every other address alone', () => {
    for (const path of ['/admin/hypervisors/', '/admin/rbac_policies/1/2/3', '/project/stacks/stack/1/', '/identity/'])
      expect(nearestPage(path)).toBeNull()
  })
})
