import { inside, press, type Example } from '../mount.js'

/** Figures drawn. */
export function charts(word: string): readonly Example[] {
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
  return [
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
      tag: 'stratus-bar-chart',
      state: 'its tooltip open',
      properties: { label: word, used: 20 },
      act: (element) => inside(element, '.bar')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' })),
    },
    { tag: 'stratus-line-chart', state: 'empty', properties: { label: word } },
    { tag: 'stratus-line-chart', state: 'loading', properties: { label: word, loading: true } },
    {
      tag: 'stratus-line-chart',
      state: 'with figures, as a table',
      properties: { label: word, series, stats: { used: 20, average: 30 } },
      act: (element) => press(element, '.foot button'),
    },
    { tag: 'stratus-line-chart', state: 'drawn', properties: { label: word, series } },
    { tag: 'stratus-line-chart', state: 'failed', properties: { label: word, error: word } },
    {
      tag: 'stratus-line-chart',
      state: 'with a period',
      properties: { label: word, series, withPeriod: true, period: 'other', start: '2026-11-01', end: '2026-11-02' },
    },
    {
      tag: 'stratus-quota-bar',
      state: 'warning',
      properties: { heading: word, used: 9, added: 1, max: 11, unit: word },
    },
    { tag: 'stratus-quota-bar', state: 'full', properties: { heading: word, used: 10, max: 10 } },
    { tag: 'stratus-quota-bar', state: 'of a limit that is not known', properties: { heading: word, used: 9 } },
    { tag: 'stratus-quota-bar', state: 'unlimited', properties: { heading: word, used: 9, max: Infinity } },
    {
      tag: 'stratus-quota-pie',
      state: 'too much',
      properties: { heading: word, used: 8, added: 3, max: 10, unit: word },
    },
    {
      tag: 'stratus-quota-pie',
      state: 'nearly full, a pie',
      properties: { heading: word, kind: 'pie', used: 8, max: 10 },
    },
    {
      tag: 'stratus-quota-pie',
      state: 'of a limit that is not known, without amounts',
      properties: { heading: word, used: 8, withoutLegend: true },
    },
    { tag: 'stratus-quota-pie', state: 'unlimited', properties: { heading: word, used: 8, max: Infinity } },
  ]
}
