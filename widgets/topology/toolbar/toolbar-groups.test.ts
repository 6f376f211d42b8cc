import { describe, expect, it } from 'vitest'
import { readToolbar, toolbarGroups } from './toolbar-groups.js'

const groups = (text: string) => [...readToolbar(text).groups]

describe('M-LOOK-01 the tools that a page wants', () => {
  it('are all, none, or those that it names', () => {
    for (const text of ['', 'all', ' all, none']) expect(groups(text)).toEqual([...toolbarGroups])
    expect(groups('none')).toEqual([])
    expect(groups('zoom  search,filters')).toEqual(['search', 'filters', 'zoom'])
  })

  it('other words are not known', () => {
    expect(readToolbar('search serach')).toMatchObject({ unknown: ['serach'] })
    expect(groups('serach')).toEqual([])
  })
})
