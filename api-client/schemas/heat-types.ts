import { id, list, type Model, raw, reader, single, text } from './fields.js'

const typeShape = {
  /** `OS::Nova::Server`: it is its name, too. */
  id: id(),
  /** What it is for, where the cloud says so. */
  description: text(),
}
/** A kind of resource that templates of stacks may have. */
export type HeatResourceType = Model<typeof typeShape>
export const heatResourceTypes = list(reader(typeShape))

const schemaShape = {
  /** By name; as YAML where a page tells it. */
  attributes: raw(),
  properties: raw(),
}
/** What such a resource takes and tells. */
export type HeatTypeSchema = Model<typeof schemaShape>
export const heatTypeSchema = single(reader(schemaShape))

const versionShape = {
  /** `heat_template_version.2021-04-16`: it is its name, too. */
  id: id(),
  /** `HOT` or `CFN`. */
  type: text(),
}
/** A version of the language of templates. */
export type TemplateVersion = Model<typeof versionShape>
export const templateVersions = list(reader(versionShape))

const functionShape = { id: id(), description: text() }
/** What a template of a version may compute with. */
export type TemplateFunction = Model<typeof functionShape>
export const templateFunctions = list(reader(functionShape))
