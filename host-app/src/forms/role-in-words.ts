/** What is known of the roles that every OpenStack has. English, keys of their translations. @texts */
const roleNames: Readonly<Record<string, string>> = {
  admin: 'Administrator',
  manager: 'Manager',
  member: 'Member',
  // What old Keystones had; some clouds have both.
  _member_: 'Member (_member_)',
  reader: 'Reader (may look)',
  service: 'Service',
  heat_stack_owner: 'Stack owner',
  heat_stack_user: 'Stack user',
}

/** A role in words: what nobody has words for, without its underscores. English, key of its translation. */
export function roleInWords(name: string): string {
  const plain = name.replace(/[_-]+/g, ' ').trim()
  return roleNames[name.toLowerCase()] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}
