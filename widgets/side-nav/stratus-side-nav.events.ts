export interface StratusSideNavEventMap {
  /** The user (or `toggle()`) opened or closed the navigation: `open` the drawer of small screens, `collapsed` the wide column. */
  'stratus-navigation-change': CustomEvent<{ readonly open: boolean; readonly collapsed: boolean }>
}
