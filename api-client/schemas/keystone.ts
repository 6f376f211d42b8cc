import { z } from '../zod.js'
import { flag, id, isRecord, list, many, type Model, raw, reader, single, text, texts } from './fields.js'
import { pythonFlag } from './queries.js'

const tags = texts('tags')

const userShape = {
  id: id(),
  name: text(),
  domain_id: text(),
  enabled: flag(),
  email: text(),
  description: text(),
  default_project_id: text(),
  /** ISO time or null. */
  password_expires_at: text(),
}

const groupMemberShape = { id: id(), name: text() }
/** A user in a group. */
export type GroupMember = Model<typeof groupMemberShape>
export const groupMembers = list(reader(groupMemberShape))

/** OS::Keystone::User. `project_name` and `domain_name` are not on the wire; a panel looks them up. */
export type User = Model<typeof userShape>
const readUser = reader(userShape)

const roleShape = { id: id('id', 'name'), name: text(), domain_id: text(), description: text() }
/** OS::Keystone::Role. A session of Horizon 23 lists roles by name only, which then stands for the id. */
export type Role = Model<typeof roleShape>
const readRole = reader(roleShape)

const domainShape = { id: id(), name: text(), description: text(), enabled: flag(), tags }
/** OS::Keystone::Domain. `domains/default` and `default_domain/` give id and name only. */
export type Domain = Model<typeof domainShape>
const readDomain = reader(domainShape)

const projectShape = {
  id: id(),
  name: text(),
  domain_id: text(),
  description: text(),
  enabled: flag(),
  parent_id: text(),
  is_domain: flag(),
  tags,
}
export type Project = Model<typeof projectShape>
const readProject = reader(projectShape)

const groupShape = { id: id(), name: text(), description: text(), domain_id: text() }
export type Group = Model<typeof groupShape>
const readGroup = reader(groupShape)

const endpointShape = { id: text(), interface: text(), region: text(), region_id: text(), url: text() }
const catalogShape = { type: id(), name: text(), id: raw(), endpoints: many(reader(endpointShape)) }
/** One service of the catalogue with its public endpoints. */
export type CatalogEntry = Model<typeof catalogShape>
const readCatalogEntry = reader(catalogShape)

const serviceShape = { id: id('id', 'type'), type: text(), name: text(), endpoints: many(reader(endpointShape)) }

const sessionShape = {
  id: id(),
  username: text(),
  enabled: flag(),
  is_superuser: flag(),
  project_id: text(),
  project_name: text(),
  domain_id: text(),
  domain_name: text(),
  user_domain_id: text(),
  user_domain_name: text(),
  services_region: text(),
  available_services_regions: texts(),
  roles: many(readRole),
}
/** Who is signed in, where (G-SESS-01). */
export type Session = Model<typeof sessionShape>
const readRawSession = reader(sessionShape)

/** The Keystone token that the server adds is left out: nothing here needs it, and what is not kept cannot leak. */
function readSession(value: unknown): Session | null {
  if (!isRecord(value)) return null
  const { token: _token, ...rest } = value
  return readRawSession(rest)
}

export const user = single(readUser)
export const users = list(readUser)
export const role = single(readRole)
export const roles = list(readRole)
export const domain = single(readDomain)
export const domains = list(readDomain)
export const project = single(readProject)
export const projects = list(readProject)
export const group = single(readGroup)
export const groups = list(readGroup)
export const services = list(reader(serviceShape))
export const session = single(readSession)
/** The catalogue is a bare array; entries that cannot be read are left out. */
export const catalog = z.pipe(
  z.array(z.unknown()),
  z.transform((entries) => entries.flatMap((entry) => readCatalogEntry(entry) ?? [])),
)
export const version = z.looseObject({ version: z.string() })

/** Bulk deletes send the ids as a bare array. */
export const idList = z.array(z.string()).check(z.minLength(1))

const name = z.string().check(z.minLength(1))
const description = z.nullish(z.string())

export const userQuery = z.optional(
  z.partial(
    z.looseObject({
      project_id: z.string(),
      domain_id: z.string(),
      group_id: z.string(),
      name: z.string(),
      id: z.string(),
      enabled: pythonFlag,
    }),
  ),
)

export const userCreate = z.looseObject({
  name,
  email: z.nullish(z.string()),
  password: z.nullish(z.string()),
  /** Primary project, by id. */
  project: z.nullish(z.string()),
  enabled: z.optional(z.boolean()),
  description,
})

/** With `password` only the password changes, with `enabled` only that; else each key sent is changed. */
export const userUpdate = z.looseObject({
  name: z.optional(name),
  email: z.nullish(z.string()),
  description,
  project: z.nullish(z.string()),
  password: z.optional(z.string()),
  /** With ENFORCE_PASSWORD_CHECK. */
  admin_password: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
})

export const roleQuery = z.optional(z.partial(z.looseObject({ project_id: z.string(), user_id: z.string() })))
export const roleBody = z.looseObject({ name })
export const groupQuery = z.optional(z.partial(z.looseObject({ domain_id: z.string() })))
export const groupBody = z.looseObject({ name, description })
export const domainCreate = z.looseObject({ name, description, enabled: z.optional(z.boolean()) })
export const domainUpdate = z.partial(domainCreate)

export const projectQuery = z.optional(
  z.partial(
    z.looseObject({
      /** The identity service's admin endpoint. */
      admin: z.boolean(),
      user_id: z.string(),
      name: z.string(),
      id: z.string(),
      enabled: pythonFlag,
    }),
  ),
)
export const projectCreate = z.looseObject({
  name,
  description,
  enabled: z.optional(z.boolean()),
  domain_id: z.nullish(z.string()),
})
export const projectUpdate = z.partial(projectCreate)
