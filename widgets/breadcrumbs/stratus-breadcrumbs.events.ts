/** A step of the way to a page. */
export interface Crumb {
  readonly label: string
  /** Left out for groups that are no page, and for the page itself. */
  readonly href?: string
}

export interface StratusBreadcrumbsEventMap {
  /** A request: a link was pressed. After preventDefault the page goes there itself. */
  'stratus-navigate': CustomEvent<{ readonly crumb: Crumb }>
}
