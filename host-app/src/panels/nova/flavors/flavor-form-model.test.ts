import { describe, expect, it } from 'vitest'
import {
  draftOfFlavor,
  flavorErrors,
  flavorToCreate,
  flavorToUpdate,
  maxAmount,
  newFlavor,
} from './flavor-form-model.js'
import { aFlavor } from './flavor-fixture.js'

const good = { ...newFlavor, name: 'a', vcpus: '1', ram: '512', disk: '0' }
const known = [{ id: '1', name: 'm1.nano' }]
const errors = (change: Partial<typeof good>) => flavorErrors({ ...good, ...change }, known)

describe('the flavor form', () => {
  it('P-FLV-01 needs a name and its amounts', () => {
    expect(flavorErrors(newFlavor, [])).toEqual({
      name: 'A flavor name is required.',
      vcpus: 'The number of vCPUs is a whole number from 1 on.',
      ram: 'RAM is a whole number of MiB from 1 on.',
      disk: 'The root disk is a whole number of GiB from 0 on.',
    })
    expect(errors({})).toEqual({})
  })

  it.each([
    ['vcpus', 1],
    ['ram', 1],
    ['disk', 0],
    ['ephemeral', 0],
    ['swap', 0],
  ] as const)('%s takes whole numbers from %i to what the service takes', (field, least) => {
    const wrong = (value: string) => field in errors({ [field]: value })
    for (const value of [String(least), String(maxAmount), ` ${least} `])
      expect([value, wrong(value)]).toEqual([value, false])
    for (const value of ['', '-1', '1.5', 'x', '1e3', String(maxAmount + 1), String(least - 1)])
      expect([value, wrong(value)]).toEqual([value, true])
  })

  it('names and ids are not used twice, and end at 255 characters', () => {
    expect(errors({ name: ' m1.nano ' }).name).toBe('Flavor already exists.')
    expect(errors({ id: '1' }).id).toBe('A flavor with that ID exists.')
    for (const id of ['a/b', 'a%', '#', '?', 'é']) expect(errors({ id })).toHaveProperty('id')
    for (const id of ['', 'a-b_c.d e', 'x'.repeat(255)]) expect(errors({ id })).not.toHaveProperty('id')
    expect(errors({ name: '😀'.repeat(255) })).toEqual({})
    expect(errors({ name: 'x'.repeat(256) }).name).toBe('A flavor name less than 256 characters is required.')
    expect(errors({ id: 'x'.repeat(256) }).id).toBe('A flavor ID less than 256 characters is required.')
  })

  it('a flavor for chosen projects needs one', () => {
    expect(errors({ isPublic: false }).access).toBe('Choose at least one project.')
    expect(errors({ isPublic: false, access: ['p1'] })).toEqual({})
  })

  it('sends what the server wants: an id or auto, numbers, and the projects of a private one', () => {
    expect(flavorToCreate({ ...good, swap: '7', isPublic: false, access: ['p1'] })).toEqual({
      id: 'auto',
      name: 'a',
      vcpus: 1,
      ram: 512,
      disk: 0,
      'OS-FLV-EXT-DATA:ephemeral': 0,
      swap: 7,
      flavor_access: [{ id: 'p1' }],
    })
    expect(flavorToCreate({ ...good, id: ' f ' }).id).toBe('f')
    expect(flavorToUpdate({ ...good, access: ['p1'] })).not.toHaveProperty('id')
    // Chosen before the flavor was made public: nobody is meant any more.
    expect(flavorToUpdate({ ...good, access: ['p1'] }).flavor_access).toEqual([])
  })

  it('an edited flavor begins as it is', () => {
    const flavor = aFlavor({ is_public: false, access_list: ['p1'], ephemeral: null })
    const draft = draftOfFlavor(flavor)
    expect(draft).toMatchObject({ name: 'm1.tiny', ram: '512', ephemeral: '0', isPublic: false, access: ['p1'] })
    expect(flavorErrors(draft, known)).toEqual({})
  })
})
