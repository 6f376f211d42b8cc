import { tn } from '@stratus/widgets'
import type { Plural } from './words.js'

/** Nothing was heard of an action, and the page does not show that it was done: neither done nor refused, as far as is known. */
export class UnknownOutcome extends Error {
  constructor() {
    super('The cloud did not say what came of it.')
  }
}

/** The list is read again, and shows what became of them. @texts */
const notTold: Plural = [
  'The cloud did not say what came of it: %s. Look at the list.',
  'The cloud did not say what came of them: %s. Look at the list.',
]

/** @param names of the items, for people */
export const unknownText = (names: string, count: number): string => tn(...notTold, count, [names])
