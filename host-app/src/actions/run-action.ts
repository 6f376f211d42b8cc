import { t, tn, type DeleteRequest, type DeleteResult, type DeleteUse, type MessageType } from '@stratus/widgets'
import { errorMessage } from '../stores/error-messages.js'
import type { NamedItem } from './context.js'
import type { ActionResult, Affected } from './action-result.js'
import { UnknownOutcome, unknownText } from './unknown-outcome.js'
import type { ActionWords, Plural } from './words.js'

export interface AskedAction<Item extends NamedItem> {
  /** Type code of the items, such as `OS::Glance::Image`. */
  readonly type: string
  readonly items: readonly Item[]
  /** Left out because the user, or the item's state, does not allow it; said by name, the rest goes on. */
  readonly refused?: readonly Item[]
  readonly words: ActionWords
  /** What happens to an item that went through. */
  readonly outcome: 'deleted' | 'updated'
  /** Nothing is lost by it: the button is not red. */
  readonly harmless?: boolean
  /** What uses them, asked for with the question. */
  uses?(items: readonly Item[], signal: AbortSignal): Promise<readonly DeleteUse[]>
  /** What is in use has its name typed. */
  readonly typeName?: boolean
  /** The cloud does it in its own time: what went through is said as a notice. */
  readonly begins?: boolean
  /** What is said when one alone failed, translated; without it, the failure of `words`. */
  failure?(item: Item): string
  run(item: Item): Promise<unknown>
}

export interface ActionHelpers {
  /** Shows the question, runs the action behind it, and settles when it is closed. */
  ask<Item extends NamedItem>(request: DeleteRequest<Item>): Promise<DeleteResult<Item>>
  say(type: MessageType, text: string, more?: { readonly details?: string }): void
  /** The cloud is at it now. @param text what was said of it */
  begun?(items: readonly NamedItem[], text: string): void
}

/** A message names so many; the rest is a number, and all of them are in its details. */
const mostNamed = 10

const nameOf = ({ name, id }: NamedItem) => name || id

/** The items by name, as far as a message has room. */
export function namesOf(items: readonly NamedItem[]): string {
  const names = items.slice(0, mostNamed).map(nameOf).join(', ')
  const more = items.length - mostNamed
  return more > 0 ? t('%s and %s more', [names, more]) : names
}

/** All names where `namesOf` leaves some out. */
export function namesLeftOut(items: readonly NamedItem[]): { readonly details?: string } {
  return items.length > mostNamed ? { details: items.map(nameOf).join('\n') } : {}
}

/** One line for each failure that has a reason; nothing when none has. */
function reasonsOf(fail: DeleteResult<NamedItem>['fail']): { readonly details?: string } {
  const lines = fail.flatMap(({ item, error }) => {
    return error instanceof Error && error.message ? [`${nameOf(item)}: ${errorMessage(error)}`] : []
  })
  return lines.length ? { details: lines.join('\n') } : namesLeftOut(fail.map(({ item }) => item))
}

/**
 * Asks, does it for every item, and says by name what went through, what failed and what was not allowed.
 * @returns what was done, or null when the user declined or nothing was left to do
 */
export async function runAction<Item extends NamedItem>(
  { type, items, refused = [], words, outcome, harmless, uses, typeName, begins, failure, run }: AskedAction<Item>,
  { ask, say, begun }: ActionHelpers,
): Promise<ActionResult | null> {
  const word = ([one, other]: Plural, about: readonly NamedItem[]) => tn(one, other, about.length, [namesOf(about)])
  if (refused.length) say('error', word(words.refused, refused), namesLeftOut(refused))
  if (!items.length) return null
  const plural = ([one, other]: Plural) => tn(one, other, items.length, [])
  const result = await ask<Item>({
    title: plural(words.title),
    body: plural(words.body),
    submit: plural(words.submit),
    items,
    harmless,
    uses: uses && ((signal) => uses(items, signal)),
    typeName,
    run: (item) => (item ? run(item) : undefined),
  })
  if (result.outcome !== 'done') return null
  const unknown = result.fail.filter(({ error }) => error instanceof UnknownOutcome).map(({ item }) => item)
  const fail = result.fail.filter(({ error }) => !(error instanceof UnknownOutcome))
  const failed = fail.map(({ item }) => item)
  const [first] = failed
  if (result.pass.length) {
    const text = word(words.success, result.pass)
    say(begins ? 'info' : 'success', text, namesLeftOut(result.pass))
    if (begins) begun?.(result.pass, text)
  }
  if (first) {
    const text = failed.length === 1 ? failure?.(first) : undefined
    say('error', text ?? word(words.failure, failed), reasonsOf(fail))
  }
  if (unknown.length) say('warning', unknownText(namesOf(unknown), unknown.length), namesLeftOut(unknown))
  const affected = (list: readonly Item[]): Affected[] => list.map(({ id }) => ({ type, id }))
  const done = { created: [], updated: affected(unknown), deleted: [], failed: affected(failed) }
  return { ...done, [outcome]: [...affected(result.pass), ...(outcome === 'updated' ? done.updated : [])] }
}
