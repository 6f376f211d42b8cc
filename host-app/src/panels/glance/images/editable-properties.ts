/** Properties that this form or the server looks after, and the metadata editor therefore does not. */
const ownProperties: ReadonlySet<string> = new Set(['description', 'architecture', 'kernel_id', 'ramdisk_id'])
const serverProperties: ReadonlySet<string> = new Set([
  'os_hash_algo',
  'os_hash_value',
  'file',
  'schema',
  'self',
  'locations',
  'direct_url',
  'stores',
  'tags',
  'virtual_size',
  'os_hidden',
  'owner_specified',
  'block_device_mapping',
])

/** The custom properties that the metadata editor of an image may change (W-META-14: hashes are stripped), as text. */
export function editableProperties(properties: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, value]) => {
        const simple = ['string', 'number', 'boolean'].includes(typeof value)
        return simple && !ownProperties.has(name) && !serverProperties.has(name)
      })
      .map(([name, value]) => [name, String(value)]),
  )
}
