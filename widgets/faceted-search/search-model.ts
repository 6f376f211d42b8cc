import { containing, unusedFacets, type Facet, type Term } from './query-model.js'

/** The search box as data. Every function gives the next state; nothing here knows the page. */
export interface SearchState {
  readonly terms: readonly Term[]
  /** Free text that has become a chip. */
  readonly text: string
  /** The free text that is searched for now: the chip's, or what is being typed. */
  readonly searched: string
  /** Name of the facet that waits for its value. */
  readonly facet: string | undefined
  readonly input: string
  readonly open: boolean
  /** Index of the highlighted choice, -1 = none. */
  readonly active: number
}

/** One line of the menu. */
export interface Choice {
  /** The facet's name or the option's key. */
  readonly key: string
  readonly label: string
}

export const emptySearch: SearchState = {
  terms: [],
  text: '',
  searched: '',
  facet: undefined,
  input: '',
  open: false,
  active: -1,
}

/** The facet that waits for its value, as far as its options are not used up. */
export function chosenFacet(state: SearchState, facets: readonly Facet[]): Facet | undefined {
  return unusedFacets(facets, state.terms).find(({ name }) => name === state.facet)
}

/** What is typed, as labels are searched for it. */
export function wantedText(state: SearchState): string {
  return state.input.trim().toLowerCase()
}

/** What was offered last: one key asks for it several times, and with thousands of options each time would be felt. */
let offered: { readonly of: readonly unknown[]; readonly choices: readonly Choice[] } | undefined

/** What the menu offers: facets, or the options of the chosen facet, as far as they match what was typed. */
export function choicesOf(state: SearchState, facets: readonly Facet[]): readonly Choice[] {
  const text = wantedText(state)
  const of = [state.facet, state.terms, facets, text]
  if (offered && of.every((part, index) => part === offered?.of[index])) return offered.choices
  offered = { of, choices: containing(choosable(state, facets), text) }
  return offered.choices
}

let known: { readonly of: readonly unknown[]; readonly choices: readonly Choice[] } | undefined

/** Everything that could be chosen now; the same list while nothing is used up, so that its labels are read once. */
function choosable(state: SearchState, facets: readonly Facet[]): readonly Choice[] {
  const of = [state.facet, state.terms, facets]
  if (known && of.every((part, index) => part === known?.of[index])) return known.choices
  const choices =
    state.facet === undefined
      ? unusedFacets(facets, state.terms).map(({ name, label }) => ({ key: name, label }))
      : (chosenFacet(state, facets)?.options ?? [])
  known = { of, choices }
  return choices
}

function isEmpty(state: SearchState): boolean {
  return !state.terms.length && !state.text
}

/** Drops what is half typed. */
function reset(state: SearchState, open: boolean): SearchState {
  return { ...state, facet: undefined, input: '', searched: state.text, open, active: -1 }
}

function addTerm(state: SearchState, value: string, open: boolean): SearchState {
  if (state.facet === undefined) return state
  return reset({ ...state, terms: [...state.terms, { name: state.facet, value }] }, open)
}

/** The user changed the text in the box. */
export function type(state: SearchState, input: string, facets: readonly Facet[]): SearchState {
  if (input === ' ' && !state.input) return { ...state, input: '', open: true, active: -1 }
  const next: SearchState = { ...state, input, active: -1 }
  if (state.facet !== undefined) return { ...next, open: (chosenFacet(state, facets)?.options?.length ?? 0) > 0 }
  if (!input.trim()) return { ...next, searched: state.text }
  return choicesOf(next, facets).length
    ? { ...next, searched: state.text, open: true }
    : { ...next, searched: input.trim(), open: false }
}

/** The user took a line of the menu. */
export function choose(state: SearchState, key: string, facets: readonly Facet[]): SearchState {
  if (state.facet !== undefined) return addTerm(state, key, false)
  const hasOptions = facets.some((facet) => facet.name === key && facet.options?.length)
  return { ...reset(state, hasOptions), facet: key }
}

/** Tab takes the only line that is left; `undefined` = Tab goes on to the next control. */
export function tab(state: SearchState, facets: readonly Facet[]): SearchState | undefined {
  const [only, ...others] = state.open ? choicesOf(state, facets) : []
  return only && !others.length ? choose(state, only.key, facets) : undefined
}

/** Enter takes the highlighted line, makes a chip of what was typed, or opens and closes the menu. */
export function enter(state: SearchState, facets: readonly Facet[]): SearchState {
  const choices = choicesOf(state, facets)
  const highlighted = state.open ? choices[state.active] : undefined
  if (highlighted) return choose(state, highlighted.key, facets)
  const text = state.input.trim()
  if (!text) return { ...state, open: !state.open, active: -1 }
  if (state.facet === undefined) return { ...reset({ ...state, text }, false) }
  const option =
    choices.find(({ label }) => label.toLowerCase() === text.toLowerCase()) ??
    (choices.length === 1 ? choices[0] : undefined)
  if (option) return addTerm(state, option.key, true)
  // A value that the facet does not have would be a chip that means nothing.
  return chosenFacet(state, facets)?.options ? state : addTerm(state, text, true)
}

/** Escape drops what is half typed; `undefined` = there was nothing to drop, Escape is somebody else's. */
export function escape(state: SearchState): SearchState | undefined {
  if (!state.open && !state.input && state.facet === undefined) return undefined
  return reset(state, state.facet !== undefined)
}

/** Backspace in an empty box: drops the chosen facet, else removes the last chip, else clears the search. */
export function backspace(state: SearchState): SearchState {
  if (state.facet !== undefined) return reset(state, true)
  if (isEmpty(state)) return { ...emptySearch, open: false }
  if (state.text) return reset({ ...state, text: '' }, true)
  return reset({ ...state, terms: state.terms.slice(0, -1) }, true)
}

/** The arrow keys: opens the menu and walks round it. */
export function move(state: SearchState, direction: 1 | -1, facets: readonly Facet[]): SearchState {
  const { length } = choicesOf(state, facets)
  if (!length) return { ...state, open: false, active: -1 }
  const from = state.open ? state.active : -1
  const active = from < 0 ? (direction > 0 ? 0 : length - 1) : (from + direction + length) % length
  return { ...state, open: true, active }
}

/** Removes one term; a facet that waits for its value is dropped with it. */
export function removeTerm(state: SearchState, term: Term): SearchState {
  return reset({ ...state, terms: state.terms.filter((each) => each !== term) }, false)
}

export function removeText(state: SearchState): SearchState {
  return reset({ ...state, text: '' }, false)
}

/** The menu closes because the focus went elsewhere; what was typed stays. */
export function leave(state: SearchState): SearchState {
  return { ...state, open: false, active: -1 }
}

/** A click into the box. */
export function openMenu(state: SearchState): SearchState {
  return { ...state, open: true }
}

/** Does a change concern the list that is searched? */
export function searchDiffers(before: SearchState, after: SearchState): boolean {
  const key = ({ terms, searched }: SearchState): string =>
    JSON.stringify([terms.map(({ name, value }) => [name, value]), searched])
  return key(before) !== key(after)
}
