import type { ActionWords, Plural } from '../../../actions/words.js'

const lower = (text: string) => text.toLowerCase()

/**
 * The question before something is done with instances.
 *
 * @param doing what is said of it: the cloud does it in its own time
 */
export function asking([one, other]: Plural, effect: Plural, doing: string): ActionWords {
  return {
    title: [`Confirm ${one}`, `Confirm ${other}`],
    body: [`You have selected: "%s". ${effect[0]}`, `You have selected: "%s". ${effect[1]}`],
    submit: [one, other],
    success: [doing, doing],
    failure: [`Unable to ${lower(one)}: %s`, `Unable to ${lower(other)}: %s`],
    refused: ['Not possible in the present state: %s', 'Not possible in their present state: %s'],
  }
}
