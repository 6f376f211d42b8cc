import { id, type Model, page, reader, readText, told, text, type Field } from './fields.js'

/** `Powering Off` for `powering-off`: Horizon's pages write codes with blanks and capitals. */
const words = (code: string) => code.replace(/[-_]/g, ' ').toLowerCase()

/** Statuses that an English page does not write as words of their code. */
const renamed: Readonly<Record<string, string>> = {
  'resize/migrate': 'RESIZE',
  'confirm or revert resize/migrate': 'VERIFY_RESIZE',
  'revert resize/migrate': 'REVERT_RESIZE',
}
/** Tasks whose codes have hyphens. */
const hyphened = ['powering-on', 'powering-off', 'soft-deleting']

const asField = <T>(read: (value: string | null) => T): Field<T> => ({
  names: [],
  required: false,
  read: (value) => read(readText(value)),
})

const status = asField((told) => {
  const word = words(told ?? '')
  return told && (renamed[word] ?? (/^[a-z ]+$/.test(word) ? word.replace(/ /g, '_').toUpperCase() : told))
})

const task = asField((told) => {
  const word = words(told ?? '')
  if (!told || word === 'none') return null
  return hyphened.find((code) => words(code) === word) ?? (/^[a-z ]+$/.test(word) ? word.replace(/ /g, '_') : told)
})

const isAddress = (word: string) => /^\d+(\.\d+){3}$/.test(word) || /^[\da-f]*:[\da-f:.]*:[\da-f.]*$/i.test(word)

/** Addresses among whatever stands with them, such as names of networks. */
const addresses: Field<readonly string[]> = {
  names: [],
  required: false,
  read: (value) => [value].flat().flatMap((line) => (readText(line) ?? '').split(/[\s,]+/).filter(isAddress)),
}

const anyServerShape = {
  ...told,
  id: id(),
  name: text(),
  /** Name of its project. */
  project: text(),
  host: text(),
  /** Names of its image and flavor; null for an image when it boots from a volume. */
  image: text(),
  flavor: text(),
  addresses,
  /** `ACTIVE`; a page's word where that is not English. */
  status,
  /** `powering-off`; a page's word where that is not English. */
  task_state: task,
  /** In words. */
  power: text(),
  created: text(),
  /** Null on a page, which tells of no such time. */
  updated: text(),
}

/** An instance of any project, as a list of all of them tells. */
export type AnyServer = Model<typeof anyServerShape>
export const anyServers = page(reader(anyServerShape))
