import { id, list, type Model, pairs, reader, single, text, told, words } from './fields.js'

const groupShape = {
  ...told,
  id: id(),
  name: text(),
  /** Name of the project, in lists of all. */
  project: text(),
  description: text(),
  /** `available`, or a page's word for it. */
  status: text(),
  availability_zone: text(),
  /** Names of the types that its volumes may have. */
  volume_types: words(),
  /** `yes`, `no`, or a page's word for it. */
  has_snapshots: text(),
}
/** Volumes that snapshots are taken of together. */
export type VolumeGroup = Model<typeof groupShape>
export const volumeGroups = list(reader(groupShape))

const groupDetailsShape = {
  /** Name of its type; its id where a page tells, or the name cannot be had. */
  group_type: text(),
  /** In a page's words where it tells. */
  created_at: text(),
  /** `disabled`, `enabled`, …; null where the service is too old to tell. */
  replication_status: text(),
  /** Null on the page of the project's own. */
  project_id: text(),
}
/** What a list leaves out of a volume group. */
export type VolumeGroupDetails = Model<typeof groupDetailsShape>
export const volumeGroupDetails = single(reader(groupDetailsShape))

const groupSnapshotShape = {
  ...told,
  id: id(),
  name: text(),
  /** Name of the project, in lists of all. */
  project: text(),
  description: text(),
  /** `available`, or a page's word for it. */
  status: text(),
  /** Name of the group that it was taken of. */
  group: text(),
  /** Pages of Horizon about what its cells name, by field. */
  links: pairs(),
  /** Null where a page tells, which links to it. */
  group_id: text(),
}
export type GroupSnapshot = Model<typeof groupSnapshotShape>
export const groupSnapshots = list(reader(groupSnapshotShape))

const { replication_status: _, ...groupSnapshotDetailsShape } = groupDetailsShape
/** What a list leaves out of a snapshot of a group. */
export type GroupSnapshotDetails = Model<typeof groupSnapshotDetailsShape>
export const groupSnapshotDetails = single(reader(groupSnapshotDetailsShape))

const groupTypeShape = {
  id: id(),
  name: text(),
  description: text(),
  /** `Yes`, `No`, or a page's word for it. */
  public: text(),
}
export type GroupType = Model<typeof groupTypeShape>
export const groupTypes = list(reader(groupTypeShape))

/** What the back end is to know of groups of a type. */
export const groupSpecs = list(reader({ id: id(), key: text(), value: text() }))
