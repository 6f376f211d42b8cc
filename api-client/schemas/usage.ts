import { bytesOf, decimalOf } from '../html/short-size.js'
import { count, type Field, id, many, type Model, reader, readCount, single, text } from './fields.js'

/** A number, or what a page writes for one in its language. */
const written = (read: (text: string) => number | null): Field<number | null> => ({
  names: [],
  required: false,
  read: (value) => (typeof value === 'string' ? read(value) : readCount(value)),
})

/** Bytes, as are all sizes. */
const size = () => written(bytesOf)
const hours = () => written(decimalOf)

/** Use in the period. */
const sums = {
  /** Of GiB. */
  disk_hours: hours(),
  /** Of MiB. */
  ram_hours: hours(),
  vcpu_hours: hours(),
}

const instanceUsageShape = {
  id: id(),
  name: text(),
  vcpus: count(),
  disk: size(),
  ram: size(),
  /** Seconds that it has lived. */
  age: count(),
  /** In the period; null where a page tells no more than its age. */
  hours: count(),
}
/** An instance that used something in a period. */
export type InstanceUsage = Model<typeof instanceUsageShape>

const projectUsageShape = {
  id: id(),
  /** Null where nobody knows it: the project may be gone. */
  name: text(),
  vcpus: count(),
  disk: size(),
  ram: size(),
  ...sums,
}
/** What a project used in a period. */
export type ProjectUsage = Model<typeof projectUsageShape>

const summary = {
  /** How many there are now. */
  instances: count(),
  /** Of these. */
  ram: size(),
  ...sums,
}

const usageOfProjectShape = { ...summary, rows: many(reader(instanceUsageShape)) }
export type UsageOfProject = Model<typeof usageOfProjectShape>
export const usageOfProject = single(reader(usageOfProjectShape))

const usageOfAllShape = { ...summary, rows: many(reader(projectUsageShape)) }
export type UsageOfAll = Model<typeof usageOfAllShape>
export const usageOfAll = single(reader(usageOfAllShape))
