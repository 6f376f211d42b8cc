import { id, list, type Model, pairs, reader, text } from './fields.js'

const userCredentialShape = {
  id: id(),
  /** `totp`, `ec2`, `cert`, or what somebody has called it; Horizon writes it as it stands. */
  type: text(),
  /** Name of whose it is; null where the list is of one's own. */
  user: text(),
  user_id: text(),
  /** Name of the project that it is for. */
  project: text(),
  /** Secret: nothing keeps it. Null where the cloud does not tell it again. */
  data: text(),
  /** Pages of Horizon about it, by field. */
  links: pairs(),
}
/** What somebody proves who he is with beside a password, kept by Keystone. */
export type UserCredential = Model<typeof userCredentialShape>
export const userCredentials = list(reader(userCredentialShape))
