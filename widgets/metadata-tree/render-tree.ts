import { html, nothing, type LitElement, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { t } from '../internal/localize.js'
import { addedCount, type Tree, type TreeNode } from './namespace-tree.js'

/** The tree of what can be added, and what is done with its lines. */
export interface TreeContext {
  readonly label: string
  readonly tree: Tree
  /** The visible lines. */
  readonly lines: readonly TreeNode[]
  /** The line that Tab reaches. */
  readonly cursor: string | undefined
  /** Nothing can be changed. */
  readonly locked: boolean
  /** Nothing more can be added. */
  readonly full: boolean
  keydown(event: KeyboardEvent): void
  /** A line was clicked. */
  choose(node: TreeNode): void
  add(node: TreeNode): void
}

export function renderTree(context: TreeContext): TemplateResult {
  return html`<div class="list" role="tree" aria-label=${context.label} @keydown=${context.keydown}>
    ${repeat(
      context.lines,
      ({ id }) => id,
      (node) => renderNode(node, context),
    )}
  </div>`
}

/** Puts the focus on the line that Tab reaches, once it is drawn; on the filter above the tree where no line is left. */
export async function focusLine({ updateComplete, renderRoot }: LitElement): Promise<void> {
  await updateComplete
  const line = renderRoot.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
  ;(line ?? renderRoot.querySelector<HTMLElement>('.field'))?.focus()
}

function renderNode(node: TreeNode, context: TreeContext): TemplateResult {
  const { tree } = context
  const branch = node.leaf === undefined
  const open = branch && tree.expanded.has(node.id)
  const count = branch ? addedCount(tree, node) : 0
  return html`<div
    class="node level-${node.level}"
    role="treeitem"
    tabindex=${node.id === context.cursor ? 0 : -1}
    aria-level=${node.level + 1}
    aria-expanded=${branch ? (open ? 'true' : 'false') : nothing}
    aria-selected=${node.id === tree.selected ? 'true' : 'false'}
    aria-label=${count ? t('%s, %s added', [node.label, count]) : node.label}
    title=${node.leaf ?? node.label}
    @click=${() => context.choose(node)}
  >
    <span class="twisty"
      >${branch ? html`<stratus-icon name=${open ? 'chevron-down' : 'chevron-right'}></stratus-icon>` : nothing}</span
    >
    <span class="label cut">${node.label}</span>
    ${count ? html`<span class="taken" aria-hidden="true">${count}</span>` : nothing}
    ${
      context.locked
        ? nothing
        : html`<button
            class="button quiet icon small"
            type="button"
            tabindex="-1"
            aria-label=${t('Add %s', [node.label])}
            ?disabled=${context.full}
            @click=${(event: Event) => {
              event.stopPropagation()
              context.add(node)
            }}
          >
            <stratus-icon name="plus"></stratus-icon>
          </button>`
    }
  </div>`
}
