import { isStart, scanHtml, textWithin, type HtmlPiece } from '../html/html-scan.js'

/** What would come of a template, as Heat foresees it. */
export interface StackPreview {
  readonly parameters: readonly (readonly [name: string, value: string])[]
  /** `name` is null of one that the cloud's page keeps to itself: Horizon leaves out what stands in a group. */
  readonly resources: readonly { readonly name: string | null; readonly type: string }[]
}

/** Reads the answer to `heat.preview`: lists of names and values, one of the stack, one of its parameters, one of each resource. */
export function stackPreview(html: string): StackPreview | null {
  const pieces = scanHtml(html)
  const lists = pieces.flatMap((piece, at) => (isStart(piece, 'dl') ? [pairsOf(pieces, at)] : []))
  const value = (pairs: Pairs, name: string) => pairs.find(([each]) => each === name)?.[1]
  const parameters = lists.find((pairs) => value(pairs, 'OS::stack_name') !== undefined)
  if (!parameters) return null
  return {
    parameters: parameters.filter(([name]) => !name.startsWith('OS::')),
    resources: lists.flatMap((pairs): StackPreview['resources'] => {
      const type = value(pairs, 'resource_type')
      if (type) return [{ name: value(pairs, 'resource_name') ?? '', type }]
      return pairs.length ? [] : [{ name: null, type: '' }]
    }),
  }
}

type Pairs = readonly (readonly [string, string])[]

function pairsOf(pieces: readonly HtmlPiece[], start: number): Pairs {
  const end = pieces.findIndex((piece, at) => at > start && piece.kind === 'end' && piece.tag === 'dl')
  const inside = pieces.slice(start, end < 0 ? undefined : end)
  const texts = (tag: string) => inside.flatMap((piece, at) => (isStart(piece, tag) ? [textWithin(inside, at)] : []))
  const values = texts('dd')
  return texts('dt').map((name, at) => [name, values[at] ?? ''])
}
