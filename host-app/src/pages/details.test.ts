import { describe, expect, it } from 'vitest'
import { afterAction, nothingDone } from '../actions/action-result.js'
import { redirectTarget } from '../navigation/details-redirects.js'
import { listOf } from '../navigation/details-lists.js'

const one = [{ type: 'OS::Glance::Image', id: '1' }]

describe('after an action on a details page', () => {
  it('W-DETAIL-04 goes to the list when items were deleted and none failed', () => {
    expect(afterAction({ ...nothingDone, deleted: one })).toBe('index')
    expect(afterAction(undefined)).toBe('index')
  })

  it('W-DETAIL-04 otherwise loads the item again', () => {
    expect(afterAction({ ...nothingDone, updated: one })).toBe('reload')
    expect(afterAction({ ...nothingDone, deleted: one, failed: one })).toBe('reload')
    expect(afterAction({ ...nothingDone, failed: one })).toBe('reload')
    expect(afterAction(nothingDone)).toBe('reload')
  })
})

describe('P-ROUTE-04 P-ROUTE-05 P-ROUTE-08 P-ROUTE-12 old addresses of things', () => {
  it.each([
    ['/project/images/1', '/ngdetails/OS::Glance::Image/1'],
    ['/project/images/1/', '/ngdetails/OS::Glance::Image/1'],
    ['/admin/images/1/detail', '/ngdetails/OS::Glance::Image/1?nav=/admin/images/'],
    ['/project/key_pairs/my%20key', '/ngdetails/OS::Nova::Keypair/my%20key'],
    ['/project/network_qos/1', '/ngdetails/OS::Neutron::QoSPolicy/1'],
    ['/project/server_groups/1', '/ngdetails/OS::Nova::ServerGroup/1'],
    ['/project/trunks/1', '/ngdetails/OS::Neutron::Trunk/1'],
    ['/identity/1/detail/', '/ngdetails/OS::Keystone::Project/1'],
    ['/identity/users/1/detail/', '/ngdetails/OS::Keystone::User/1'],
    ['/admin/trunk/1/detail', '/ngdetails/OS::Neutron::Trunk/1?nav=/admin/trunks/'],
    ['/admin/trunks/1/detail', '/ngdetails/OS::Neutron::Trunk/1?nav=/admin/trunks/'],
  ])('%s leads to %s', (from, to) => expect(redirectTarget(from)).toBe(to))

  it('leaves every other address alone', () => {
    for (const path of ['/project/images', '/project/images/1/2', '/admin/images/1', '/project/'])
      expect(redirectTarget(path)).toBeNull()
  })
})

describe('the list a details page belongs to', () => {
  it('is that of its type, however the colons are written', () => {
    expect(listOf('/ngdetails/OS::Keystone::User/1')).toBe('/identity/users/')
    expect(listOf('/ngdetails/OS%3A%3AKeystone%3a%3AProject/1')).toBe('/identity/')
    expect(listOf('/ngdetails/OS::Nova::Keypair/a/b')).toBe('/project/key_pairs')
  })

  it('is nothing else than the page itself elsewhere', () => {
    for (const path of ['/project/images', '/ngdetails/OS::Nova::Nothing/1', '/ngdetails', '/'])
      expect(listOf(path)).toBe(path)
  })
})
