import type { Item } from '../item.js'

/** Types that an `<img>` draws: scripts in them do not run there. By the endings of names, for what is stored without a type. */
const pictures: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['bmp', 'image/bmp'],
  ['ico', 'image/x-icon'],
  ['svg', 'image/svg+xml'],
])
const pictureTypes = new Set(pictures.values())

/** Types of text beside `text/…`. */
const texts = /^application\/(json|xml|yaml|x-yaml|toml|javascript|x-sh|sql|x-ndjson|.*\+(json|xml))$/
/** What says nothing of what is in it. */
const unknownTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

/** Most bytes that are fetched to be looked at. */
const most = { picture: 20 * 1024 ** 2, text: 1024 ** 2 } as const

type PreviewFacts = Pick<Item, 'name' | 'content_type' | 'bytes'>

/** What an object is shown as; null: as nothing. */
export type PreviewKind = { readonly kind: 'picture'; readonly type: string } | { readonly kind: 'text' }

/** By its type, and by the ending of its name where that says nothing. */
export function previewKind({ name, content_type }: PreviewFacts): PreviewKind | null {
  const type = (content_type ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (pictureTypes.has(type)) return { kind: 'picture', type }
  if (type.startsWith('text/') || texts.test(type)) return { kind: 'text' }
  if (!unknownTypes.has(type)) return null
  const picture = pictures.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
  return picture ? { kind: 'picture', type: picture } : { kind: 'text' }
}

/** Why an object has no preview; English, key of its translation. */
export function previewUnavailable(item: PreviewFacts): string | null {
  const shown = previewKind(item)
  if (!shown) return 'Only text and images have a preview.'
  if (item.bytes <= most[shown.kind]) return null
  return shown.kind === 'text'
    ? 'A text larger than 1 MiB has no preview.'
    : 'An image larger than 20 MiB has no preview.'
}

/** The text in an object; null when it is none. */
export function textOf(bytes: Uint8Array): string | null {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = new TextDecoder(utf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
  return text.includes('\0') ? null : text
}
