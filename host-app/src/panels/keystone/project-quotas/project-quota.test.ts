import { describe, expect, it } from 'vitest'
import { factsOf, fullestOf, projectQuotaColumns, projectQuotaFacets, type ProjectQuota } from './project-quota.js'

const quota = (name: string, used: number | null, limit: number) => ({ name, label: name, used, limit })
const project = (told: ProjectQuota['told']): ProjectQuota =>
  ({ id: 'p1', name: 'web', domain_name: 'Default', told }) as ProjectQuota
const told = (quotas: readonly ReturnType<typeof quota>[], missing: readonly string[] = []) =>
  project({ kind: 'told', what: { quotas, missing } })
const cell = (row: ProjectQuota, id = 'fullest') =>
  projectQuotaColumns(() => '/p1')
    .find((column) => column.id === id)
    ?.cell?.(row)
const matches = (row: ProjectQuota, value: string) =>
  projectQuotaFacets.find(({ name }) => name === 'fullest')?.match?.(row, value)

describe('I-PROJ-04 what a project uses of what it may', () => {
  const row = told([quota('instances', 8, 10), quota('ram', 2048, Infinity), quota('volumes', 1, 20)])

  it('is named by the quota of which least is left', () => {
    expect(fullestOf(row)).toEqual({ label: 'Instances', percent: 80 })
    expect(cell(row)).toMatchObject({ text: 'Instances: 80 %', tone: 'warning' })
    expect(cell(told([quota('instances', 10, 10)]))).toMatchObject({ tone: 'danger' })
    expect(cell(told([quota('instances', 0, 10)]))).toMatchObject({ text: 'Nothing used', tone: undefined })
  })

  it('is not full where nothing is allowed and nothing used', () => {
    expect(fullestOf(told([quota('floatingip', 0, 0)]))?.percent).toBe(0)
    expect(fullestOf(told([quota('floatingip', 1, 0)]))?.percent).toBe(100)
  })

  it('is full from 100 and nearly full from 80 percent on', () => {
    const at = (used: number) => told([quota('cores', used, 100)])
    expect([79, 80, 99, 100, 101].map((used) => matches(at(used), 'nearly'))).toEqual([false, true, true, true, true])
    expect([99, 100, 101].map((used) => matches(at(used), 'full'))).toEqual([false, true, true])
    expect(matches(project({ kind: 'waiting' }), 'nearly')).toBe(false)
  })

  it('says what it waits for, what was refused, and what only some services told', () => {
    expect(cell(project({ kind: 'waiting' }))).toMatchObject({ text: 'Asking…' })
    expect(cell(project({ kind: 'refused', reason: 'No.' }))).toMatchObject({ text: 'Not told: No.' })
    expect(cell(told([quota('cores', 1, 2)], ['Cinder is away.']))).toMatchObject({
      text: 'vCPUs: 50 %',
      badge: 'Partly',
      title: 'Cinder is away.',
    })
    expect(cell(told([]), 'ram')).toBeNull()
  })

  it('has amounts with their units, and every limit in an opened row', () => {
    expect(cell(row, 'ram')).toMatchObject({ text: '2 GiB' })
    expect(
      factsOf(told([quota('key_pairs', null, 100), quota('ram', 512, 1024), quota('port', null, Infinity)])),
    ).toEqual([
      { label: 'key_pairs', value: '100' },
      { label: 'RAM', value: '512 MiB of 1 GiB' },
      { label: 'Ports', value: 'Unlimited' },
    ])
  })
})
