export interface Person {
  readonly id: string
  readonly name: string
}

interface Known {
  readonly id: string
  readonly name: string | null
}

/** Who has to be added and removed, in this order: nobody is without the group in between. */
export function memberChanges(
  present: readonly string[],
  wanted: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const [before, after] = [new Set(present), new Set(wanted)]
  return { added: wanted.filter((id) => !before.has(id)), removed: present.filter((id) => !after.has(id)) }
}

/** Everybody by name: also members whom the list of users leaves out, who stay until they are taken out. */
export function peopleOf(users: readonly Known[], members: readonly Known[]): Person[] {
  const all = new Map([...members, ...users].map(({ id, name }) => [id, { id, name: name || id }]))
  return [...all.values()].sort((a, b) => a.name.localeCompare(b.name))
}
