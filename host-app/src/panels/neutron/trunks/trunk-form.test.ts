import { describe, expect, it } from 'vitest'
import { aTrunk } from './trunk-fixture.js'
import {
  draftOfTrunk,
  newTrunkDraft,
  trunkErrors,
  trunkToCreate,
  trunkToUpdate,
  withSubports,
  type SubportDraft,
} from './trunk-form.js'

const vlan = (port_id: string, segmentation_id: string): SubportDraft => ({
  port_id,
  segmentation_type: 'vlan',
  segmentation_id,
})
const outside = 'Segmentation ID must be a whole number from 1 to 4094.'
const wrongWith = (...sub_ports: SubportDraft[]) => [
  ...trunkErrors({ ...newTrunkDraft, port_id: 'p', sub_ports }).sub_ports.values(),
]

describe('the trunk form', () => {
  it('P-TRK-07 begins enabled, and needs nothing but a parent port', () => {
    expect(newTrunkDraft.admin_state_up).toBe(true)
    expect(trunkErrors(newTrunkDraft)).toEqual({ port_id: 'A parent port is required.', sub_ports: new Map() })
    expect(trunkErrors({ ...newTrunkDraft, port_id: 'p' })).toEqual({ sub_ports: new Map() })
  })

  it('P-TRK-17 takes VLAN numbers from 1 to 4094, whole and each once; inherit needs none', () => {
    for (const id of ['', '0', '4095', '1.5', '-1', 'x', ' '])
      expect([id, ...wrongWith(vlan('a', id))]).toEqual([id, outside])
    for (const id of ['1', '4094', '0100']) expect(wrongWith(vlan('a', id))).toEqual([])
    expect(wrongWith(vlan('a', '7'), vlan('b', '07'), vlan('c', '8'))).toEqual([
      'This segmentation ID is used twice.',
      'This segmentation ID is used twice.',
    ])
    expect(wrongWith({ port_id: 'a', segmentation_type: 'inherit', segmentation_id: '' })).toEqual([])
  })

  it('P-TRK-17 begins a new subport as VLAN and keeps what was typed for those that stay', () => {
    const draft = withSubports({ ...newTrunkDraft, sub_ports: [vlan('a', '5')] }, ['b', 'a'])
    expect(draft.sub_ports).toEqual([vlan('b', '6'), vlan('a', '5')])
    expect(withSubports(draft, ['a']).sub_ports).toEqual([vlan('a', '5')])
  })

  it('P-TRK-17 new ports go on after the highest number, where one is typed and one is left', () => {
    const numbersAfter = (...sub_ports: SubportDraft[]) =>
      withSubports({ ...newTrunkDraft, sub_ports }, ['a', 'b', 'c', 'd'])
        .sub_ports.slice(sub_ports.length)
        .map(({ segmentation_id }) => segmentation_id)
    expect(numbersAfter(vlan('a', '100'), vlan('b', '7'))).toEqual(['101', '102'])
    for (const typed of ['', 'x', '0', '9999']) expect(numbersAfter(vlan('a', typed))).toEqual(['', '', ''])
    expect(numbersAfter({ ...vlan('a', '5'), segmentation_type: 'inherit' })).toEqual(['', '', ''])
    expect(numbersAfter(vlan('a', '4093'))).toEqual(['4094', '', ''])
  })

  it('limits texts to 255 characters', () => {
    const long = 'x'.repeat(256)
    const said = 'The text must not be longer than 255 characters.'
    expect(trunkErrors({ ...newTrunkDraft, port_id: 'p', name: long, description: long })).toMatchObject({
      name: said,
      description: said,
    })
    expect(trunkErrors({ ...newTrunkDraft, port_id: 'p', name: '😀'.repeat(255) }).name).toBeUndefined()
  })

  it('P-TRK-03 sends all three steps of a new trunk; inherit without a number', () => {
    const sub_ports: SubportDraft[] = [vlan('a', '101'), { ...vlan('b', '5'), segmentation_type: 'inherit' }]
    expect(trunkToCreate({ name: 'n', description: 'd', admin_state_up: false, port_id: 'p', sub_ports })).toEqual({
      name: 'n',
      description: 'd',
      admin_state_up: false,
      port_id: 'p',
      sub_ports: [
        { port_id: 'a', segmentation_type: 'vlan', segmentation_id: 101 },
        { port_id: 'b', segmentation_type: 'inherit', segmentation_id: null },
      ],
    })
  })

  it('P-TRK-12 P-TRK-04 lays the steps over a copy of the trunk and sends it with the old one', () => {
    const trunk = aTrunk()
    const draft = {
      ...draftOfTrunk(trunk),
      name: 'new name',
      admin_state_up: false,
      sub_ports: [vlan('a', '101'), vlan('b', '102')],
    }
    const [before, after] = trunkToUpdate(trunk, draft)
    expect(before).toEqual(trunk)
    expect(after).toEqual({
      ...trunk,
      name: 'new name',
      admin_state_up: false,
      sub_ports: [
        { port_id: 'a', segmentation_type: 'vlan', segmentation_id: 101 },
        { port_id: 'b', segmentation_type: 'vlan', segmentation_id: 102 },
      ],
    })
  })

  it('P-TRK-12 what was not touched is no change, also where the service inherits or leaves texts out', () => {
    const sub_ports = [{ port_id: 'a', segmentation_type: 'inherit', segmentation_id: 33 }]
    const trunk = aTrunk({ name: null, description: null, sub_ports })
    const [before, after] = trunkToUpdate(trunk, draftOfTrunk(trunk))
    expect(after).toEqual(before)
    expect(before).toMatchObject({ name: '', description: '' })
  })
})
