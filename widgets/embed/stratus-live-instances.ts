import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'
import { formatAge, formatMediumDate, toIsoDate } from '../format/dates.js'
import { instanceStatus } from '../format/instance-status.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t, type AsBefore } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { Column, RowState } from '../live-table/data/column.js'
import { embedStyles } from './embed.styles.js'
import { instanceRows, type InstanceRow } from './instance-rows.js'
import { LiveData } from './live-data.js'
import { LiveDataProperties } from './live-data-properties.js'

const question = {
  session: 'api/nova/servers/',
  grant: 'stratus-portal/instances',
  interval: 30_000,
  part: 'items',
} as const

const rowState = ({ status, task }: InstanceRow): RowState => ({
  transitional: task !== '' || status === 'BUILD' || status === 'REBUILD',
})

/**
 * A project's instances on any page, read-only and read again every 30 s: by `data`, by `src`, by a `grant`, or by a `transport` of
 * the page. Several on one page that ask the same share the request. When access ends the list goes; it comes back by itself.
 *
 * Keyboard: that of `stratus-live-table`.
 *
 * Not for managing instances: it only lists them. A list with actions is `stratus-live-table`.
 *
 * @element stratus-live-instances
 * @event {CustomEvent<LoadDetail>} stratus-load - Fact: an answer came.
 * @event {CustomEvent<LoadErrorDetail>} stratus-error - Fact: an answer did not come; the element asks again by itself.
 * @event {CustomEvent<AccessDetail>} stratus-access-change - Fact: access ended, or came back.
 * @csspart table - The table.
 */
export class StratusLiveInstances extends LiveDataProperties {
  static override styles = [StratusElement.styles, controlStyles, embedStyles]

  #live = new LiveData(this, () => question)
  #answer: unknown
  #rows: readonly InstanceRow[] = []

  /** Accessible name. */
  @property() label: string = t('Instances')

  /** Which columns, in order: `name image addresses flavor status created`; empty = all. */
  @property() show = ''

  /** Asks again now. */
  refresh(): void {
    this.#live.refresh()
  }

  protected override willUpdate(): void {
    this.#live.connect()
    // The table is most of the code, and a page that has no access never needs it.
    if (this.#live.data) void import('../live-table/stratus-live-table.define.js')
    // Rows of an answer that says the same stay the same objects.
    if (this.#live.data === this.#answer) return
    this.#answer = this.#live.data
    this.#rows = instanceRows(this.#answer)
  }

  override render() {
    const { data } = this.#live
    if (data === null || data === undefined) return this.#live.renderState()
    return html`${this.#live.renderState()}
      <stratus-live-table
        part="table"
        label=${this.label}
        name="instances"
        without-selection
        without-expansion
        .columns=${this.#columns()}
        .rows=${this.#rows}
        .rowState=${rowState}
        updated-at=${this.#live.state.updatedAt ?? nothing}
        @stratus-refresh=${() => this.refresh()}
      ></stratus-live-table>`
  }

  protected override languageChanged(asBefore: AsBefore): void {
    super.languageChanged(asBefore)
    this.#shown = undefined
  }

  #shown: { readonly show: string; readonly columns: readonly Column<InstanceRow>[] } | undefined

  /** The same objects as long as the same columns are wanted. */
  #columns(): readonly Column<InstanceRow>[] {
    const { show } = this
    if (this.#shown?.show === show) return this.#shown.columns
    const wanted = show.split(/[\s,]+/).filter(Boolean)
    const all = instanceColumns()
    const unknown = wanted.filter((id) => !all.some((column) => column.id === id))
    if (unknown.length) this.warn(`knows no columns "${unknown.join(' ')}".`)
    const found = wanted.flatMap((id) => all.find((column) => column.id === id) ?? [])
    this.#shown = { show, columns: found.length ? found : all }
    return this.#shown.columns
  }
}

function instanceColumns(): Column<InstanceRow>[] {
  return [
    { id: 'name', title: t('Instance Name'), value: ({ name }) => name },
    { id: 'image', title: t('Image Name'), priority: 3, value: ({ image }) => image },
    {
      id: 'addresses',
      title: t('IP Address'),
      type: 'ip',
      priority: 2,
      value: ({ addresses }) => addresses,
      cell: ({ addresses }) => ({ lines: addresses, mono: true }),
    },
    { id: 'flavor', title: t('Flavor'), priority: 2, value: ({ flavor }) => flavor },
    {
      id: 'status',
      title: t('Status'),
      value: ({ status, task }) => instanceStatus(status, task).text,
      cell: ({ status, task }) => {
        const { text, tone } = instanceStatus(status, task)
        return { text, tone }
      },
    },
    {
      id: 'created',
      title: t('Age'),
      type: 'timestamp',
      priority: 4,
      value: ({ created }) => created,
      cell: ({ created }) => ({
        text: formatAge(created, Date.now()),
        datetime: toIsoDate(created),
        title: formatMediumDate(created),
      }),
    },
  ]
}
