import { list, reader, text } from './fields.js'

const readExtension = reader({ name: text('name', 'alias'), alias: text(), description: text() })

/** An API extension of the network or volume service, found by name or alias. */
export interface Extension {
  readonly name: string
  readonly alias: string
  readonly description: string | null
}

/** The answer of both extension lists. */
export const extensions = list((value): Extension | null => {
  const model = readExtension(value)
  if (model === null || (model.name === null && model.alias === null)) return null
  return { name: model.name ?? '', alias: model.alias ?? '', description: model.description }
})
