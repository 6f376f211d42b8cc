import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { live } from 'lit/directives/live.js'
import { repeat } from 'lit/directives/repeat.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { cutStyles } from '../internal/styles/cut.styles.js'
import { floatBeside } from '../internal/floating.js'
import { t } from '../internal/localize.js'
import { realClock, type Clock } from '../internal/pausable-timer.js'
import { headingLevel } from '../internal/heading-level.js'
import { withGiven, type Some } from '../internal/some.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import * as model from './membership-model.js'
import type { Assignment, Member, Role } from './membership-model.js'
import { membershipLabels, type MembershipLabels } from './membership-texts.js'
import { membershipStyles } from './stratus-membership.styles.js'
import type { StratusMembershipEventMap } from './stratus-membership.events.js'

/** Pause after the last letter typed into a filter, ms (W-MEMB-05). */
const filterDelay = 200
/** So many rows are drawn at first, and so many more each time the list's end becomes visible. */
const portion = 200
/** That far from its end a list draws more, px. */
const nearEnd = 400

type Side = 'available' | 'members'
const sides = ['available', 'members'] as const

/**
 * Who takes part and with which roles (W-MEMB-01 to 05): everybody else at the left, members at the right. Whoever is added gets
 * the default role, may hold several, and stays a member without any ('No roles').
 *
 * In a form it sends what the step of a Horizon workflow does: with `step="update_members"` the fields
 * `default_update_members_role` and, for each role, `update_members_role_<role id>` once per member that holds it.
 *
 * Keyboard: Tab reaches each list once; Up, Down, Home and End go through its rows, Left and Right through the controls of a row.
 * After a member was moved the focus goes to the next row. Escape closes the roles.
 *
 * Not for one list of plain choices, which is a group of checkboxes, or lists whose order counts (`stratus-transfer-table`).
 *
 * @element stratus-membership
 * @event {CustomEvent<{value: readonly Assignment[]}>} stratus-change - Fact: the user changed members or roles.
 * @csspart available - Those who can be added.
 * @csspart members - Those who take part.
 * @csspart row - One of them.
 * @cssproperty [--stratus-membership-height=320px] - Height from which a list scrolls.
 */
export class StratusMembership extends StratusField<StratusMembershipEventMap> {
  static override styles = [StratusElement.styles, cutStyles, controlStyles, membershipStyles]

  #cancelFilter: Partial<Record<Side, () => void>> = {}
  #stopFollowing: (() => void) | undefined
  /** What the page set last: a reset goes back to it. */
  #given: readonly Assignment[] = []
  #chosen: readonly Assignment[] | undefined

  @query('.choices') private choices!: HTMLElement

  /** Everybody, members or not. */
  @property({ attribute: false }) members: readonly Member[] = []

  /** The roles that can be held, in order. */
  @property({ attribute: false }) roles: readonly Role[] = []

  /** Who takes part, with the ids of their roles. */
  @property({ attribute: false }) value: readonly Assignment[] = []

  /** Id of the role that a member gets when added. */
  @property({ attribute: 'default-role' }) defaultRole = ''

  /** Roles are given all the same, but not shown (W-MEMB-03). */
  @property({ type: Boolean, attribute: 'without-roles' }) withoutRoles = false

  /** Slug of the step in Horizon's workflow: the names of the form's fields come from it. */
  @property({ reflect: true }) step = ''

  /** Level of its headings, as it fits the page around it: 1 to 6. */
  @property({ type: Number, attribute: 'heading-level' }) headingLevel = 4

  /** Words that differ from 'Available', 'Members', … */
  @property({ attribute: false }) texts: Some<MembershipLabels> = {}

  /** Where time comes from, for tests. */
  @property({ attribute: false }) clock: Clock = realClock

  @state() private filters: Readonly<Record<Side, string>> = { available: '', members: '' }
  @state() private drawn: Readonly<Record<Side, number>> = { available: portion, members: portion }
  /** The row of each list that Tab reaches. */
  @state() private current: Readonly<Record<Side, string>> = { available: '', members: '' }
  /** Whose roles are open. */
  @state() private choosing: string | undefined
  @state() private spoken = ''

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    for (const side of sides) this.#cancelFilter[side]?.()
    this.#closed()
  }

  /** The form was reset. */
  override formResetCallback(): void {
    this.value = this.#given
    this.#chosen = undefined
  }

  override formStateRestoreCallback(state: unknown): void {
    const value = typeof state === 'string' ? model.readAssignments(state) : undefined
    if (value) this.#set(value, '')
  }

  /** Adds a member, as its button does. */
  addMember(id: string): void {
    this.#set(model.assign(this.value, id, this.defaultRole), t('{name} added.', { name: this.#nameOf(id) }))
  }

  /** Takes a member out, with every role. */
  removeMember(id: string): void {
    this.#set(model.unassign(this.value, id), t('{name} removed.', { name: this.#nameOf(id) }))
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    for (const list of ['members', 'roles', 'value'] as const) {
      if (model.isList(this[list])) continue
      this.warn(`${list} must be an array of objects with an id.`)
      this[list] = []
    }
    for (const list of ['members', 'roles'] as const) {
      if (this[list].every(model.isNamed)) continue
      this.warn(`each of ${list} must have a name.`)
      this[list] = this[list].map(model.named)
    }
    if (!this.value.every(model.hasRoles)) {
      this.warn('each of value must have an array of roles.')
      this.value = this.value.map((each) => (model.hasRoles(each) ? each : { ...each, roles: [] }))
    }
    if (this.defaultRole && this.roles.length && !this.roles.some(({ id }) => id === this.defaultRole))
      this.warn(`default-role '${this.defaultRole}' is none of the roles.`)
    // A page may give back a copy of what the user made.
    if (changed.has('value') && JSON.stringify(this.value) !== JSON.stringify(this.#chosen)) this.#given = this.value
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const data = new FormData()
    const fields = model.formFields(this.step, this.roles, this.value, this.defaultRole)
    for (const [name, value] of fields) data.append(name, value)
    this.internals.setFormValue(this.step ? data : null, JSON.stringify(this.value))
  }

  #nameOf(id: string): string {
    return this.members.find((member) => member.id === id)?.name ?? id
  }

  #set(value: readonly Assignment[], words: string): void {
    if (value === this.value || this.isDisabled) return
    this.value = this.#chosen = value
    this.spoken = words
    this.emitChange('stratus-change', { value })
  }

  // What people do.

  #move(side: Side, id: string, row: HTMLElement | null): void {
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    const nextId = next instanceof HTMLElement ? (next.dataset['id'] ?? '') : ''
    if (side === 'available') this.addMember(id)
    else this.removeMember(id)
    this.current = { ...this.current, [side]: nextId }
    void this.#focusMove(side, nextId)
  }

  async #focusMove(side: Side, id: string): Promise<void> {
    await this.updateComplete
    const target = this.#rowOf(side, id)?.querySelector<HTMLElement>('.move') ?? this.#filterField(side)
    target?.focus()
  }

  #filterField(side: Side): HTMLElement | null {
    return this.renderRoot.querySelector(`.${side} .field`)
  }

  #rowOf(side: Side, id: string): HTMLElement | undefined {
    return this.#rows(side).find(({ dataset }) => dataset['id'] === id)
  }

  #rows(side: Side): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>(`.${side} .row`)]
  }

  #type(side: Side, text: string): void {
    this.#cancelFilter[side]?.()
    this.#cancelFilter[side] = this.clock.after(filterDelay, () => {
      this.filters = { ...this.filters, [side]: text }
      this.drawn = { ...this.drawn, [side]: portion }
    })
  }

  #scrolled(side: Side, { scrollTop, clientHeight, scrollHeight }: HTMLElement): void {
    if (scrollTop + clientHeight < scrollHeight - nearEnd) return
    this.drawn = { ...this.drawn, [side]: this.drawn[side] + portion }
  }

  #keydown(side: Side, event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const button = event.target as HTMLElement
    const row = button.closest<HTMLElement>('.row')
    const rows = this.#rows(side)
    const at = row ? rows.indexOf(row) : -1
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
    const place = places[event.key]
    const beside = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const kind = button.classList.contains('move') ? 'move' : 'roles'
    const target =
      place === undefined
        ? beside && row?.querySelector<HTMLElement>(kind === 'move' ? '.roles' : '.move')
        : rows[place]?.querySelector<HTMLElement>(`.${kind}`)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  #focused(side: Side, { dataset }: HTMLElement): void {
    const id = dataset['id'] ?? ''
    if (this.current[side] !== id) this.current = { ...this.current, [side]: id }
  }

  async #openRoles(id: string, button: HTMLElement): Promise<void> {
    this.choosing = id
    await this.updateComplete
    if (!this.isConnected) return
    this.choices.showPopover()
    // Of roles that a press on the next button has closed nobody is told: to the browser they only stay open.
    this.#stopFollowing?.()
    this.#stopFollowing = floatBeside(button, this.choices, { leastHeight: 120, mostHeight: 320 })
    this.choices.querySelector('input')?.focus()
  }

  /** The popover was closed. */
  #closed(): void {
    this.#stopFollowing?.()
    this.#stopFollowing = undefined
    this.choosing = undefined
  }

  #choicesKeydown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape' || event.key === 'Tab') {
      // The roles close; a dialog around stays open, also one of the browser's own.
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
      }
      const button = this.#rowOf('members', this.choosing ?? '')?.querySelector<HTMLElement>('.roles')
      this.choices.hidePopover()
      button?.focus()
    }
    if (!by) return
    event.preventDefault()
    const boxes = [...this.choices.querySelectorAll('input')]
    const at = boxes.indexOf(event.target as HTMLInputElement)
    boxes[(at + by + boxes.length) % boxes.length]?.focus()
  }

  #toggle(role: Role): void {
    const id = this.choosing
    if (id === undefined) return
    const value = model.toggleRole(this.value, id, role.id)
    const held = value.find((each) => each.id === id)?.roles ?? []
    this.#set(value, `${this.#nameOf(id)}: ${this.#rolesText(held)}`)
  }

  // What is drawn.

  #rolesText(held: readonly string[]): string {
    return model.roleNames(this.roles, held).join(', ') || t('No roles')
  }

  #renderRow(side: Side, member: Member & { readonly roles?: readonly string[] }, reachable: boolean): TemplateResult {
    const { id, name, roles } = member
    const tabindex = reachable ? 0 : -1
    const joining = side === 'available'
    return html`<li
      class="row"
      part="row"
      data-id=${id}
      @focusin=${(event: Event) => this.#focused(side, event.currentTarget as HTMLElement)}
    >
      <span class="name cut" title=${name}>${name}</span>
      ${roles && !this.withoutRoles ? this.#renderRoles(id, name, roles, tabindex) : nothing}
      <button
        class="button small icon quiet move"
        type="button"
        tabindex=${tabindex}
        aria-label=${joining ? t('Add {name}', { name }) : t('Remove {name}', { name })}
        ?disabled=${this.isDisabled}
        @click=${(event: Event) => this.#move(side, id, (event.currentTarget as HTMLElement).closest('li'))}
      >
        <stratus-icon name=${joining ? 'plus' : 'minus'}></stratus-icon>
      </button>
    </li>`
  }

  #renderRoles(id: string, name: string, held: readonly string[], tabindex: number): TemplateResult {
    const text = this.#rolesText(held)
    return html`<button
      class=${`button small roles${held.length ? '' : ' none'}`}
      type="button"
      tabindex=${tabindex}
      title=${text}
      aria-haspopup="dialog"
      aria-expanded=${this.choosing === id ? 'true' : 'false'}
      aria-label=${t('Roles of {name}: {roles}', { name, roles: text })}
      ?disabled=${this.isDisabled}
      @click=${(event: Event) => void this.#openRoles(id, event.currentTarget as HTMLElement)}
    >
      <span class="cut">${text}</span><stratus-icon name="chevron-down"></stratus-icon>
    </button>`
  }

  get #level(): number {
    return headingLevel(this.headingLevel, (text) => this.warn(text))
  }

  #renderSide(side: Side, list: ReadonlyArray<Member & { readonly roles?: readonly string[] }>): TemplateResult {
    const labels = withGiven(membershipLabels(), this.texts)
    const title = labels[side]
    const found = model.filterByName(list, this.filters[side])
    const rows = found.slice(0, this.drawn[side])
    const none = side === 'available' ? labels.noneAvailable : labels.noMembers
    const reachable = rows.some(({ id }) => id === this.current[side]) ? this.current[side] : rows[0]?.id
    return html`<section
      class=${side}
      part=${side}
      aria-label=${this.outerLabel ? `${this.outerLabel}: ${title}` : title}
    >
      <header>
        <h4 aria-level=${this.#level}>${title}</h4>
        <span class="count">${found.length === list.length ? list.length : `${found.length} / ${list.length}`}</span>
      </header>
      <div class="search">
        <stratus-icon name="search"></stratus-icon>
        <input
          class="field"
          type="text"
          autocomplete="off"
          maxlength="255"
          placeholder=${t('Filter')}
          aria-label=${`${t('Filter')} ${title}`}
          @input=${(event: Event) => this.#type(side, (event.target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => {
            // The form around it is not meant.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      ${
        rows.length
          ? html`<ul
              aria-label=${title}
              @scroll=${(event: Event) => this.#scrolled(side, event.target as HTMLElement)}
              @keydown=${(event: KeyboardEvent) => this.#keydown(side, event)}
            >
              ${repeat(
                rows,
                ({ id }) => id,
                (member) => this.#renderRow(side, member, member.id === reachable),
              )}
            </ul>`
          : html`<div class="empty">${list.length ? t('No items to display.') : none}</div>`
      }
    </section>`
  }

  override render(): TemplateResult {
    const { available, taken } = model.sides(this.members, this.value)
    const held = this.value.find(({ id }) => id === this.choosing)?.roles ?? []
    const label = this.choosing === undefined ? t('Roles') : t('Roles of {name}', { name: this.#nameOf(this.choosing) })
    return html`<div class="sides">
        ${this.#renderSide('available', available)} ${this.#renderSide('members', taken)}
      </div>
      <div
        class="choices"
        popover="auto"
        role="dialog"
        aria-label=${label}
        @toggle=${(event: ToggleEvent) => {
          if (event.newState === 'closed') this.#closed()
        }}
        @keydown=${this.#choicesKeydown}
      >
        ${this.roles.map(
          (role) =>
            html`<label class="choice"
              ><input
                type="checkbox"
                ?disabled=${this.isDisabled}
                .checked=${live(held.includes(role.id))}
                @change=${() => this.#toggle(role)}
              />${role.name}</label
            >`,
        )}
      </div>
      <div class="visually-hidden" role="status">${this.spoken}</div>`
  }
}
