import type { ActionWords, Plural } from './run-action.js'

/**
 * What a deletion asks and says (D2 §8); `%s` becomes the names.
 * @param names as in titles and messages: `Key Pair`, `Key Pairs`
 * @param sentence as in running text: `key pair`, `key pairs`; default the names in lower case
 */
export function deletionWords(
  [one, other]: Plural,
  [inText, severalInText]: Plural = [one.toLowerCase(), other.toLowerCase()],
): ActionWords {
  return {
    title: [`Confirm Delete ${one}`, `Confirm Delete ${other}`],
    body: [
      `You have selected "%s". Deleted ${inText} is not recoverable.`,
      `You have selected "%s". Deleted ${severalInText} are not recoverable.`,
    ],
    submit: [`Delete ${one}`, `Delete ${other}`],
    success: [`Deleted ${one}: %s.`, `Deleted ${other}: %s.`],
    failure: [`Unable to delete ${one}: %s.`, `Unable to delete ${other}: %s.`],
    refused: [
      `You are not allowed to delete ${severalInText}: %s`,
      `You are not allowed to delete ${severalInText}: %s`,
    ],
  }
}
