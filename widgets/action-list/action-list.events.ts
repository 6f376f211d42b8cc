import type { Action } from '../internal/actions.js'

/** Somebody chose an action; what happens is up to the page. */
export type ActionEvent = CustomEvent<{ readonly action: Action }>

/** A menu opened or closed: a page holds its polling back while one is open (W-TABLE-18). */
export type MenuEvent = CustomEvent<{ readonly open: boolean }>

export interface StratusActionListEventMap {
  'stratus-action': ActionEvent
  'stratus-menu': MenuEvent
}

export type StratusActionMenuEventMap = StratusActionListEventMap
