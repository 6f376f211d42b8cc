import { charts } from './examples/charts.js'
import { fields } from './examples/fields.js'
import { frames } from './examples/frame.js'
import { overlays } from './examples/overlays.js'
import { tables } from './examples/tables.js'
import { topology } from './examples/topology.js'
import type { Example } from './mount.js'

/**
 * Every element of the kit in each of its states, as data: the contract mounts them under every condition that it promises to
 * bear. Each text of a resource is the given word, so that any other word on the screen is one of ours.
 */
export function examples(word = '1'): readonly Example[] {
  return [charts, fields, frames, overlays, tables, topology].flatMap((group) => group(word))
}
