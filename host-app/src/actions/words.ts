/** A text for one and for several; `%s` becomes the names. English, keys of their translations. */
export type Plural = readonly [one: string, other: string]

/** The words of an action that asks first. */
export interface ActionWords {
  readonly title: Plural
  readonly body: Plural
  readonly submit: Plural
  readonly success: Plural
  readonly failure: Plural
  readonly refused: Plural
}

/** What is said while a deletion can be undone. @param names as of `deletionWords` */
export function deletingWords([one, other]: Plural): Plural {
  return [`Deleting ${one}: %s.`, `Deleting ${other}: %s.`]
}

/**
 * What a deletion asks and says.
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
