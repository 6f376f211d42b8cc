/** Who takes part, and with which roles (W-MEMB-01 to 04). Nothing here changes a list in place. */

export interface Member {
  readonly id: string
  readonly name: string
}

export interface Role {
  readonly id: string
  readonly name: string
}

/** A member that takes part; `roles` are ids. A member that holds none stays one. */
export interface Assignment {
  readonly id: string
  readonly roles: readonly string[]
}

/** The page gave it a name. */
export function isNamed({ name }: { readonly name: unknown }): boolean {
  return typeof name === 'string'
}

/** What has no name is called by its id. */
export function named<Each extends Member | Role>(each: Each): Each {
  return isNamed(each) ? each : { ...each, name: String(each.id) }
}

/** The page said which roles it holds. */
export function hasRoles({ roles }: { readonly roles: unknown }): boolean {
  return Array.isArray(roles)
}

/** Takes a member in, with the default role when there is one (W-MEMB-02). */
export function assign(value: readonly Assignment[], id: string, defaultRole: string): readonly Assignment[] {
  if (value.some((each) => each.id === id)) return value
  return [...value, { id, roles: defaultRole ? [defaultRole] : [] }]
}

/** Takes a member out, with every role. */
export function unassign(value: readonly Assignment[], id: string): readonly Assignment[] {
  return value.filter((each) => each.id !== id)
}

/** Gives a member a role, or takes it away. */
export function toggleRole(value: readonly Assignment[], id: string, role: string): readonly Assignment[] {
  return value.map((each) => {
    if (each.id !== id) return each
    const held = each.roles.includes(role)
    return { ...each, roles: held ? each.roles.filter((other) => other !== role) : [...each.roles, role] }
  })
}

/** Reads what was written as JSON; undefined when it is something else. */
export function readAssignments(json: string): readonly Assignment[] | undefined {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every(isAssignment) ? list : undefined
  } catch {
    return undefined
  }
}

function isAssignment(each: unknown): each is Assignment {
  if (typeof each !== 'object' || each === null || !('id' in each) || !('roles' in each)) return false
  return (
    typeof each.id === 'string' && Array.isArray(each.roles) && each.roles.every((role) => typeof role === 'string')
  )
}

/** The names of the roles held, in the order of the roles; unknown ones are left out. */
export function roleNames(roles: readonly Role[], held: readonly string[]): readonly string[] {
  return roles.filter(({ id }) => held.includes(id)).map(({ name }) => name)
}

/** Those whose name contains a text, literally, whatever the case. */
export function filterByName<Named extends { readonly name: string }>(
  list: readonly Named[],
  text: string,
): readonly Named[] {
  const wanted = text.trim().toLowerCase()
  return wanted ? list.filter(({ name }) => name.toLowerCase().includes(wanted)) : list
}

export interface Sides<R> {
  readonly available: readonly R[]
  /** In the order in which they were taken in. */
  readonly taken: ReadonlyArray<R & { readonly roles: readonly string[] }>
}

/** The two lists. Who takes part but is not among the members is shown by the id. */
export function sides(members: readonly Member[], value: readonly Assignment[]): Sides<Member> {
  const byId = new Map(members.map((member) => [member.id, member]))
  const taking = new Set(value.map(({ id }) => id))
  return {
    available: members.filter(({ id }) => !taking.has(id)),
    taken: value.map(({ id, roles }) => ({ ...(byId.get(id) ?? { id, name: id }), roles })),
  }
}

/**
 * The fields of Horizon's workflow for a step: `default_<step>_role`, and `<step>_role_<role id>` once per member that
 * holds the role.
 */
export function formFields(
  step: string,
  roles: readonly Role[],
  value: readonly Assignment[],
  defaultRole: string,
): ReadonlyArray<readonly [name: string, value: string]> {
  return [
    [`default_${step}_role`, defaultRole],
    ...roles.flatMap((role) =>
      value.filter((each) => each.roles.includes(role.id)).map((each) => [`${step}_role_${role.id}`, each.id] as const),
    ),
  ]
}

/** Whether a page has given things with ids. */
export function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'id' in each)
}
