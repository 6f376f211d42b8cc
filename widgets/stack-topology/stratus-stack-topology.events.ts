export type StackViewName = 'picture' | 'list'

export interface StratusStackTopologyEventMap {
  /** The user chose a resource by its name, or the stack itself: null. */
  'stratus-select': CustomEvent<{ readonly name: string | null }>
  /** The user chose the picture or the list. */
  'stratus-view': CustomEvent<{ readonly view: StackViewName }>
}
