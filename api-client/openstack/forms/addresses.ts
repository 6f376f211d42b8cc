import { parseAddress, parseCidr } from '../../rules/addressing.js'
import { FieldErrors, type Filled } from './service-form.js'

const shapes = {
  address: (text: string) => parseAddress(text) !== undefined,
  /** An address alone is a network of itself. */
  network: (text: string) => (parseCidr(text) ?? parseAddress(text)) !== undefined,
}

/**
 * Looks at what was filled in before it is sent: each line of a field is an address, or a network; it may be left empty.
 * @throws FieldErrors in Horizon's words
 */
export function demandAddresses(filled: Filled, fields: Readonly<Record<string, keyof typeof shapes>>): void {
  const wrong = Object.entries(fields).filter(([name, shape]) =>
    (filled[name] ?? '').split('\n').some((line) => line.trim() && !shapes[shape](line.trim())),
  )
  if (wrong.length)
    throw new FieldErrors(Object.fromEntries(wrong.map(([name]) => [name, 'Incorrect format for IP address'])))
}
