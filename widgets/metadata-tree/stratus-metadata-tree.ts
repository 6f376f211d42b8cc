import { html, nothing, type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { problemStyles } from '../internal/styles/problem.styles.js'
import { cutStyles } from '../internal/styles/cut.styles.js'
import { t, tn } from '../internal/localize.js'
import { headingLevel } from '../internal/heading-level.js'
import { withGiven, type Some } from '../internal/some.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import { isRecord } from '../internal/is-record.js'
import { imageHashes, imageHidden, readMetadata, readNamespaces } from './metadata-input.js'
import { metadataLabels, type MetadataLabels } from './metadata-texts.js'
import * as trees from './namespace-tree.js'
import type { AddedLeaf, Metadata, Namespace, Tree, TreeNode } from './namespace-tree.js'
import { pastedInto } from './pasted-lines.js'
import { renderAbout } from './render-about.js'
import { renderCustom } from './render-custom.js'
import { renderFilter } from './render-filter.js'
import { renderLeaf } from './render-leaf.js'
import { focusLine, renderTree } from './render-tree.js'
import type { MetadataChangeDetail, StratusMetadataTreeEventMap } from './stratus-metadata-tree.events.js'
import { metadataTreeStyles } from './stratus-metadata-tree.styles.js'
import { treeKey } from './tree-keys.js'

/**
 * Edits metadata: definitions on the left, what the resource has on the right, and what the selected item means below.
 * A key that no definition has is added by its name; lines of `key=value` that are pasted there are added with their values.
 *
 * In a form, or a step of a wizard, it is invalid while a value cannot be saved.
 *
 * Keyboard: the definitions are a tree of the ARIA practice: Up and Down walk, Right and Left expand and collapse, Home and End lead
 * to the ends, Enter adds. Tab goes through the values on the right.
 *
 * Not for any JSON: it edits keys with texts, and knows which keys belong to which kind of resource.
 *
 * @element stratus-metadata-tree
 * @event {CustomEvent<MetadataChangeDetail>} stratus-change - Fact: the user added, removed or changed something.
 */
export class StratusMetadataTree extends StratusField<StratusMetadataTreeEventMap> {
  static override styles = [StratusElement.styles, cutStyles, controlStyles, problemStyles, metadataTreeStyles]

  /** What the browser brought back before the page said what is saved. */
  #restored: Metadata | undefined

  /** The definitions. */
  @property({ attribute: false }) namespaces: readonly Namespace[] = []

  /** What is saved now. A new object starts the editor afresh; new definitions keep what the user did. */
  @property({ attribute: false }) existing: Metadata = {}

  /** The resource is an image: its hashes are read-only, its description is not shown here. */
  @property({ type: Boolean }) image = false

  /** Nothing can be changed. */
  @property({ type: Boolean, reflect: true }) readonly = false

  /** Name in the form's data: everything that would be saved, as JSON. */
  @property({ reflect: true }) name = ''

  /** Longest key. */
  @property({ type: Number, attribute: 'max-key' }) maxKey = 255

  /** Longest value. */
  @property({ type: Number, attribute: 'max-value' }) maxValue = 255

  /** Most items that the service takes; negative or Infinity = no limit. */
  @property({ type: Number, attribute: 'max-items' }) maxItems: number = Infinity

  /** Level of its headings, as it fits the page around it: 1 to 6. */
  @property({ type: Number, attribute: 'heading-level' }) headingLevel = 4

  /** Other words, see `MetadataLabels`. */
  @property({ attribute: false }) texts: Some<MetadataLabels> = {}

  /** Without the explanation above the lists. */
  @property({ type: Boolean, attribute: 'without-help' }) withoutHelp = false

  @state() private tree: Tree = trees.createTree([])
  @state() private availableFilter = ''
  @state() private existingFilter = ''
  @state() private customName = ''
  @state() private customError = ''
  /** The line of the tree that the arrow keys have reached. */
  @state() private cursor: string | undefined

  /** Values that were changed since the filter was typed: they stay in sight, whatever they are now. */
  #edited = new Set<string>()

  override formResetCallback(): void {
    this.tree = trees.createTree(this.namespaces, this.existing)
    this.customError = this.customName = ''
  }

  override formStateRestoreCallback(state: unknown): void {
    const kept = typeof state === 'string' ? readMetadata(state) : undefined
    if (!kept) return
    if (!Object.keys(this.existing).length) this.#restored = kept
    this.#go(trees.createTree(this.namespaces, kept))
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    this.namespaces = readNamespaces(this.namespaces, (text) => this.warn(text))
    if (!isRecord(this.existing)) {
      this.warn('existing must be an object of keys and values.')
      this.existing = {}
    }
    // Frameworks give a copy of what they gave before: what was edited since stays.
    if (changed.has('existing') && JSON.stringify(this.existing) !== JSON.stringify(changed.get('existing'))) {
      this.tree = trees.createTree(this.namespaces, this.#restored ?? this.existing)
      if (Object.keys(this.existing).length) this.#restored = undefined
    } else if (changed.has('namespaces')) this.tree = trees.withDefinitions(this.tree, this.namespaces)
  }

  protected override updated(): void {
    this.#checkValidity()
  }

  /** What cannot be saved may lie behind the filter. */
  override showProblems(): void {
    if (!this.valid) this.existingFilter = ''
  }

  /** What a save has to do, and whether it can. */
  get value(): MetadataChangeDetail {
    const wrong = trees.wrongLeaves(this.tree).filter((leaf) => this.#isKept(leaf))
    const untouchable = wrong.map(({ property }) => property.name.toLowerCase())
    return {
      ...trees.changeOf(this.tree, this.existing, new Set([...untouchable, ...(this.image ? imageHashes : [])])),
      value: this.#savable(),
      valid: this.valid,
    }
  }

  /** True when every value can be saved. */
  get valid(): boolean {
    return this.#unsavable().length === 0
  }

  #unsavable(): readonly AddedLeaf[] {
    return trees.wrongLeaves(this.tree).filter((leaf) => !this.#isUnchecked(leaf))
  }

  /** Without what cannot be saved as it is: a value that is still missing is not the text `null`. */
  #savable(): Record<string, string> {
    const wrong = new Set(this.#unsavable().map(({ property }) => property.name))
    return Object.fromEntries(Object.entries(trees.resultOf(this.tree)).filter(([name]) => !wrong.has(name)))
  }

  /** Puts the focus on the first value that cannot be saved, else on the filter. */
  override focus(options?: FocusOptions): void {
    const wrong = this.#wrongField
    if (wrong || this.valid || !this.existingFilter) {
      ;(wrong ?? this.renderRoot.querySelector<HTMLElement>('.field'))?.focus(options)
      return
    }
    // It may lie behind the filter.
    this.existingFilter = ''
    void this.updateComplete.then(() => this.#wrongField?.focus(options))
  }

  get #wrongField(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.existing [aria-invalid="true"]')
  }

  get #limit(): number {
    return typeof this.maxItems === 'number' && this.maxItems >= 0 ? this.maxItems : Infinity
  }

  get #full(): boolean {
    return this.tree.added.size >= this.#limit
  }

  get #limitText(): string {
    return tn('No more than %s item is allowed.', 'No more than %s items are allowed.', this.#limit)
  }

  get #locked(): boolean {
    return this.readonly || this.isDisabled
  }

  #isLocked({ property: { name, readonly } }: AddedLeaf): boolean {
    return this.#locked || readonly || (this.image && imageHashes.has(name))
  }

  /** What is read-only stays where it was saved; what was only added here can be taken away again. */
  #isKept(leaf: AddedLeaf): boolean {
    const name = leaf.property.name.toLowerCase()
    return (
      this.#locked || (this.#isLocked(leaf) && Object.keys(this.existing).some((each) => each.toLowerCase() === name))
    )
  }

  /** What cannot be changed here is not judged: it would stand in the way of everything else. */
  #isUnchecked(leaf: AddedLeaf): boolean {
    const { name } = leaf.property
    return this.#isKept(leaf) || (this.image && (imageHashes.has(name) || imageHidden.has(name)))
  }

  /** The one way to another tree by the user's hand. */
  #go(tree: Tree): void {
    this.customError = ''
    const before = JSON.stringify(trees.resultOf(this.tree))
    const sameItems = tree.added.size === this.tree.added.size
    this.tree = tree
    this.#checkValidity()
    // Expanding and selecting change nothing that could be saved.
    if (sameItems && before === JSON.stringify(trees.resultOf(tree))) return
    this.emitChange('stratus-change', this.value)
  }

  #checkValidity(): void {
    const { valid } = this
    const anchor = this.#wrongField ?? this.renderRoot.querySelector<HTMLElement>('.field') ?? undefined
    if (valid) this.setValidity()
    else this.setValidity({ customError: true }, t('Some values cannot be saved.'), anchor)
    this.toggleAttribute('invalid', !valid)
    const json = JSON.stringify(trees.resultOf(this.tree))
    this.internals.setFormValue(this.name ? json : null, JSON.stringify(trees.keptValues(this.tree)))
  }

  #add(node: TreeNode): void {
    if (this.#locked || this.#full) return
    if (trees.isDuplicate(this.tree, node.id)) {
      this.customError = t('Duplicate keys are not allowed')
      return
    }
    const next = trees.add(this.tree, node.id)
    // Of a branch all is added, or nothing.
    if (next.added.size > this.#limit) {
      this.customError = this.#limitText
      return
    }
    const shown = () => trees.available(this.tree, this.availableFilter)
    const at = shown().findIndex(({ id }) => id === node.id)
    this.#go(next)
    const left = shown()
    this.cursor = left[Math.min(at, left.length - 1)]?.id
    void focusLine(this)
  }

  #choose(node: TreeNode): void {
    this.cursor = node.id
    this.#go(trees.select(trees.toggle(this.tree, node.id), node.id))
  }

  /** What is selected is explained below; nothing is changed by it. */
  #select({ id }: TreeNode): void {
    if (id !== this.tree.selected) this.tree = trees.select(this.tree, id)
  }

  async #addCustom(): Promise<void> {
    const name = this.customName.trim()
    if (!name || this.#locked || this.#full) return
    if (!trees.isUniqueName(this.tree, name)) {
      this.customError = t('Duplicate keys are not allowed')
      return
    }
    this.customName = this.existingFilter = ''
    this.#go(trees.addCustom(this.tree, name))
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('.leaf.selected .field')?.focus()
  }

  #paste(text: string): boolean {
    const next = pastedInto(this.tree, text, this)
    if (!next) return false
    this.existingFilter = ''
    if (next.added.size > this.#limit) this.customError = this.#limitText
    else {
      this.#go(next)
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector('.existing')?.scrollIntoView({ block: 'nearest' }),
      )
    }
    return true
  }

  async #remove({ node }: AddedLeaf): Promise<void> {
    const rows = [...this.renderRoot.querySelectorAll('.leaf')]
    const at = rows.findIndex((row) => row.contains(this.shadowRoot?.activeElement ?? null))
    this.#go(trees.remove(this.tree, node.id))
    await this.updateComplete
    const buttons = this.renderRoot.querySelectorAll<HTMLElement>('.leaf .remove')
    const next = buttons[Math.min(at, buttons.length - 1)]
    ;(next ?? this.renderRoot.querySelector<HTMLElement>('.existing .field'))?.focus()
  }

  #onTreeKey(event: KeyboardEvent, lines: readonly TreeNode[]): void {
    const line = lines.find(({ id }) => id === this.cursor) ?? lines[0]
    if (!line) return
    const step = treeKey(event, line, lines, this.tree.expanded, this.matches(':dir(rtl)'))
    if (!step) return
    event.preventDefault()
    if (step.action === 'add') return this.#add(line)
    if (step.action === 'toggle') this.#choose(line)
    else {
      this.cursor = step.to
      this.#go(trees.select(this.tree, step.to))
    }
    void focusLine(this)
  }

  override render() {
    const labels = withGiven(metadataLabels(), this.texts)
    return html`${this.withoutHelp ? nothing : html`<p class="help-text">${labels.help}</p>`}
      <div class="panes">${this.#renderAvailable(labels)} ${this.#renderExisting(labels)}</div>
      ${renderAbout(this.tree)}`
  }

  get #level(): number {
    return headingLevel(this.headingLevel, (text) => this.warn(text))
  }

  #renderAvailable(labels: MetadataLabels) {
    const lines = trees.available(this.tree, this.availableFilter)
    const cursor = (lines.find(({ id }) => id === this.cursor) ?? lines[0])?.id
    return html`<section class="pane available" aria-label=${labels.available}>
      <div class="head">
        <h4 aria-level=${this.#level}>${labels.available}</h4>
        ${renderFilter(`${labels.filter} ${labels.available}`, labels.filter, this.availableFilter, (text) => {
          this.availableFilter = text
        })}
      </div>
      ${
        this.#locked
          ? nothing
          : renderCustom(labels.custom, {
              name: this.customName,
              error: this.customError,
              limit: this.#full ? this.#limitText : '',
              maxLength: this.maxKey,
              type: (name) => {
                this.customName = name
                this.customError = ''
              },
              add: () => void this.#addCustom(),
              paste: (text) => this.#paste(text),
            })
      }
      ${
        lines.length
          ? renderTree({
              label: labels.available,
              tree: this.tree,
              lines,
              cursor,
              locked: this.#locked,
              full: this.#full,
              keydown: (event) => this.#onTreeKey(event, lines),
              choose: (node) => this.#choose(node),
              add: (node) => this.#add(node),
            })
          : html`<p class="empty">${labels.noAvailable}</p>`
      }
    </section>`
  }

  #renderExisting(labels: MetadataLabels) {
    const shown = trees
      .addedLeaves(this.tree, this.existingFilter, this.#edited)
      .filter(({ property: { name } }) => !(this.image && imageHidden.has(name)))
    return html`<section class="pane existing" aria-label=${labels.existing}>
      <div class="head">
        <h4 aria-level=${this.#level}>${labels.existing} <span class="count">${shown.length || nothing}</span></h4>
        ${renderFilter(`${labels.filter} ${labels.existing}`, labels.filter, this.existingFilter, (text) => {
          this.#edited.clear()
          this.existingFilter = text
        })}
      </div>
      ${
        shown.length
          ? html`<div class="list" role="list">
              ${repeat(
                shown,
                ({ node }) => node.id,
                (leaf, index) =>
                  renderLeaf(leaf, `value-${index}`, {
                    selected: leaf.node.id === this.tree.selected,
                    locked: this.#isLocked(leaf),
                    kept: this.#isKept(leaf),
                    unchecked: this.#isUnchecked(leaf),
                    maxLength: this.maxValue,
                    select: () => this.#select(leaf.node),
                    remove: () => void this.#remove(leaf),
                    change: (change) => {
                      this.#edited.add(leaf.node.id)
                      this.#go(trees.update(this.tree, leaf.node.id, change))
                    },
                  }),
              )}
            </div>`
          : html`<p class="empty">${labels.noExisting}</p>`
      }
    </section>`
  }
}
