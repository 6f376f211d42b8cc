import { isTooLong, maxLength } from './text-limits.js'

/** The name as it is sent: services take no blanks around it. */
export const sentName = (name: string): string => name.trim()

/**
 * What is wrong with a name; English, key of its translation.
 * @param noun whose name, as in running text, with its article: `a domain`
 * @param most characters it may have
 */
export function nameError(name: string, noun: string, most = maxLength): string | null {
  const subject = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} name`
  if (sentName(name) === '') return `${subject} is required.`
  return isTooLong(sentName(name), most) ? `${subject} less than ${most + 1} characters is required.` : null
}

/**
 * What is wrong with a description.
 * @param standing as the cloud has it: that one may be longer, and keeps nobody from changing the rest
 */
export function descriptionError(description: string, standing: string | null = null): string | null {
  return description !== standing && isTooLong(description)
    ? 'A description less than 256 characters is required.'
    : null
}

/** Leaves out the fields that are right. */
export function onlyErrors<Field extends string>(
  errors: Readonly<Record<Field, string | null>>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null)) as Partial<
    Record<Field, string>
  >
}
