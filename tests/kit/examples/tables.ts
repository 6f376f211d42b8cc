import { inside, press, type Acting, type Example } from '../mount.js'
import { actions, columnsOf, facetsOf, rows } from './data.js'

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
    labels: { available: `${word} a`, members: `${word} b`, noneAvailable: word, noMembers: word },
  }
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
  ]
}
