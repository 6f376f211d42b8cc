/** Keys of shortcuts, by what they do. */
export type Keys = Readonly<Record<string, string>>

/** Single keys, while nothing is being typed. */
export const singleKeys = { search: '/', shortcuts: '?', jump: 'g', undo: 'z' } as const satisfies Keys
/** The key after `jump`, by panel in `navigation.ts`; jumps to those that a user does not have do nothing. */
export const jumpKeys: Keys = {
  'project.overview': 'o',
  'project.instances': 'i',
  'project.images': 'm',
  'project.key_pairs': 'k',
  'project.volumes': 'v',
  'project.networks': 'n',
  'project.network_topology': 't',
  'project.floating_ips': 'f',
  'project.security_groups': 's',
  'project.containers': 'c',
}

/** Those keys with what people chose instead; a choice that takes another shortcut's key does not count. */
export function chosenKeys<K extends Keys>(own: K, chosen: Keys): { readonly [N in keyof K]: string } {
  const keys = Object.fromEntries(Object.entries(own).map(([id, key]) => [id, chosen[id] ?? key]))
  const isTwice = (key: string) => Object.values(keys).filter((each) => each === key).length > 1
  const settled = Object.entries(keys).map(([id, key]) => [id, isTwice(key) ? own[id] : key])
  return Object.fromEntries(settled) as { readonly [N in keyof K]: string }
}
