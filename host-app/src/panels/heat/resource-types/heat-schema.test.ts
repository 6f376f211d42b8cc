import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSchema } from './heat-schema.js'

describe('what a kind of resource takes and tells', () => {
  it('T-TYPE-02 is read of JSON and of the YAML of a page alike, what is required first', async () => {
    const told = {
      name: { type: 'String', description: 'Its name', update_allowed: true, constraints: [{ length: { max: 255 } }] },
      size: { type: 'integer', required: true, default: 1, constraints: [{ range: { min: 1, max: 9 } }] },
    }
    const yaml = `name:
  type: String
  description: Its name
  update_allowed: true
  constraints:
  - length: {max: 255}
size: {type: integer, required: true, default: 1, constraints: [{range: {min: 1, max: 9}}]}
  `
    const read = await readSchema(told)
    expect(read).toEqual(await readSchema(yaml))
    expect(read.map(({ id, required, type }) => [id, required, type])).toEqual([
      ['size', true, 'integer'],
      ['name', false, 'string'],
    ])
    expect(read[0]).toMatchObject({ fallback: '1', constraints: ['From 1 to 9'], updateAllowed: null })
    expect(read[1]).toMatchObject({ fallback: '', constraints: ['Length: At most 255'], updateAllowed: true })
  })

  it('T-TYPE-02 says constraints in words', async () => {
    const of = async (constraint: object) => (await readSchema({ a: { constraints: [constraint] } }))[0]
    expect(await of({ allowed_values: [4, 6] })).toMatchObject({ allowed: [4, 6], constraints: ['One of: 4, 6'] })
    expect((await of({ custom_constraint: 'nova.flavor' }))?.constraints).toEqual(['Checked as nova.flavor'])
    expect((await of({ allowed_pattern: '^a' }))?.constraints).toEqual(['Matches ^a'])
    expect((await of({ range: { min: 1 } }))?.constraints).toEqual(['At least 1'])
    expect((await of({ something: 'new' }))?.constraints).toEqual([])
  })

  it('T-TYPE-02 whatever comes is read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (told) => {
        if (typeof told !== 'string') expect(Array.isArray(await readSchema(told))).toBe(true)
      }),
    )
  })
})
