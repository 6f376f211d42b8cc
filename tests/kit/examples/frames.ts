import { inside, press, type Example } from '../mount.js'
import { never } from '../example-data.js'

/** What frames the content of a page. */
export function frames(word: string): readonly Example[] {
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
  return [
    {
      tag: 'stratus-console-log',
      state: 'read',
      properties: { load: () => Promise.resolve(`${word}\n${word}`) },
    },
    { tag: 'stratus-console-log', state: 'failed', properties: { load: () => Promise.reject(new Error(word)) } },
    { tag: 'stratus-console-log', state: 'loading', properties: { load: never } },
    {
      tag: 'stratus-console-log',
      state: 'asked for a wrong length',
      properties: { load: () => Promise.resolve(word) },
      async act(element) {
        const length = inside<HTMLInputElement>(element, '#length')
        if (length) length.value = '-'
        await press(element, '[type=submit]')
      },
    },
    {
      tag: 'stratus-header-slot',
      state: 'of several sections',
      properties: {
        html: `<div class="extensible-header-section">${word}</div><div class="extensible-header-section">${word}</div>`,
      },
    },
    { tag: 'stratus-header-slot', state: 'filled', properties: { html: `<p>${word}</p>` } },
    { tag: 'stratus-icon', state: 'named', properties: { name: 'plus', label: word } },
    { tag: 'stratus-side-nav', state: 'wide', properties: { ...nav, breakpoint: 0 } },
    { tag: 'stratus-side-nav', state: 'folded away', properties: { ...nav, breakpoint: 0, collapsed: true } },
    { tag: 'stratus-side-nav', state: 'a drawer', properties: { ...nav, breakpoint: 9999, open: true } },
    { tag: 'stratus-tabs', state: 'shown', properties: tabs, children: tabPanels },
    {
      tag: 'stratus-tabs',
      state: 'loading',
      properties: { ...tabs, active: 'b', load: never },
      children: tabPanels,
    },
    {
      tag: 'stratus-tabs',
      state: 'failed',
      properties: { ...tabs, active: 'b', load: () => Promise.reject(new Error(word)) },
      children: tabPanels,
    },
  ]
}
