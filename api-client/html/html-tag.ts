import { decodeEntities } from './entities.js'

export type Attributes = Readonly<Record<string, string>>

export interface HtmlTag {
  readonly name: string
  readonly attributes: Attributes
  /** `</p>` */
  readonly end: boolean
  /** `<path/>`: elements of pictures end so. */
  readonly closed: boolean
  /** Where the page goes on. */
  readonly after: number
}

const opening = /<(\/?)([a-z][^\s/>]*)/iy
const space = /[\s/]*/y
const attributeOf = /(=?[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y

/** The tag that starts at `at`; null when none does, or it never ends. */
export function readTag(html: string, at: number): HtmlTag | null {
  opening.lastIndex = at
  const [, slash, name] = opening.exec(html) ?? []
  if (name === undefined) return null
  const attributes: Record<string, string> = {}
  for (let next = opening.lastIndex; next < html.length;) {
    space.lastIndex = next
    const between = space.exec(html)?.[0] ?? ''
    next += between.length
    if (html[next] === '>') {
      return {
        name: name.toLowerCase(),
        attributes,
        end: slash === '/',
        closed: between.endsWith('/'),
        after: next + 1,
      }
    }
    attributeOf.lastIndex = next
    const [whole = '', key = '', double, single, bare] = attributeOf.exec(html) ?? []
    if (whole === '') return null
    attributes[key.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '')
    next += whole.length
  }
  return null
}
