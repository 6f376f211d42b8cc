import type { FormName } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { snapshotsInTheWay } from './use-snapshots-in-the-way.js'

const asked: unknown[] = []
const client = {
  call: async (_: string, { query }: { query: unknown }) => {
    asked.push(query)
    return {
      items: [
        { id: 's1', name: '<b>monday</b>', volume_id: 'v1' },
        { id: 's2', name: '', volume_id: 'v1' },
        { id: 's3', name: 'tuesday', volume_id: 'v2' },
      ],
    }
  },
} as unknown as Parameters<typeof snapshotsInTheWay>[0]

const reason = (name: FormName, action: string) => snapshotsInTheWay(client, name, action)

describe('P-VOL-02 a volume that has snapshots', () => {
  it('is neither migrated nor unmanaged: the form names them', async () => {
    const said = 'The volume has snapshots, which have to be deleted first: <b>monday</b>, s2'
    expect(await reason('cinder.migrate', '/dashboard/admin/volumes/v1/migrate')).toBe(said)
    expect(await reason('cinder.unmanage', '/admin/volumes/v1/unmanage/')).toBe(said)
    expect(asked[0]).toEqual({ volume_id: 'v1', all_tenants: 1 })
  })

  it('is not stood in the way of by those of others, or in other forms', async () => {
    expect(await reason('cinder.migrate', '/admin/volumes/v3/migrate')).toBeNull()
    asked.length = 0
    expect(await reason('cinder.extend', '/project/volumes/v1/extend/')).toBeNull()
    expect(asked).toEqual([])
  })
})
