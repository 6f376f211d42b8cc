import type { TreeNode } from './namespace-tree.js'

/** What a key does in the tree. */
export type TreeStep =
  { readonly action: 'go'; readonly to: string } | { readonly action: 'toggle' } | { readonly action: 'add' }

interface Key {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The tree's keyboard: arrows walk, expand and collapse; Space expands or collapses; Enter and + add. */
export function treeKey(
  { key, altKey, ctrlKey, metaKey }: Key,
  line: TreeNode,
  lines: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  rtl = false,
): TreeStep | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const at = lines.indexOf(line)
  const goTo = (node: TreeNode | undefined): TreeStep | undefined => node && { action: 'go', to: node.id }
  const isOpen = expanded.has(line.id)
  const branch = line.leaf === undefined
  switch (key) {
    case 'ArrowDown':
      return goTo(lines[at + 1])
    case 'ArrowUp':
      return goTo(lines[at - 1])
    case 'Home':
      return goTo(lines[0])
    case 'End':
      return goTo(lines.at(-1))
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      if (!branch) return undefined
      return isOpen ? goTo(lines[at + 1]) : { action: 'toggle' }
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return isOpen ? { action: 'toggle' } : goTo(lines.find(({ id }) => id === line.parent))
    case ' ':
      return branch ? { action: 'toggle' } : { action: 'go', to: line.id }
    case 'Enter':
    case '+':
      return { action: 'add' }
    default:
      return undefined
  }
}
