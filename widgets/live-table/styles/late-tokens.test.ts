import type { CSSResult } from 'lit'
import { describe, expect, it } from 'vitest'
import { tokenStyles } from '../../internal/styles/tokens.styles.js'
import { StratusLiveTable } from '../stratus-live-table.js'

const declared = (text = ''): string[] => [...text.matchAll(/(--_[\w-]+):/g)].map(([, name]) => name ?? '')

describe('styles of the table that come late', () => {
  it.each([
    ['actions', () => import('../actions-part.js')],
    ['bars', () => import('../toolbar/bars-part.js')],
    ['cards', () => import('./card-part.js')],
    ['data', () => import('../data-part.js')],
    ['endless', () => import('../endless/endless-source.js')],
    ['groups', () => import('../wide/column-groups-part.js')],
    ['virtual', () => import('../scroll/virtual-part.js')],
    ['wide', () => import('../wide/wide-part.js')],
  ] as const)('%s: the table declares the tokens that they read', async (_name, load) => {
    // Asking for them is what makes the styles.
    expect(StratusLiveTable.observedAttributes).toContain('paging')
    const [first] = StratusLiveTable.elementStyles as readonly CSSResult[]
    const { styles } = await load()
    const read = tokenStyles(styles.map(({ cssText }: CSSResult) => cssText).join(' '))?.cssText
    expect(declared(first?.cssText)).toEqual(expect.arrayContaining(declared(read)))
  })
})
