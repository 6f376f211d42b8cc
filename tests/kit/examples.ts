/**
 * Every element of the kit in each of its states, as data: the contract mounts them under every condition that it promises to
 * bear. Each text of a resource is the given word, so that any other word on the screen is one of ours.
 */

/** One element in one state. */
export interface Example {
  readonly tag: string
  readonly state: string
  readonly properties?: Readonly<Record<string, unknown>>
  /** Children of the page, as slot and text; a field where the tag says so. */
  readonly children?: ReadonlyArray<{ readonly tag?: string; readonly slot?: string; readonly text: string }>
  /** What has to happen once it is there. */
  act?(element: HTMLElement): unknown
  /** Parts of it are loaded when they are needed, so that two of them need not look the same at once. */
  readonly late?: boolean
  /** It refuses to be shown before it has everything. */
  readonly atOnce?: boolean
  /** It stands where a page would put it only with others around it: not measured alone. */
  readonly inner?: boolean
}

interface Acting extends HTMLElement {
  readonly updateComplete: Promise<unknown>
  open(request: unknown): unknown
  add(message: unknown): unknown
}

const inside = <E extends HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector)

async function press(element: HTMLElement, selector: string): Promise<void> {
  await (element as Acting).updateComplete
  inside(element, selector)?.click()
}

const column = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  value: (row: Readonly<Record<string, unknown>>) => row[id],
  ...more,
})

const actions = (word: string) => [
  { id: 'one', label: word, icon: 'plus' },
  { id: 'two', label: word, disabled: word },
  { id: 'three', label: word, href: '#here' },
  { id: 'four', label: word, danger: true, icon: 'trash' },
]

const never = () => new Promise<never>(() => {})

function network(word: string) {
  const node = (id: string, more: object = {}) => ({
    id,
    name: word,
    status: word,
    original_status: 'ACTIVE',
    url: `#${id}`,
    ...more,
  })
  return {
    networks: [
      node('n1', { subnets: [{ id: 's1', cidr: word, url: '#s1' }], allow_delete_subnet: true }),
      node('n2', { 'router:external': true }),
    ],
    routers: [node('r1')],
    servers: [node('v1'), node('v2', { original_status: 'BUILD' })],
    ports: [
      {
        id: 'p1',
        network_id: 'n1',
        device_id: 'r1',
        device_owner: 'network:router_interface',
        fixed_ips: [{ ip_address: word }],
      },
      { id: 'p2', network_id: 'n1', device_id: 'v1', device_owner: 'compute:nova', fixed_ips: [{ ip_address: word }] },
      { id: 'p3', network_id: 'n2', device_id: 'r1', device_owner: 'network:router_gateway', fixed_ips: [] },
    ],
  }
}

const namespaces = (word: string) => [
  {
    namespace: word,
    display_name: word,
    description: word,
    objects: [{ name: word, description: word, properties: { '7': { title: word, type: 'integer', minimum: 5 } } }],
    properties: {
      '1': { title: word, description: word, enum: [word, '2'] },
      '2': { title: word, type: 'array', operators: ['<2>', word], items: { enum: [word, '3'] } },
      '3': { title: word, type: 'boolean' },
    },
  },
]

const rows = (word: string) => [1, 2, 3].map((id) => ({ id: String(id), name: word, status: word }))

/** All examples; `word` stands for every text of a resource. */
export function examples(word = '1'): readonly Example[] {
  const facets = [
    { name: 'name', label: word, singleton: true },
    {
      name: 'status',
      label: word,
      options: [
        { key: 'a', label: word },
        { key: 'b', label: word },
      ],
    },
  ]
  const columns = [column('name', word, { rowHeader: true }), column('status', word)]
  const members = [
    { id: 'a', name: word },
    { id: 'b', name: word },
    { id: 'c', name: word },
  ]
  const membership = {
    members,
    roles: [
      { id: 'r', name: word },
      { id: 's', name: word },
    ],
    value: [
      { id: 'a', roles: ['r'] },
      { id: 'b', roles: [] },
    ],
    defaultRole: 'r',
    step: 'step',
    labels: { available: `${word} a`, members: `${word} b`, noneAvailable: word, noMembers: word },
  }
  const schema = {
    type: 'object',
    required: ['1'],
    properties: {
      1: { type: 'string', title: word, description: word, minLength: 3, pattern: 'x' },
      2: { title: word, enum: [word, '2'] },
      3: { type: 'boolean', title: word },
      4: { type: 'array', title: word, minItems: 1, items: { type: 'string' } },
      5: { type: 'object', title: word, properties: { 6: { type: 'integer', title: word, minimum: 1 } } },
    },
  }
  const tabs = {
    label: word,
    tabs: [
      { id: 'a', label: word },
      { id: 'b', label: word, badge: 2, lazy: true },
      { id: 'c', label: word, disabled: true },
    ],
  }
  const tabPanels = [
    { slot: 'a', text: word },
    { slot: 'b', text: word },
  ]
  const nav = {
    current: 'p1',
    items: [
      {
        id: 'd1',
        label: word,
        groups: [
          {
            label: word,
            panels: [
              { id: 'p1', label: word, href: '#p1' },
              { id: 'p2', label: word, href: '#p2' },
            ],
          },
        ],
      },
      { id: 'd2', label: word, groups: [{ label: null, panels: [{ id: 'p3', label: word, href: '#p3' }] }] },
    ],
  }
  const series = [
    {
      name: word,
      unit: word,
      data: [
        { x: Date.UTC(2026, 10, 20), y: 1 },
        { x: Date.UTC(2026, 10, 21), y: 2 },
      ],
    },
  ]
  const transfer = {
    columns,
    available: rows(word),
    allocated: rows(word).slice(0, 1),
    maxAllocation: -1,
    labels: {
      allocated: `${word} a`,
      available: `${word} b`,
      noneAllocated: word,
      noneAvailable: word,
      availableHelp: word,
    },
  }
  const stack = {
    stack: { name: word, status: 'CREATE_COMPLETE', in_progress: false, info_box: word },
    nodes: [
      { name: 'a', status: 'CREATE_COMPLETE', required_by: ['b'], in_progress: false, info_box: word },
      { name: 'b', status: 'CREATE_FAILED', required_by: [], in_progress: false, info_box: word },
    ],
  }
  const steps = [
    { tag: 'stratus-wizard-step', text: word },
    { tag: 'stratus-wizard-step', text: word },
  ]
  const wizard = { heading: word, submitLabel: word, submit: () => true }
  const question = {
    title: word,
    body: '%s',
    submit: word,
    items: [
      { id: '1', name: word },
      { id: '2', name: word },
    ],
    notAllowed: [{ id: '3', name: word }],
  }
  return [
    { tag: 'stratus-action-list', state: 'a row', properties: { label: word, layout: 'row', actions: actions(word) } },
    {
      tag: 'stratus-action-list',
      state: 'split, its menu open',
      properties: { label: word, layout: 'split', actions: actions(word) },
      act: async (element) => {
        await (element as Acting).updateComplete
        const menu = inside(element, 'stratus-action-menu')
        if (menu) await press(menu, 'button')
      },
    },
    {
      tag: 'stratus-action-list',
      state: 'busy',
      properties: { label: word, layout: 'batch', busy: true, actions: actions(word) },
    },
    {
      tag: 'stratus-action-menu',
      state: 'open',
      properties: { label: word, actions: actions(word) },
      act: (element) => press(element, 'button'),
    },
    ...['success', 'info', 'warning', 'danger', 'error'].map((type) => ({
      tag: 'stratus-alert',
      state: type,
      properties: { type, message: `${word}…${word}`, dismissible: true },
    })),
    {
      tag: 'stratus-bar-chart',
      state: 'with an average',
      properties: { label: word, used: 62, average: 40, tooltipUsed: word, tooltipAverage: word, tooltipFree: word },
    },
    { tag: 'stratus-bar-chart', state: 'empty', properties: { label: word } },
    {
      tag: 'stratus-bar-chart',
      state: 'in parts, upright',
      properties: {
        label: word,
        orientation: 'vertical',
        used: [
          { used: 20, tooltip: word },
          { used: 30, tooltip: word },
        ],
      },
    },
    {
      tag: 'stratus-console-log',
      state: 'read',
      properties: { load: () => Promise.resolve(`${word}\n${word}`) },
    },
    { tag: 'stratus-console-log', state: 'failed', properties: { load: () => Promise.reject(new Error(word)) } },
    { tag: 'stratus-console-log', state: 'loading', properties: { load: never } },
    { tag: 'stratus-date-range', state: 'filled', properties: { start: '2026-11-01', end: '2026-11-02' } },
    { tag: 'stratus-date-range', state: 'disabled', properties: { disabled: true } },
    {
      tag: 'stratus-decrypt-password',
      state: 'asking',
      properties: { keypairName: word, encryptedPassword: 'NlNLbkVCVkc4aXRxbDFrM0xOcGJ2Q1VXbG5pZz09' },
    },
    { tag: 'stratus-decrypt-password', state: 'not set', properties: { keypairName: word } },
    {
      tag: 'stratus-delete-modal',
      state: 'asking',
      act: (element) => void (element as Acting).open({ ...question, run: never }),
    },
    {
      tag: 'stratus-faceted-search',
      state: 'with chips',
      properties: {
        facets,
        terms: [
          { name: 'name', value: word },
          { name: 'status', value: 'a' },
        ],
        text: word,
      },
    },
    {
      tag: 'stratus-faceted-search',
      state: 'open',
      properties: { facets },
      act: (element) => press(element, '.box'),
    },
    { tag: 'stratus-file-upload', state: 'empty', properties: { label: word, required: true } },
    {
      tag: 'stratus-file-upload',
      state: 'running',
      properties: { label: word, file: new File(['1'], '1'), progress: 0.5 },
    },
    { tag: 'stratus-file-upload', state: 'failed', properties: { label: word, error: word } },
    { tag: 'stratus-header-slot', state: 'filled', properties: { html: `<p>${word}</p>` } },
    { tag: 'stratus-icon', state: 'named', properties: { name: 'plus', label: word } },
    { tag: 'stratus-line-chart', state: 'empty', properties: { label: word } },
    { tag: 'stratus-line-chart', state: 'drawn', properties: { label: word, series } },
    { tag: 'stratus-line-chart', state: 'failed', properties: { label: word, error: word } },
    {
      tag: 'stratus-line-chart',
      state: 'with a period',
      properties: { label: word, series, withPeriod: true, period: 'other', start: '2026-11-01', end: '2026-11-02' },
    },
    {
      tag: 'stratus-live-table',
      state: 'ready',
      properties: { label: word, rows: rows(word), columns, rowActions: () => actions(word) },
    },
    { tag: 'stratus-column-chooser', state: 'closed', inner: true },
    { tag: 'stratus-live-table', state: 'empty', properties: { label: word, columns } },
    { tag: 'stratus-live-table', state: 'loading', properties: { label: word, columns, state: 'loading' } },
    {
      tag: 'stratus-live-table',
      state: 'failed',
      properties: { label: word, columns, state: 'failed', error: { message: word } },
    },
    { tag: 'stratus-membership', state: 'filled', properties: membership },
    { tag: 'stratus-membership', state: 'empty', properties: { labels: membership.labels } },
    {
      tag: 'stratus-membership',
      state: 'its roles open',
      properties: membership,
      act: (element) => press(element, '.roles'),
    },
    { tag: 'stratus-metadata-tree', state: 'empty' },
    {
      tag: 'stratus-metadata-tree',
      state: 'filled',
      properties: {
        namespaces: namespaces(word),
        existing: { '1': word, '2': `<2> ${word}`, '7': '1', [word]: word },
      },
      act: (element) => press(element, '[role=treeitem]'),
    },
    {
      tag: 'stratus-modal',
      state: 'with buttons',
      properties: { heading: word, submitLabel: word, cancelLabel: word, error: word, open: true },
      children: [{ tag: 'input', text: word }],
    },
    {
      tag: 'stratus-modal',
      state: 'busy',
      properties: { heading: word, submitLabel: word, cancelLabel: word, busy: true, open: true },
    },
    {
      tag: 'stratus-modal-stack',
      state: 'with a modal',
      act: (element) => void (element as Acting).open({ heading: word, content: document.createTextNode(word) }),
    },
    { tag: 'stratus-number-input', state: 'filled', properties: { label: word, value: 3, max: 5 } },
    { tag: 'stratus-number-input', state: 'disabled', properties: { label: word, disabled: true } },
    {
      tag: 'stratus-number-input',
      state: 'invalid',
      properties: { label: word, value: 9, max: 5 },
      act: (element) => (element as HTMLElement & { reportValidity(): boolean }).reportValidity(),
    },
    {
      tag: 'stratus-password-pair',
      state: 'different',
      properties: { label: word, confirmLabel: word, value: word, required: true },
      act: (element) => (element as HTMLElement & { reportValidity(): boolean }).reportValidity(),
    },
    { tag: 'stratus-period-picker', state: 'a period', properties: { today: '2026-11-21' } },
    {
      tag: 'stratus-period-picker',
      state: 'dates',
      properties: { period: 'other', start: '2026-11-01', end: '2026-11-02' },
    },
    {
      tag: 'stratus-quota-bar',
      state: 'warning',
      properties: { heading: word, used: 9, added: 1, max: 11, unit: word },
    },
    { tag: 'stratus-quota-bar', state: 'unlimited', properties: { heading: word, used: 9, max: Infinity } },
    {
      tag: 'stratus-quota-pie',
      state: 'too much',
      properties: { heading: word, used: 8, added: 3, max: 10, unit: word },
    },
    { tag: 'stratus-quota-pie', state: 'unlimited', properties: { heading: word, used: 8, max: Infinity } },
    { tag: 'stratus-schema-form', state: 'filled', properties: { schema } },
    {
      tag: 'stratus-schema-form',
      state: 'invalid',
      properties: { schema, value: { 1: word } },
      act: (element) => (element as HTMLElement & { reportValidity(): boolean }).reportValidity(),
    },
    { tag: 'stratus-side-nav', state: 'wide', properties: { ...nav, breakpoint: 0 } },
    { tag: 'stratus-side-nav', state: 'a drawer', properties: { ...nav, breakpoint: 9999, open: true } },
    { tag: 'stratus-stack-topology', state: 'a picture', properties: { data: stack } },
    { tag: 'stratus-stack-topology', state: 'a list', properties: { data: stack, view: 'list' } },
    { tag: 'stratus-tabs', state: 'shown', properties: tabs, children: tabPanels },
    {
      tag: 'stratus-tabs',
      state: 'loading',
      properties: { ...tabs, active: 'b', load: never },
      children: tabPanels,
    },
    {
      tag: 'stratus-toaster',
      state: 'with messages',
      act: (element) => {
        for (const type of ['success', 'warning', 'danger'])
          (element as Acting).add({ type, text: word, details: word, action: { label: word, run() {} } })
      },
    },
    {
      tag: 'stratus-topology',
      state: 'a graph',
      properties: { model: network(word), view: 'graph' },
      late: true,
    },
    { tag: 'stratus-topology-balloon', state: 'closed', inner: true },
    ...(['flat', 'graph', 'outline'] as const).map((view) => ({
      tag: `stratus-topology-${view}`,
      state: 'filled',
      properties: { model: network(word), ...(view === 'flat' && { drawMode: 'normal' }) },
      late: true,
      inner: true,
    })),
    { tag: 'stratus-transfer-table', state: 'filled', properties: transfer },
    {
      tag: 'stratus-transfer-table',
      state: 'in order, with facets and reasons',
      properties: {
        ...transfer,
        allocated: rows(word).slice(0, 2),
        ordered: true,
        facets,
        reason: (row: { id: string }) => (row.id === '3' ? word : undefined),
      },
    },
    { tag: 'stratus-transfer-table', state: 'empty', properties: { columns, labels: transfer.labels } },
    { tag: 'stratus-wizard', state: 'in the page', properties: { ...wizard, inline: true }, children: steps },
    {
      tag: 'stratus-wizard',
      state: 'open, with an error',
      properties: { ...wizard, open: true, error: word },
      children: steps,
      atOnce: true,
    },
    {
      tag: 'stratus-wizard-step',
      state: 'active',
      properties: { heading: word, name: 'a', active: true },
      children: [{ text: word }],
      inner: true,
    },
  ]
}

/** The element of an example, not in the page yet. */
export function make({ tag, properties = {}, children = [] }: Example, order = Object.keys(properties)): HTMLElement {
  const element = document.createElement(tag)
  for (const child of children) {
    const node = document.createElement(child.tag ?? 'p')
    if (child.slot) node.slot = child.slot
    if (child.tag === 'input') node.setAttribute('aria-label', child.text)
    else node.textContent = child.text
    if (child.tag?.startsWith('stratus-')) Object.assign(node, { heading: child.text })
    element.append(node)
  }
  for (const name of order) Object.assign(element, { [name]: properties[name] })
  return element
}

/** Every element inside, through shadow roots. */
export function* deep(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element
    if (element.shadowRoot) yield* deep(element.shadowRoot)
  }
}

/** Until an element and those inside it have nothing more to draw. */
export async function settled(element: HTMLElement): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const all = [element, ...(element.shadowRoot ? deep(element.shadowRoot) : [])]
    await Promise.all(all.map((each) => (each as Partial<Acting>).updateComplete))
    await task()
  }
}

/** After what is waiting to run now; timers would wait longer the deeper they nest. */
function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(0)
  })
}

/** Puts an example into the page, in its state. */
export async function mount(example: Example, parent: Element = document.body): Promise<HTMLElement> {
  const element = make(example)
  parent.append(element)
  await settled(element)
  await example.act?.(element)
  await settled(element)
  return element
}
