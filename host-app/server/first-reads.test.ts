import { describe, expect, it } from 'vitest'
import { operations } from '@stratus/api-client'
import { pageOperations } from '../../api-client/operations/page-operations.js'
import { firstReads } from './first-reads.js'

const known = new Set<string>(
  [...Object.values(operations), ...Object.values(pageOperations)]
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path),
)

describe('DEC-46 what a page reads first', () => {
  it.each(['project', 'project/instances/', 'project/images', 'admin/images', 'admin/info/', 'identity/groups/'])(
    '%s: calls of the table, in front of a Horizon and without one',
    (page) => {
      for (const asksServices of [false, true]) {
        const reads = firstReads(page, '', asksServices)
        expect(reads.length).toBeGreaterThan(3)
        for (const read of reads) expect(known).toContain(`/${read.split('?')[0]}`)
      }
    },
  )

  it.each(['project/routers/', 'project/backups/', 'admin/instances/', 'admin/hypervisors/', 'admin/metadata_defs/'])(
    '%s: the services without a Horizon, its page in front of one',
    (page) => {
      expect(firstReads(page, '', false)[1]).toBe(page)
      expect(known).toContain(`/${firstReads(page, '', true)[1]?.split('?')[0]}`)
    },
  )

  it('asks first for what rows need', () => {
    expect(firstReads('project/images', '', false).slice(0, 2)).toEqual([
      'api/keystone/user-session/',
      'api/glance/images/',
    ])
  })

  it('asks for no rows where the cloud is asked as the filter says', () => {
    expect(firstReads('admin/instances/', '?status=SHUTOFF', true)).toEqual(firstReads('project/unknown/', '', true))
    expect(firstReads('project/volumes/', '?name=a', true)).toEqual(firstReads('project/volumes/', '', true))
  })

  it('asks for one thing by its id, or for the list that its page keeps', () => {
    const id = '96fe166a-fe97-4212-928d-35f7e632bce7'
    for (const area of ['project', 'admin'])
      expect(firstReads(`${area}/instances/${id}/`, '?tab=x', true)[1]).toBe('api/nova/servers/{id}')
    for (const page of ['admin/routers', 'project/volumes', 'project/security_groups'])
      expect(firstReads(`${page}/${id}/`, '?tab=x', true)).toEqual(firstReads(page, '', true))
    expect(firstReads(`admin/networks/${id}/detail`, '', false)).toContain('admin/networks/')
    for (const page of [
      `project/networks/ports/${id}/detail`,
      'project/volumes/"><script>/',
      'ngdetails/OS::Glance::Image/x',
    ])
      expect(firstReads(page, '', true)).toEqual(firstReads('project/unknown/', '', true))
  })

  it('I-USER-06 the list of users waits for who asks: most may see themselves alone', () => {
    for (const asksServices of [false, true])
      expect(firstReads('identity/users/', '', asksServices)).toEqual(firstReads('project/unknown/', '', asksServices))
  })

  it('a path that is called as what every object has is as any other unknown one', () => {
    for (const page of ['constructor', 'toString/', '__proto__', 'hasOwnProperty'])
      expect(firstReads(page, '', true)).toEqual(firstReads('project/unknown/', '', true))
  })

  it('asks for the session everywhere but on pages for people without one', () => {
    expect(firstReads('project/unknown/', '', true)).toContain('api/keystone/user-session/')
    expect(firstReads('auth/login/', '', true)).toEqual([])
  })
})
