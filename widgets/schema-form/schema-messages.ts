import { t } from '../internal/localize.js'

/** Why a value does not fit, by the codes of Horizon's validator, tv4 (W-FORM-07 to W-FORM-12). @texts */
const messages = {
  0: 'Invalid type, expected {type}',
  1: 'No enum match for: {viewValue}',
  10: "Data does not match any schemas from 'anyOf'",
  11: "Data does not match any schemas from 'oneOf'",
  12: "Data is valid against more than one schema from 'oneOf'",
  13: "Data matches schema from 'not'",
  100: '{viewValue} is not a multiple of {multipleOf}',
  101: '{viewValue} is less than the allowed minimum of {minimum}',
  102: '{viewValue} is equal to the exclusive minimum {minimum}',
  103: '{viewValue} is greater than the allowed maximum of {maximum}',
  104: '{viewValue} is equal to the exclusive maximum {maximum}',
  105: '{viewValue} is not a valid number',
  200: '{title} is too short ({n} characters), minimum {minLength}',
  201: '{title} is too long ({n} characters), maximum {maxLength}',
  202: '{title} is formatted incorrectly',
  300: 'Too few properties defined, minimum {minProperties}',
  301: 'Too many properties defined, maximum {maxProperties}',
  302: '{title} is a required field',
  303: 'Additional properties not allowed',
  304: 'Dependency failed - key must exist',
  400: 'Array is too short ({n} items), minimum {minItems}',
  401: 'Array is too long ({n} items), maximum {maxItems}',
  402: 'Array items must be unique',
  403: 'Additional items not allowed',
  500: 'Format validation failed',
  501: "Keyword failed: '{title}'",
  600: 'Circular $refs',
  1000: 'Unknown property (not in schema)',
} as const

export type ProblemCode = keyof typeof messages

/** The message of a code, placeholders filled; the default one for a code that is not known. */
export function messageOf(code: number, values: Readonly<Record<string, unknown>>): string {
  const known = Object.hasOwn(messages, code) ? messages[code as ProblemCode] : 'The data in this field is invalid'
  return t(known, values)
}
