import { id, list, type Model, reader, text, words } from './fields.js'

const providerShape = {
  /** What somebody called it. */
  id: id(),
  description: text(),
  /** `Yes` or `No`, or a page's word for it. */
  enabled: text(),
  /** By which it says who it is. */
  remote_ids: words(),
}
/** Who vouches for people that Keystone does not know. */
export type IdentityProvider = Model<typeof providerShape>
export const identityProviders = list(reader(providerShape))

const protocolShape = {
  /** `saml2`, `openid`. */
  id: id(),
  /** What makes users of those who come by it. */
  mapping: text(),
}
/** How a provider speaks. */
export type FederationProtocol = Model<typeof protocolShape>
export const federationProtocols = list(reader(protocolShape))

const mappingShape = {
  id: id(),
  /** A list, in JSON. */
  rules: text(),
}
/** Rules that make users and groups of what a provider says. */
export type FederationMapping = Model<typeof mappingShape>
export const federationMappings = list(reader(mappingShape))
