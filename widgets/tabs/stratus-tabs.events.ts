export interface StratusTabsEventMap {
  /** The user chose another tab. */
  'stratus-tab-change': CustomEvent<{ readonly tab: string }>
}
