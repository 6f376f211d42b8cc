import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { IconName } from '../../icon/icons.js'
import { t, tn } from '../../internal/localize.js'
import type { PictureFormat } from './save-picture.js'
import { kindName, type Kind } from '../model/node-kinds.js'
import type { TopologySearch } from '../model/topology-search.js'
import type { ToolbarGroup } from './toolbar-groups.js'
import type { TopologyViewName } from './topology-memory.js'

/** What the toolbar shows. */
export interface ToolbarState {
  readonly groups: ReadonlySet<ToolbarGroup>
  readonly view: TopologyViewName
  readonly search: TopologySearch
  /** How many match; undefined = nothing is looked for. */
  readonly found: number | undefined
  readonly labels: boolean
  readonly collapsed: boolean
  readonly layered: boolean
  readonly withOutline: boolean
  readonly isFocused: boolean
  readonly hasSelection: boolean
  /** There is nothing to draw. */
  readonly isEmpty: boolean
  /** There are columns for the flat view. */
  readonly hasLanes: boolean
  /** The model is a cloud's: its words may be too. */
  readonly isCloud: boolean
  /** Kinds to filter by. */
  readonly kinds: readonly Kind[]
}

export interface ToolbarActions {
  view(view: TopologyViewName): void
  search(change: Partial<TopologySearch>): void
  /** Enter in the search field. */
  reveal(): void
  labels(): void
  collapsed(): void
  outline(): void
  center(): void
  layered(): void
  arrange(): void
  neighbourhood(): void
  save(format: PictureFormat): void
  print(): void
  /** A layout that was saved before. */
  openLayout(): void
}

/** @texts */
const views: readonly (readonly [TopologyViewName, string, IconName])[] = [
  ['graph', 'Graph', 'network'],
  ['flat', 'Topology', 'columns'],
  ['outline', 'Outline', 'list'],
]

interface Tool {
  /** Its whole name. */
  readonly label: string
  /** The part of the name that stands on it where there is room. */
  readonly word: string
  readonly icon: IconName
  readonly run: () => void
  /** Undefined = it is no switch. */
  readonly pressed?: boolean
  readonly disabled?: boolean
}

function renderTool({ label, word, icon, run, pressed, disabled = false }: Tool) {
  return html`<button
    type="button"
    class="button icon tool"
    aria-label=${label}
    title=${label}
    aria-pressed=${pressed === undefined ? nothing : pressed ? 'true' : 'false'}
    ?disabled=${disabled}
    @click=${run}
  >
    <stratus-icon name=${icon}></stratus-icon><span class="word">${word}</span>
  </button>`
}

export function renderToolbar(state: ToolbarState, actions: ToolbarActions): TemplateResult | typeof nothing {
  const { groups, view } = state
  const parts = [
    groups.has('views') ? renderViews(state, actions) : nothing,
    groups.has('search') ? renderSearch(state, actions) : nothing,
    groups.has('filters') ? renderFilters(state, actions) : nothing,
    groups.has('graph') && view === 'graph' ? renderGraphTools(state, actions) : nothing,
    groups.has('picture') && view !== 'outline' ? renderFileTools(state, actions) : nothing,
  ]
  return parts.some((part) => part !== nothing) ? html`<div class="toolbar" part="toolbar">${parts}</div>` : nothing
}

function renderViews({ view: shown, hasLanes }: ToolbarState, actions: ToolbarActions) {
  return html`<div class="group joined" role="group" aria-label=${t('View')}>
    ${views
      .filter(([view]) => view !== 'flat' || hasLanes)
      .map(
        ([view, label, icon]) =>
          html`<button
            type="button"
            class="button"
            data-view=${view}
            aria-pressed=${view === shown ? 'true' : 'false'}
            @click=${() => actions.view(view)}
          >
            <stratus-icon name=${icon}></stratus-icon>${t(label)}
          </button>`,
      )}
  </div>`
}

function renderSearch({ search, found }: ToolbarState, actions: ToolbarActions) {
  return html`<span class="find">
    <input
      class="field search"
      type="search"
      maxlength="255"
      aria-label=${t('Search')}
      placeholder=${t('Name, address or status')}
      .value=${search.text}
      @input=${(event: Event) => actions.search({ text: (event.target as HTMLInputElement).value })}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.isComposing) actions.reveal()
      }}
    /><span class="found" role="status">${found === undefined ? nothing : tn('%s match', '%s matches', found)}</span>
  </span>`
}

function renderFilters({ search, kinds }: ToolbarState, actions: ToolbarActions) {
  const choice = (
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    name: 'kind' | 'state',
  ) =>
    html`<select
      class="field"
      aria-label=${label}
      .value=${value}
      @change=${(event: Event) => actions.search({ [name]: (event.target as HTMLSelectElement).value })}
    >
      ${options.map(([key, text]) => html`<option value=${key} .selected=${live(key === value)}>${text}</option>`)}
    </select>`
  return html`${choice(
    t('Type'),
    search.kind,
    [['', t('All types')], ...kinds.map((kind) => [kind.name, kindName(kind)] as const)],
    'kind',
  )}
  ${choice(
    t('Status'),
    search.state,
    [
      ['', t('Any status')],
      ['active', t('Active')],
      ['down', t('Down')],
      ['loading', t('In progress')],
    ],
    'state',
  )}`
}

function renderGraphTools(state: ToolbarState, actions: ToolbarActions) {
  const tools: readonly Tool[] = [
    { label: t('Toggle Labels'), word: t('Labels'), icon: 'tag', run: actions.labels, pressed: state.labels },
    {
      label: state.isCloud ? t('Toggle Network Collapse') : t('Collapse groups'),
      word: t('Collapse'),
      icon: 'minimize',
      run: actions.collapsed,
      pressed: state.collapsed,
    },
    { label: t('Show list'), word: t('List'), icon: 'list', run: actions.outline, pressed: state.withOutline },
    { label: t('Layered'), word: t('Layered'), icon: 'stack', run: actions.layered, pressed: state.layered },
    {
      label: t('Focus on selection'),
      word: t('Focus'),
      icon: 'dot',
      run: actions.neighbourhood,
      pressed: state.isFocused,
      disabled: !state.hasSelection && !state.isFocused,
    },
    { label: t('Center Topology'), word: t('Center'), icon: 'center', run: actions.center },
    { label: t('Reset places'), word: t('Reset'), icon: 'restart', run: actions.arrange },
  ]
  return renderTools('graph', t('Graph'), tools)
}

function renderFileTools({ isEmpty, view }: ToolbarState, actions: ToolbarActions) {
  const disabled = isEmpty
  const picture: readonly Tool[] = [
    { label: t('Save as SVG'), word: t('SVG'), icon: 'download', run: () => actions.save('svg'), disabled },
    { label: t('Save as PNG'), word: t('PNG'), icon: 'image', run: () => actions.save('png'), disabled },
    { label: t('Save data as JSON'), word: t('JSON'), icon: 'database', run: () => actions.save('data'), disabled },
    { label: t('Print'), word: t('Print'), icon: 'file', run: actions.print, disabled },
  ]
  const places: readonly Tool[] = [
    { label: t('Save layout'), word: t('Save'), icon: 'copy', run: () => actions.save('json'), disabled },
    { label: t('Open layout'), word: t('Open'), icon: 'upload', run: actions.openLayout, disabled: false },
  ]
  return html`${renderTools('files', t('Picture'), picture)}
  ${view === 'graph' ? renderTools('files', t('Layout'), places) : nothing}`
}

function renderTools(group: string, label: string, tools: readonly Tool[]) {
  return html`<div class="group ${group}-tools" role="group" aria-label=${label}>${tools.map(renderTool)}</div>`
}

/** The buttons in the picture's corner. */
export function renderZoom(zoomBy: (factor: number) => void) {
  const button = (label: string, icon: IconName, factor: number) =>
    html`<button
      type="button"
      class="button icon small"
      aria-label=${label}
      title=${label}
      @click=${() => zoomBy(factor)}
    >
      <stratus-icon name=${icon}></stratus-icon>
    </button>`
  return html`<div class="group joined zoom" role="group" aria-label=${t('Zoom')}>
    ${button(t('Zoom in'), 'zoom-in', 1.25)} ${button(t('Zoom out'), 'zoom-out', 0.8)}
  </div>`
}
