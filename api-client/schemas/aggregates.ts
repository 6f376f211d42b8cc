import { id, isRecord, list, type Model, readTexts, reader, text, texts, type Field } from './fields.js'

/** `size = large` of a page's list, or an object of texts. */
const metadata: Field<Readonly<Record<string, string>>> = {
  names: [],
  required: false,
  read: (value) => Object.fromEntries(isRecord(value) ? entriesOf(value) : readTexts(value).map(pairOf)),
}

const entriesOf = (value: Record<string, unknown>) =>
  Object.entries(value).flatMap(([key, one]) => (typeof one === 'string' ? [[key, one] as const] : []))

function pairOf(line: string): readonly [string, string] {
  const [key = '', ...rest] = line.split(' = ')
  return [key, rest.join(' = ')]
}

const aggregateShape = {
  /** A number. */
  id: id(),
  name: text(),
  /** Null where its hosts keep the zone that they have. */
  availability_zone: text(),
  /** Names of its hosts. */
  hosts: texts(),
  /** What flavors ask for; a zone is among it. */
  metadata,
}
/** Hosts that have something in common. */
export type Aggregate = Model<typeof aggregateShape>
export const aggregates = list(reader(aggregateShape))
