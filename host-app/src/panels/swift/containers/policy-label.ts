import type { StoragePolicy } from './item.js'

/** `display_name (name)`, or just the name. */
export function policyLabel({ name, display_name }: Pick<StoragePolicy, 'name' | 'display_name'>): string {
  return display_name && display_name !== name ? `${display_name} (${name})` : name
}
