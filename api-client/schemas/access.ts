import { id, list, many, type Model, reader, single, text, words } from './fields.js'

const ec2Shape = {
  /** Null where the cloud has none for this user in this project. */
  access: text(),
  /** Secret. */
  secret: text(),
}
/** What S3 and EC2 programs sign in with, for the project of the session. */
export type Ec2Credential = Model<typeof ec2Shape>
export const ec2Credential = single(reader(ec2Shape))

const credentialShape = {
  id: id(),
  name: text(),
  description: text(),
  /** The one that it is for. */
  project_id: text(),
  /** In UTC; null where it does not end. */
  expires_at: text(),
  /** Names of the roles that it has there. */
  roles: words(),
}
/** What a program signs in with in place of somebody's password. */
export type ApplicationCredential = Model<typeof credentialShape>
export const applicationCredentials = list(reader(credentialShape))

const ruleShape = { service: text(), method: text(), path: text() }
/** A call that the credential is for: it is for no other then. */
export type AccessRule = Model<typeof ruleShape>
const readRule = reader(ruleShape)

const credentialDetailsShape = {
  /** Empty: every call that its roles allow. */
  access_rules: many((value) => readRule(Array.isArray(value) ? fromCells(value) : value)),
  /** Whether it may make others: `yes`, `no`, or the cloud's word for either in another language. */
  unrestricted: text(),
}
/** What only its own page tells of one. */
export type ApplicationCredentialDetails = Model<typeof credentialDetailsShape>
export const applicationCredentialDetails = single(reader(credentialDetailsShape))

const fromCells = ([service, method, path]: readonly unknown[]) => ({ service, method, path })
