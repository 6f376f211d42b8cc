import { expect, it } from 'vitest'
import {
  instanceUsageColumns,
  projectUsageColumns,
  usageSums,
  type InstanceUsage,
  type ProjectUsage,
} from './usage-rows.js'

const project: ProjectUsage = {
  id: 'p1',
  name: 'demo',
  vcpus: 12,
  disk: 117 * 1024 ** 3,
  ram: 13376 * 1024 ** 2,
  vcpu_hours: 110.7349,
  disk_hours: 1030.38,
  ram_hours: 118938.94,
}
const instance: InstanceUsage = {
  id: 'i1',
  name: null,
  vcpus: 1,
  disk: 1024 ** 3,
  ram: 512 * 1024 ** 2,
  age: 34740,
  hours: null,
}

it('C-USAGE-03 a project has its amounts as numbers, for sorting and files, and leads to its own report', () => {
  const columns = projectUsageColumns((id) => `/identity/${id}/usage/`)
  expect(columns.map((column) => [column.title, column.value?.(project)])).toEqual([
    ['Project', 'demo'],
    ['vCPUs', 12],
    ['Disk (GiB)', 117],
    ['RAM (GiB)', 13.06],
    ['vCPU-hours', 110.73],
    ['Disk (GiB-hours)', 1030.38],
    ['RAM (MiB-hours)', 118938.94],
  ])
  expect(columns[0]?.cell?.(project)).toEqual({ text: 'demo', href: '/identity/p1/usage/' })
  expect(columns[6]?.cell?.(project)).toBe('118,938.94')
})

it('C-USAGE-03 an instance without a name has its id, and its hours only where they are told', () => {
  const titles = (withHours: boolean) =>
    instanceUsageColumns((id) => `/${id}`, withHours, 0).map((column) => [column.title, column.cell?.(instance)])
  expect(titles(false)).toEqual([
    ['Instance Name', { text: 'i1', href: '/i1' }],
    ['vCPUs', '1'],
    ['Disk (GiB)', '1'],
    ['RAM (GiB)', '0.5'],
    ['Age', '9 hours, 39 minutes'],
  ])
  expect(titles(true).map(([title]) => title)).toContain('Hours in this period')
})

it('DEC-86 the sums are written as everywhere else', () => {
  const { vcpu_hours, disk_hours, ram_hours } = project
  const sums = usageSums({ instances: 10, ram: 13.6 * 1024 ** 3, vcpu_hours, disk_hours, ram_hours })
  expect(sums.map(({ value }) => value)).toEqual(['10', '13.6 GiB', '110.73', '1,030.38', '118,938.94'])
  expect(usageSums({ instances: 0, ram: 0, vcpu_hours: 0, disk_hours: 0, ram_hours: null })[1]?.value).toBe('0')
})
