import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { closedGates, openGates } from '../../../actions/gates.js'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { flavorActions } from './actions.js'
import { flavorColumns, flavorFacets, hasFactor } from './columns.js'
import { aFlavor } from './flavor-fixture.js'

describe('the flavors panel', () => {
  it('P-FLV-01 DEC-38: shows six columns, the others wait in the column chooser', () => {
    const columns = flavorColumns(true)
    const titles = (hidden: boolean) =>
      columns.filter((column) => Boolean(column.hidden) === hidden).map(({ title }) => title)
    expect(titles(false)).toEqual(['Flavor Name', 'vCPUs', 'RAM', 'Root Disk', 'ID', 'Public'])
    expect(titles(true)).toEqual(['Ephemeral Disk', 'Swap Disk', 'RX/TX factor'])
    const flavor = aFlavor({ ram: 2048, disk: 20, ephemeral: 10, swap: 512, is_public: false })
    const shown = Object.fromEntries(
      columns.map((column) => [column.id, column.cell?.(flavor) ?? column.value?.(flavor)]),
    )
    expect(shown).toMatchObject({ name: 'm1.tiny', vcpus: 1, ram: '2 GiB', disk: '20 GiB', is_public: 'No' })
    expect(shown).toMatchObject({ ephemeral: '10 GiB', swap: '512 MiB', rxtx_factor: 1 })
  })

  it('P-FLV-01 DEC-1: the RX/TX factor is a column where the server sends it', () => {
    expect(hasFactor([aFlavor({ rxtx_factor: null }), aFlavor()])).toBe(true)
    expect(hasFactor([aFlavor({ rxtx_factor: null })])).toBe(false)
    expect(flavorColumns(false).map(({ id }) => id)).not.toContain('rxtx_factor')
  })

  it('is searched by its facets, in the browser', () => {
    const finds = (name: string, value: string) => meetsTerms(aFlavor(), [{ name, value }], flavorFacets)
    expect([finds('name', 'TINY'), finds('ram', '512'), finds('is_public', 'true')]).toEqual([true, true, true])
    expect([finds('name', 'nano'), finds('is_public', 'false')]).toEqual([false, false])
  })

  it('P-FLV-03 deleting and metadata are always allowed, whatever policy says', async () => {
    const no = async () => false
    const refuse = {
      allowed: no,
      horizonPages: async () => true,
      serviceEnabled: no,
      settingEnabled: no,
      extensionEnabled: no,
    }
    const parts = gatesOf(flavorActions)
    const gates = openGates(parts, await closedGates(parts, refuse), false)
    expect(offeredFor(flavorActions, aFlavor(), gates).map(({ label, disabled }) => [label, disabled])).toEqual([
      ['Update Metadata', false],
      ['Delete Flavor', false],
    ])
    expect(gates.has('create')).toBe(false)
  })
})
