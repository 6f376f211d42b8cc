import { inside, press, type Acting, type Example } from '../mount.js'
import { actions, columnsOf, facetsOf, manyRows, rows } from '../example-data.js'

/** Tables, and what stands on or beside them. */
export function tables(word: string): readonly Example[] {
  const columns = columnsOf(word)
  const facets = facetsOf(word)
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
    texts: { available: `${word} a`, members: `${word} b`, noneAvailable: word, noMembers: word },
  }
  const transfer = {
    columns,
    available: rows(word),
    allocated: rows(word).slice(0, 1),
    maxAllocation: -1,
    texts: {
      allocated: `${word} a`,
      available: `${word} b`,
      noneAllocated: word,
      noneAvailable: word,
      availableHelp: word,
    },
  }
  const table = { label: word, rows: rows(word), columns, rowActions: () => actions(word) }
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
    {
      tag: 'stratus-live-table',
      state: 'ready',
      properties: table,
    },
    { tag: 'stratus-column-chooser', state: 'closed', inner: true },
    {
      tag: 'stratus-live-table',
      state: 'chosen, opened, with filters and sums',
      properties: {
        ...table,
        selected: new Set(['1']),
        expanded: new Set(['2']),
        wait: new Set(['3']),
        batchActions: () => actions(word),
        categories: [{ id: 'a', label: word, match: () => true }],
        category: 'a',
        sort: { column: 'name', direction: 'descending' },
        summary: () => ({ status: word }),
        rowState: ({ id }: { id: string }) => ({ transitional: id === '1', tone: 'danger', error: word }),
      },
    },
    {
      tag: 'stratus-live-table',
      state: 'a row’s menu open',
      properties: table,
      act: (element) => press(element, '[data-control=more]'),
      late: true,
    },
    {
      tag: 'stratus-live-table',
      state: 'choosing columns',
      properties: table,
      act: (element) => press(element, '[popovertarget]'),
      late: true,
    },
    {
      tag: 'stratus-live-table',
      state: 'virtual',
      properties: { ...table, paging: 'virtual', rows: manyRows(word) },
      late: true,
    },
    { tag: 'stratus-live-table', state: 'a page of many', properties: { ...table, pageSize: 5, rows: manyRows(word) } },
    {
      tag: 'stratus-live-table',
      state: 'failed and out of date',
      properties: { ...table, state: 'failed', stale: true, updatedAt: 0, error: { message: word, requestId: word } },
    },
    {
      tag: 'stratus-live-table',
      state: 'asking for a search',
      properties: { ...table, rows: [], state: 'filter-first' },
    },
    { tag: 'stratus-live-table', state: 'empty', properties: { label: word, columns } },
    { tag: 'stratus-live-table', state: 'loading', properties: { label: word, columns, state: 'loading' } },
    {
      tag: 'stratus-live-table',
      state: 'failed',
      properties: { label: word, columns, state: 'failed', error: { message: word } },
    },
    { tag: 'stratus-membership', state: 'filled', properties: membership },
    { tag: 'stratus-membership', state: 'empty', properties: { texts: membership.texts } },
    {
      tag: 'stratus-membership',
      state: 'its roles open',
      properties: membership,
      act: (element) => press(element, '.roles'),
    },
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
    { tag: 'stratus-transfer-table', state: 'empty', properties: { columns, texts: transfer.texts } },
  ]
}
