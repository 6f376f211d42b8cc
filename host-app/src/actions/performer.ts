import type { OpenForm } from '../host.js'
import type { Begun } from '../tasks/task.js'
import { nothingDone, type ActionResult } from './action-result.js'
import type { ActionContext, NamedItem } from './context.js'
import type { Call, Changes } from './does.js'

/** What an action acts on, and who hears of it. */
export interface ActionTarget {
  /** Brings what is shown up to date with what was done. */
  settle(result: ActionResult | null): void
  /** Reads what is shown again: after something that does not say what it did. */
  refresh(): unknown
  /** The cloud deletes it in its own time: what shows it goes with it. */
  leaves?(): void
}

/** How a page has an action done. */
export interface Performer<Item extends NamedItem> {
  readonly type: string
  readonly followedAs: string
  readonly context: ActionContext<Item>
  readonly target: ActionTarget
  /** Ends dialogs and unanswered questions when the page goes. */
  readonly signal: AbortSignal
  /** Marks an item as waited for while the work runs; a rejection has been said. */
  during(id: string, work: () => Promise<void>): void
  /** Opens a form of the cloud's pages, by its address or as it is read; `done` is called when it was sent; `thing` names what it is about. */
  openForm(form: OpenForm, title: string, done: () => void, thing?: string): Promise<void>
}

/** The cloud does it in its own time: it is followed on whatever page one is. */
export function begun<Item extends NamedItem>(
  task: Omit<Begun, 'type'>,
  { followedAs, context, target }: Performer<Item>,
): void {
  if (task.asked === 'deleted') target.leaves?.()
  context.host.tasks.begin({ ...task, type: followedAs })
}

/** Brings up to date what a success changes. */
export function changed<Item extends NamedItem>(
  changes: Changes,
  { id }: Item,
  { type, target }: Performer<Item>,
): void {
  if (changes === 'list') void target.refresh()
  else target.settle({ ...nothingDone, updated: [{ type, id }] })
}

export const askedBy = (begins: Call<NamedItem>['begins']): Begun['asked'] =>
  begins === 'deletion' ? 'deleted' : 'updated'
