import { z } from '../zod.js'
import { count, flag, id, isRecord, list, type Model, one, page, reader, single, text } from './fields.js'

/** Capabilities by middleware; {} when the service refuses. */
export const info = z.looseObject({ info: z.record(z.string(), z.unknown()) })

const policyShape = { name: id(), display_name: text(), aliases: text(), default: flag() }
/** A storage policy. */
export type StoragePolicy = Model<typeof policyShape>
const readPolicy = reader(policyShape)
export const policies = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    if (isRecord(value) && Array.isArray(value.policies)) {
      return { policies: value.policies.flatMap((entry: unknown) => readPolicy(entry) ?? []) }
    }
    context.issues.push({ code: 'custom', message: 'no policies', input: value })
    return z.NEVER
  }),
)

const rowShape = { name: id(), count: count(), bytes: count(), last_modified: text() }
/** A container as the list has it. */
export type ContainerRow = Model<typeof rowShape>
export const containers = page(reader(rowShape))
export const containerQuery = z.optional(z.partial(z.looseObject({ prefix: z.string() })))

const containerShape = {
  name: id(),
  /** Texts on the wire. */
  container_object_count: count(),
  container_bytes_used: count(),
  timestamp: text(),
  is_public: flag(),
  storage_policy: one(readPolicy),
  public_url: text(),
}
/** OS::Swift::Container. */
export type Container = Model<typeof containerShape>
export const container = single(reader(containerShape))
export const containerCreate = z.object({ is_public: z.optional(z.boolean()), storage_policy: z.optional(z.string()) })
export const containerAccess = z.object({ is_public: z.boolean() })

const objectRowShape = {
  path: id(),
  name: text(),
  bytes: count(),
  is_subdir: flag(),
  is_object: flag(),
  content_type: text(),
}
/** An object or a folder as the list has it; the path of a folder ends with a slash. */
export type ObjectRow = Model<typeof objectRowShape>
export const objects = list(reader(objectRowShape))
/** The server's delimiter is '/' whatever is sent. It decodes the path once more than it should, so it is encoded twice. */
export const objectQuery = z.optional(
  z.partial(
    z.looseObject({
      path: z.pipe(
        z.string(),
        z.transform((path: string) => encodeURIComponent(path)),
      ),
      delimiter: z.string(),
    }),
  ),
)

const objectShape = { name: id(), bytes: count(), content_type: text(), etag: text(), timestamp: text() }
/** OS::Swift::Object. */
export type StoredObject = Model<typeof objectShape>
export const object = single(reader(objectShape))

/** The object's bytes. */
export const download = z.instanceof(Blob)
/** The server refuses a file without content, but makes an empty object when no file comes along. */
export const upload = z.pipe(
  z.object({ file: z.instanceof(Blob) }),
  z.transform(({ file }): { file?: Blob } => (file.size > 0 ? { file } : {})),
)
/** A folder is an object without content whose name ends with a slash: an empty form. */
export const folder = z.optional(z.object({}))
export const copy = z.object({
  dest_container: z.string().check(z.minLength(1)),
  dest_name: z.string().check(z.minLength(1)),
})
