import type { StratusActionListEventMap } from '../action-list/action-list.events.js'

export type StratusMenuButtonEventMap = StratusActionListEventMap
