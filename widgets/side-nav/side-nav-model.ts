/** What the side navigation shows: dashboards, their groups, their panels. */

export interface NavPanel {
  readonly id: string
  readonly label: string
  readonly href: string
}

export interface NavGroup {
  /** Null: the panels stand at the top of their dashboard. */
  readonly label: string | null
  readonly panels: readonly NavPanel[]
}

export interface NavDashboard {
  readonly id: string
  readonly label: string
  readonly groups: readonly NavGroup[]
  /** Open until the user closes it, whatever panel is current. */
  readonly open?: boolean
}

/** What the user opened (true) and closed (false), by key; what is missing is as it comes. */
export type NavChoices = Readonly<Record<string, boolean>>

/** The key of a dashboard or of one of its groups among the choices. */
export function navKey(dashboard: NavDashboard, group?: NavGroup): string {
  return group ? `${dashboard.id}/${group.label ?? ''}` : dashboard.id
}

/** The dashboard in which a panel is. */
export function dashboardOf(dashboards: readonly NavDashboard[], panel: string): NavDashboard | undefined {
  return dashboards.find(({ groups }) => groups.some(({ panels }) => panels.some(({ id }) => id === panel)))
}

/** A dashboard is open when the user says so, or it says so itself, else when the current panel is in it, else when it is the first and no panel is current. */
export function isDashboardOpen(
  dashboard: NavDashboard,
  dashboards: readonly NavDashboard[],
  current: string,
  choices: NavChoices,
): boolean {
  return (
    choices[navKey(dashboard)] ?? dashboard.open ?? dashboard === (dashboardOf(dashboards, current) ?? dashboards[0])
  )
}

/** A group is open unless the user closed it. */
export function isGroupOpen(dashboard: NavDashboard, group: NavGroup, choices: NavChoices): boolean {
  return group.label === null || (choices[navKey(dashboard, group)] ?? true)
}

/** Remembered choices, whatever was stored. */
export function readChoices(stored: unknown): NavChoices {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, open]) => typeof open === 'boolean'))
}
