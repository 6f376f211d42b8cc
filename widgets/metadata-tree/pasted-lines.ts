import { imageHashes, imageHidden } from './metadata-input.js'
import { createTree, keptValues, type Metadata, type Namespace, type Tree } from './namespace-tree.js'

interface Bounds {
  readonly namespaces: readonly Namespace[]
  readonly image: boolean
  readonly maxKey: number
  readonly maxValue: number
}

/** `key=value` a line, as command lines have it; undefined for any other text. */
function readLines(text: string, { maxKey, maxValue }: Bounds): Metadata | undefined {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  const pairs = lines.map((line) => {
    const [key = '', ...value] = line.split('=')
    return [key.trim(), value.join('=').trim()] as const
  })
  const isRead = pairs.every(([key, value]) => key && value && key.length <= maxKey && value.length <= maxValue)
  return pairs.length && isRead ? Object.fromEntries(pairs) : undefined
}

/** The tree with what was pasted as items of it, but what nobody may write; undefined where it is not made of `key=value`. */
export function pastedInto(tree: Tree, text: string, bounds: Bounds): Tree | undefined {
  const pasted = readLines(text, bounds)
  if (!pasted) return undefined
  const readonly = [...tree.properties.values()].filter((property) => property.readonly).map(({ name }) => name)
  const untouched = new Set([...readonly.map((name) => name.toLowerCase()), ...(bounds.image ? ofImage : [])])
  const kept = keptValues(tree)
  const taken = new Map(Object.keys(kept).map((name) => [name.toLowerCase(), name]))
  const ours = Object.entries(pasted)
    .filter(([name]) => !untouched.has(name.toLowerCase()))
    .map(([name, value]) => [taken.get(name.toLowerCase()) ?? name, value] as const)
  const next = createTree(bounds.namespaces, { ...kept, ...Object.fromEntries(ours) })
  return { ...next, expanded: tree.expanded }
}

const ofImage: readonly string[] = [...imageHashes, ...imageHidden]
