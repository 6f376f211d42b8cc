import { count, id, list, type Model, pairs, reader, text } from './fields.js'

const hypervisorShape = {
  /** Number or UUID and host, with an underscore between them: as Horizon addresses its page. */
  id: id(),
  /** Its host name. */
  name: text(),
  /** Its compute service, as instances name it, which may be another name; null where a page tells. */
  host: text(),
  /** `QEMU`, `VMware vCenter Server` … */
  type: text(),
  /** Null where a newer Horizon tells of resource providers instead. */
  vcpus_used: count(),
  vcpus: count(),
  /** Bytes, as are all amounts. */
  memory_used: count(),
  memory: count(),
  storage_used: count(),
  storage: count(),
  /** How many run on it. */
  instances: count(),
  /** Pages of Horizon about it, by field. */
  links: pairs(),
}
export type Hypervisor = Model<typeof hypervisorShape>
export const hypervisors = list(reader(hypervisorShape))
