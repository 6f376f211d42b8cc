import { describe, expect, it } from 'vitest'
import { filterRows } from '../../list/filter-rows.js'
import { defaultQuota, limitText, quotaColumns, quotaFacets } from './default-quota.js'
import { changesOf, draftOf, errorsOf } from './defaults-form.js'

const told = (name: string, limit: number | null, display_name = 'Of the Cloud') => ({ name, limit, display_name })

describe('A-PAGE-12 default quotas', () => {
  it('are called by what they are, with the type of volumes that they are of, and told in their unit', () => {
    const said = (name: string, limit: number | null) => {
      const quota = defaultQuota(told(name, limit))
      return [quota.name, limitText(quota)]
    }
    expect(said('ram', 51_200)).toEqual(['RAM', '50 GiB'])
    expect(said('injected_file_content_bytes', 10_240)).toEqual(['Injected File Content', '10.00 KiB'])
    expect(said('gigabytes_my_fast', 5)).toEqual(['Total Size of Volumes and Snapshots of type my_fast', '5 GiB'])
    expect(said('volumes', Infinity)).toEqual(['Volumes', 'Unlimited'])
    expect(said('dm-crypt', 3)).toEqual(['Of the Cloud', '3'])
    expect(said('cores', null)).toEqual(['vCPUs', ''])
  })

  it('are found by whether they end, and saved in files as the services write them', () => {
    const rows = [told('cores', 8), told('ram', Infinity)].map(defaultQuota)
    const found = (value: string) => filterRows(rows, [{ name: 'limit', value }], quotaFacets).map(({ id }) => id)
    expect([found('unlimited'), found('limited')]).toEqual([['ram'], ['cores']])
    const limit = quotaColumns().find(({ id }) => id === 'limit')
    expect(rows.map((row) => limit?.value?.(row))).toEqual([8, -1])
  })

  it('are whole numbers from 0 on, or -1', () => {
    for (const good of ['0', '-1', ' 7 ', '2147483647']) expect([good, errorsOf({ a: good })]).toEqual([good, {}])
    for (const bad of ['', '-2', '1.5', '1e3', 'x', '2147483648', '٣'])
      expect([bad, errorsOf({ a: bad })]).toEqual([bad, { a: 'A whole number from 0 on, or -1 for no limit.' }])
  })

  it('are sent when they are another, with those that the cloud wants each time', () => {
    const before = draftOf([told('volumes', 10), told('gigabytes', Infinity), told('groups', 5)].map(defaultQuota))
    expect(before).toEqual({ volumes: '10', gigabytes: '-1', groups: '5' })
    const always = ['volumes', 'gigabytes']
    expect(changesOf(before, { ...before, volumes: ' 10' }, always)).toBeNull()
    expect(changesOf(before, { ...before, groups: '6' })).toEqual({ groups: 6 })
    expect(changesOf(before, { ...before, volumes: '-1' }, always)).toEqual({ volumes: -1, gigabytes: -1 })
  })
})
