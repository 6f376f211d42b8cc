import { describe, expect, it } from 'vitest'
import type { Item } from './item.js'
import { itemOf } from './item.js'
import { actionsOfItem } from './object-actions.js'
import { objectColumns } from './object-columns.js'
import { policyLabel } from './policy-label.js'
import { downloadUrl } from './swift-calls.js'

const row = (path: string, bytes: number, is_subdir = false) => ({
  path,
  name: null,
  bytes,
  is_subdir,
  is_object: !is_subdir,
  content_type: null,
})
const file = itemOf(row('reports/q1.csv', 22), 'reports/')
const folder = itemOf(row('reports/2025/', 0, true), 'reports/')
const labels = (item: Item, href: string | null = null) => actionsOfItem(item, href).map(({ label }) => label)

describe('files and folders', () => {
  it('O-VIEW-07 are named within their folder and told apart by their path', () => {
    expect(file).toMatchObject({ id: 'reports/q1.csv', name: 'q1.csv', bytes: 22, is_subdir: false })
    expect(folder).toMatchObject({ id: 'reports/2025/', name: '2025', is_subdir: true })
    expect(itemOf(row('a//', 0, true), 'a/').name).toBe('')
  })

  it('O-VIEW-04 a file can be downloaded, looked at, edited, copied and deleted; a folder opened and deleted', () => {
    expect(labels(file)).toEqual(['Download', 'Preview', 'View Details', 'Edit', 'Copy', 'Delete'])
    expect(labels(folder, '/x')).toEqual(['Open', 'Delete'])
    expect(labels(folder)).toEqual(['Delete'])
  })

  it('O-VIEW-04 an empty file cannot be copied, and says why', () => {
    const copy = actionsOfItem(itemOf(row('empty.txt', 0), ''), null).find(({ id }) => id === 'copy')
    expect(copy?.disabled).toBe('There is nothing in the file to copy.')
  })

  it('O-VIEW-04 what no call can reach says so instead of reaching something else', () => {
    const actions = actionsOfItem(itemOf(row('a/../b.txt', 5), 'a/../'), null)
    expect(new Set(actions.map(({ disabled }) => disabled))).toEqual(
      new Set(['Its name has a part "." or "..", which browsers do not send.']),
    )
  })

  it('O-VIEW-03 a folder is a link and its size the word Folder', () => {
    const [name, size] = objectColumns(({ is_subdir }) => (is_subdir ? '/to' : null))
    expect(name?.cell?.(folder)).toMatchObject({ text: '2025', href: '/to' })
    expect(name?.cell?.(file)).toMatchObject({ text: 'q1.csv', href: null })
    expect([size?.cell?.(folder), size?.cell?.(file)]).toEqual(['Folder', '22 bytes'])
  })

  it('O-VIEW-04 a download keeps every sign of a name in its place', () => {
    expect(downloadUrl('/h/', 'a b', '50%/#?ü.txt')).toBe('/h/api/swift/containers/a%20b/object/50%25/%23%3F%C3%BC.txt')
  })

  it('O-VIEW-06 a storage policy is shown by its display name', () => {
    expect(policyLabel({ name: 'gold', display_name: 'Fast' })).toBe('Fast (gold)')
    expect(policyLabel({ name: 'Policy-0', display_name: null })).toBe('Policy-0')
  })
})
