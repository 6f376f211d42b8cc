import { isTooLong } from '../../../forms/text-limits.js'
import { hasAddress } from './location.js'

const required = 'This field is required.'
const tooLong = 'The name must not be longer than 255 characters.'
const noAddress = 'Names cannot be "." or "..", or be empty between two slashes.'

/** What is wrong with a container's name, before the server is asked (O-RULE-01). English, key of its translation. */
export function containerNameProblem(name: string): string | undefined {
  if (!name.trim()) return required
  if (name.includes('/')) return 'Container name must not contain "/".'
  if (!hasAddress(name)) return 'A container cannot be called "." or "..".'
  return isTooLong(name) ? tooLong : undefined
}

/** What is wrong with the name of a file or folder; slashes in it make folders on the way. */
export function objectNameProblem(name: string): string | undefined {
  if (!name.trim()) return required
  if (!hasAddress(name)) return noAddress
  return isTooLong(name) ? tooLong : undefined
}

/** The same for a file, whose name cannot end with a slash: that would be a folder. */
export function fileNameProblem(name: string): string | undefined {
  return objectNameProblem(name) ?? (name.endsWith('/') ? 'The name of a file cannot end with "/".' : undefined)
}
