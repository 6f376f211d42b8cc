import { expect, it } from 'vitest'
import { loadVolumeForm } from './volume-form-data.js'

const formOf = (...zones: string[]) => {
  const call = async (id: string) => {
    if (id !== 'cinder.availabilityZones.list') throw new Error('down')
    return { items: zones.map((name) => ({ name, available: true })) }
  }
  return loadVolumeForm({ call } as unknown as Parameters<typeof loadVolumeForm>[0])
}

it('DEC-14 the zone of a new volume: the only one; of several, none that nobody has chosen', async () => {
  expect((await formOf('nova')).zones.selected).toBe('nova')
  const { choices, selected } = (await formOf('east', 'west')).zones
  expect(selected).toBe('')
  expect(choices.map(({ label }) => label)).toEqual(['Any Availability Zone', 'east', 'west'])
  expect((await formOf()).zones).toEqual({ choices: [], selected: null })
})
