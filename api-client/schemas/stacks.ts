import { id, list, type Model, reader, told, text } from './fields.js'

const stackShape = {
  ...told,
  id: id(),
  name: text(),
  /** In words: `Create Complete`; a page's words for it in the user's language. */
  status: text(),
  /** ISO time, or a page's words for how long ago; null where nobody tells. */
  created: text(),
  updated: text(),
}
export type StackItem = Model<typeof stackShape>
export const stacks = list(reader(stackShape))

const resourceShape = {
  ...told,
  /** Its name in the template. */
  id: id(),
  name: text(),
  /** Id of what it stands for. */
  resource: text(),
  type: text(),
  /** ISO time, or a page's words. */
  updated: text(),
  status: text(),
  reason: text(),
}
export type StackResource = Model<typeof resourceShape>
export const stackResources = list(reader(resourceShape))

const eventShape = {
  ...told,
  id: id(),
  name: text(),
  resource: text(),
  /** ISO time, or a page's words for how long ago. */
  time: text(),
  status: text(),
  reason: text(),
}
export type StackEvent = Model<typeof eventShape>
export const stackEvents = list(reader(eventShape))
