import type { FormName, FormParams } from '@stratus/api-client/forms'
import type { OpenForm } from '../host.js'
import type { ActionContext } from './context.js'
import type { ActionResult } from './action-result.js'
import type { Dialog } from '../stores/dialogs.js'
import type { ActionWords, Plural } from './words.js'

/** What of a list a success changes: the item's row, or which rows there are. */
export type Changes = 'row' | 'list'

/** Calls of the cloud, one for each item. */
export interface Call<Item> {
  readonly kind: 'call'
  run(context: ActionContext<Item>, item: Item): Promise<unknown>
  /** What became of an item that went through; `nothing` reads nothing again. */
  readonly outcome: 'deleted' | 'updated' | 'nothing'
  /** The question before it, and what is said afterwards; without one it is done at once. */
  readonly words?: ActionWords
  /** Ask about several only: one alone is done at once. */
  readonly asksFor?: 'any' | 'several'
  /** Of several one after the other: each reads and writes what holds them all. */
  readonly inTurn?: boolean
  /** Nothing is lost by it: the button of the question is not red. */
  readonly harmless?: boolean
  /** The question says what uses the items (`uses.ts`); `typed`: what is in use and cannot be brought back has its name typed. */
  readonly inUse?: 'named' | 'typed'
  /** Easily made anew: unless something uses the items, it is held back for a while and can be undone, in place of the question. Said then. */
  readonly undo?: Plural
  /** Said when it was done at once; default the success of `words`, else nothing. */
  readonly success?: Plural
  /** The cloud does it in its own time: a success says, as a notice, what was asked for (DEC-71), and it is followed (DEC-74). */
  readonly begins?: true | 'deletion'
  /**
   * Said when one alone failed; `{id}` is its id. English, key of its translation. Done at once and without it, the client says
   * what failed: such a call is not `quiet`.
   */
  readonly failure?: string
}

/** A dialog. It is busy while its code and data are fetched; null, or a rejection, has been said and opens nothing. */
export interface Opens<Item, Row = Item> {
  readonly kind: 'opens'
  load(context: ActionContext<Row>, item: Item): Promise<Dialog<ActionResult> | null>
}

/** Another page of the app. */
export interface GoesTo<Item> {
  readonly kind: 'goes-to'
  /** Below the web root, as of `paths.ts`. */
  path(item: Item): string
}

/** A form of the table of forms, in a dialog with fields of ours, unless the cloud has changed it. */
export interface FillsForm<Item> {
  readonly kind: 'form'
  /** Title until the form is there, English; default the action's label. */
  readonly title?: string
  readonly changes: Changes
  readonly form: FormName
  open(item: Item): OpenForm
}

/** An action of a table of Horizon's own pages. */
export interface HorizonTable {
  /** The table's page, below the web root. */
  readonly table: string
  readonly name: readonly [table: string, action: string]
  /** Where its message is read, when not on the same page: tabs come without messages. */
  readonly next?: string
}

/** Sends the action of such a table; a dangerous one asks first, in the words of Horizon's tables. */
export interface HorizonTableAction extends HorizonTable {
  readonly kind: 'horizon-table-action'
  readonly changes: Changes
  /** What the question says beside the item's name. English, key of its translation. */
  readonly help?: string
  /** Said, as a notice, in place of Horizon's 'done' where the cloud does it in its own time (DEC-71). */
  readonly begins?: Plural
}

/** Everything that can be done with an item. Closed: an action without one of these does not compile. */
export type Does<Item> = Call<Item> | Opens<Item> | GoesTo<Item> | FillsForm<Item> | HorizonTableAction

/** What can be done without an item; `Row` are those of the list beside it. */
export type DoesOnPage<Row> = Opens<null, Row> | GoesTo<null> | FillsForm<null>

export function call<Item>(run: Call<Item>['run'], options: Omit<Call<Item>, 'kind' | 'run'>): Call<Item> {
  return { kind: 'call', run, ...options }
}

export function opens<Item, Row = Item>(load: Opens<Item, Row>['load']): Opens<Item, Row> {
  return { kind: 'opens', load }
}

export function goesTo<Item>(path: GoesTo<Item>['path']): GoesTo<Item> {
  return { kind: 'goes-to', path }
}

export function fillsForm<Item, Name extends FormName>(
  form: Name,
  params: (item: Item) => FormParams<Name>,
  { changes = 'row', title }: Partial<Pick<FillsForm<Item>, 'changes' | 'title'>> = {},
): FillsForm<Item> {
  const open =
    (item: Item): OpenForm =>
    async ({ client }, signal) => {
      const { formPath, openForm } = await import('@stratus/api-client/forms')
      const of = params(item)
      return { name: form, address: formPath(form, of), form: await openForm(client, form, of, signal) }
    }
  return { kind: 'form', form, open, changes, title }
}

export function horizonTableAction(
  table: HorizonTable,
  { changes = 'row', help, begins }: Partial<Pick<HorizonTableAction, 'changes' | 'help' | 'begins'>> = {},
): HorizonTableAction {
  return { kind: 'horizon-table-action', ...table, changes, help, begins }
}
