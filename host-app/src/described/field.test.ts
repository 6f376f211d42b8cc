import { describe, expect, it } from 'vitest'
import { columnsOf, facetsOf, factsOf, type DescribedRow, type Field } from './field.js'

interface Thing extends DescribedRow {
  readonly project: string | null
  readonly size: number | null
  readonly kinds: readonly string[]
  readonly owner: string | null
}

const thing: Thing = {
  id: 't-1',
  name: 'first',
  project: 'demo',
  size: 3 * 1024 ** 3,
  kinds: ['fast', 'wide'],
  owner: 'o-1',
  status: 'error_restoring',
  state: null,
}
const fields: readonly Field<Thing>[] = [
  { id: 'project', label: 'Project', area: 'admin', facet: true },
  { id: 'name', label: 'Name', facet: true, to: ({ id }, area) => `/${area}/things/${id}` },
  { id: 'size', label: 'Size', kind: 'bytes' },
  { id: 'status', label: 'Status', kind: 'status' },
  { id: 'kinds', label: 'Kinds', kind: 'lines', priority: 3 },
  { id: 'owner', label: 'Owner', to: ({ owner }) => owner && `/owners/${owner}` },
]
const answered: Field<Thing> = { id: 'owner', label: 'Has Snapshots', kind: 'word' }
const columns = (area: 'project' | 'admin') => columnsOf(fields, area, (path) => `/root${path}`)
const column = (id: string, area: 'project' | 'admin' = 'project') => columns(area).find((each) => each.id === id)

describe('a list that is described by fields', () => {
  it('A-PAGE-06 has a column for each field of its area, and the id in the column chooser', () => {
    expect(columns('project').map(({ title }) => title)).toEqual(['Name', 'Size', 'Status', 'Kinds', 'Owner', 'ID'])
    expect(columns('admin')[0]?.title).toBe('Project')
    expect(column('id')?.hidden).toBe(true)
  })

  it('A-PAGE-06 shows names, amounts, words and lists as they are read, with the way to their pages', () => {
    expect(column('name', 'admin')?.cell?.(thing)).toMatchObject({ text: 'first', href: '/root/admin/things/t-1' })
    expect(column('name')?.cell?.({ ...thing, name: null })).toMatchObject({ text: 't-1', mono: true })
    expect(column('size')?.value?.(thing)).toBe(3 * 1024 ** 3)
    expect(column('size')?.cell?.(thing)).toBe('3 GiB')
    expect(column('size')?.cell?.({ ...thing, size: null })).toBe('')
    expect(column('status')?.cell?.(thing)).toMatchObject({ text: 'Error Restoring', tone: 'danger' })
    expect(column('kinds')?.value?.(thing)).toBe('fast, wide')
    expect(columnsOf([answered], 'project', String)[0]?.value?.({ ...thing, owner: 'yes' })).toBe('Yes')
    expect(column('owner')?.cell?.(thing)).toMatchObject({ href: '/root/owners/o-1' })
    expect(column('owner')?.cell?.({ ...thing, owner: null })).not.toHaveProperty('href')
  })

  it('A-PAGE-06 is searched by what its fields say, and tells the same of one', () => {
    expect(facetsOf(fields, 'project').map(({ name }) => name)).toEqual(['name'])
    expect(facetsOf(fields, 'admin').map(({ name }) => name)).toEqual(['project', 'name'])
    expect(factsOf(fields, 'project', thing).map(({ label }) => label)).toEqual([
      'ID',
      'Name',
      'Size',
      'Status',
      'Kinds',
      'Owner',
    ])
    expect(factsOf(fields, 'project', { ...thing, owner: null }).at(-1)?.value).toBeNull()
  })

  it('of what is called by its ID, that once', () => {
    const labels = factsOf(fields, 'project', { ...thing, name: thing.id }).map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual(['Name', 'Size'])
  })
})
