import { describe, expect, it } from 'vitest'
import { gatesOf } from '../../../actions/offered.js'
import { trunkActions } from './actions.js'
import {
  adminStateLabel,
  portPath,
  statusLook,
  subportColumns,
  subportRows,
  trackingKey,
  trunkColumns,
  trunkFacets,
} from './trunk.js'
import { aTrunk } from './trunk-fixture.js'

describe('trunks', () => {
  it('P-TRK-02 can be filtered by the five statuses, by the values the server knows', () => {
    const status = trunkFacets.find(({ name }) => name === 'status')
    expect(status?.options?.map(({ key }) => key)).toEqual(['ACTIVE', 'DOWN', 'BUILD', 'DEGRADED', 'ERROR'])
    expect(status?.options?.map(({ label }) => label)).toEqual(['Active', 'Down', 'Build', 'Degraded', 'Error'])
  })

  it('P-TRK-07 are shown by name or id, parent port, number of subports, admin state and status', () => {
    const columns = trunkColumns({ details: ({ id }) => `/d/${id}`, port: (id) => `/p/${id}` })
    expect(columns.map(({ title }) => title)).toEqual([
      'Name/ID',
      'Parent Port',
      'Subport Count',
      'Admin State',
      'Status',
    ])
    const unnamed = aTrunk({ name: null, name_or_id: '(434ba0d0-5007)' })
    expect(columns[0]?.cell?.(unnamed)).toMatchObject({ text: '(434ba0d0-5007)', href: '/d/t1' })
    expect(columns[1]?.cell?.(unnamed)).toMatchObject({ text: 'parent', href: '/p/parent' })
    expect(columns[1]?.cell?.(aTrunk({ port_id: null }))).toMatchObject({ text: null, href: null })
  })

  it('P-TRK-07 have an admin state in words, also where the server leaves one of its two names out', () => {
    expect(adminStateLabel(aTrunk())).toBe('UP')
    expect(adminStateLabel(aTrunk({ admin_state_up: false }))).toBe('DOWN')
    expect(adminStateLabel(aTrunk({ admin_state_up: null, admin_state: 'DOWN' }))).toBe('DOWN')
    expect(adminStateLabel(aTrunk({ admin_state_up: null, admin_state: null }))).toBe('')
  })

  it('P-TRK-02 show a status nobody has heard of as it came', () => {
    expect(statusLook('DEGRADED')).toMatchObject({ text: 'Degraded', tone: 'warning' })
    expect(statusLook('STRANGE')).toMatchObject({ text: 'STRANGE', tone: 'neutral' })
    expect(statusLook(null).text).toBe('')
  })

  it('P-TRK-08 have a key of id, revision and time of the last change', () => {
    expect(trackingKey(aTrunk())).toBe('t1/1/2026-11-21T10:07:17Z')
    const keys = [aTrunk(), aTrunk({ revision_number: 2 }), aTrunk({ updated_at: null }), aTrunk({ id: 't2' })]
    expect(new Set(keys.map(trackingKey)).size).toBe(4)
  })

  it('P-TRK-05 P-TRK-06 list their subports with links to the ports of the area one is in', () => {
    expect(portPath('project', 'a b')).toBe('/project/networks/ports/a%20b/detail')
    expect(portPath('admin', 'x')).toBe('/admin/networks/ports/x/detail')
    const columns = subportColumns((id) => portPath('admin', id))
    expect(columns.map(({ title }) => title)).toEqual(['Segmentation Type', 'Segmentation ID', 'Port ID'])
    const [row] = subportRows(aTrunk())
    expect(row && columns.map((column) => column.value?.(row))).toEqual(['vlan', 101, 'a'])
    expect(row && columns[2]?.cell?.(row)).toMatchObject({ href: '/admin/networks/ports/a/detail' })
  })

  it('P-TRK-11 are created, edited and deleted by these rules; in the admin area nothing but deleted', () => {
    expect(trunkActions.admin.items.map(({ id }) => id)).toEqual(['delete'])
    expect(trunkActions.project.items.map(({ id }) => id)).toEqual(['edit', 'delete'])
    const gates = gatesOf(trunkActions.project)
    expect(gates['edit']).toMatchObject({
      anyPolicy: [
        ['network', 'add_subports'],
        ['network', 'remove_subports'],
      ],
    })
    expect(gates['delete']?.policy).toEqual([['network', 'delete_trunk']])
    expect(gates['create']?.policy).toEqual([['network', 'create_trunk']])
    expect(trunkActions.admin.page).toBeUndefined()
  })
})
