import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { associationsOf, copyOf, datesOf, definitionsOf, problemOf } from './contents-model.js'

const contents = {
  namespace: 'My::Space',
  created_at: 'then',
  resource_type_associations: [{ name: 'OS::Nova::Flavor', prefix: 'hw:' }],
  properties: {
    policy: { title: 'Policy', type: 'string', enum: ['a', 'b'], default: 'a' },
    count: { type: 'integer', minimum: 1, maximum: 9 },
  },
  objects: [{ name: 'Web', properties: { port: { type: 'integer', minimum: 1 } } }],
}
const none = new Set<string>()
const wrong = (change: object, taken: ReadonlySet<string> = none) =>
  problemOf(JSON.stringify({ ...contents, ...change }), taken)

describe('a namespace of metadata definitions', () => {
  it('A-METADEF-02 tells its properties, those of its objects, and what it is for', () => {
    expect(
      definitionsOf(contents).map(({ name, object, property, limits }) => [name, object, property, limits]),
    ).toEqual([
      ['policy', '', 'policy', 'a | b, = a'],
      ['count', '', 'count', '1–9'],
      ['Web / port', 'Web', 'port', '1–'],
    ])
    expect(associationsOf(contents)).toEqual([{ id: 'OS::Nova::Flavor', prefix: 'hw:', target: '' }])
  })

  it('A-METADEF-05 tells when it was made, and changed if it was', () => {
    const made = { created_at: '2026-11-30T08:33:57Z' }
    expect(datesOf({ ...made, updated_at: '2026-12-01T08:33:57Z' }).map(([, at]) => at)).toEqual([
      '2026-11-30T08:33:57Z',
      '2026-12-01T08:33:57Z',
    ])
    expect(datesOf({ ...made, updated_at: made.created_at }).map(([, at]) => at)).toEqual([made.created_at, null])
  })

  it('A-METADEF-03 is looked at before it is imported', () => {
    expect(wrong({})).toBeNull()
    expect(problemOf(' ', none)).not.toBeNull()
    expect(problemOf('{', none)?.text).toContain('no JSON')
    expect(problemOf('[]', none)?.text).toContain('namespace')
    expect(wrong({ namespace: 'x'.repeat(81) })?.args).toEqual(['80'])
    expect(wrong({ namespace: 'x'.repeat(80) })).toBeNull()
    expect(wrong({}, new Set(['My::Space']))?.args).toEqual(['My::Space'])
    expect(wrong({ properties: { a: { type: 'text' } } })?.args?.[0]).toBe('a')
    expect(wrong({ resource_type_associations: [{}] })).not.toBeNull()
  })

  it('A-METADEF-03 a copy has a name of its own and is no problem', () => {
    const { json } = copyOf(contents)
    expect(JSON.parse(json)).toMatchObject({ namespace: 'My::Space-copy', properties: contents.properties })
    expect(json).not.toContain('created_at')
    expect(problemOf(json, new Set(['My::Space']))).toBeNull()
  })

  it('A-METADEF-03 a copy of what nobody else sees is not shown to everybody', () => {
    expect(copyOf(contents).isPublic).toBe(true)
    expect(copyOf({ ...contents, visibility: 'public' }).isPublic).toBe(true)
    expect(copyOf({ ...contents, visibility: 'private' }).isPublic).toBe(false)
  })

  it('A-METADEF-03 any text is taken or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (written) => {
        expect(() => problemOf(written, none)).not.toThrow()
      }),
    )
  })
})
