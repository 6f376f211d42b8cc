import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rememberedTab, withShownTab } from './tab-cookie.js'

describe('cookie tabs', () => {
  it('W-TAB-02 keeps the last tab of every group as Horizon writes it', () => {
    const one = withShownTab(undefined, 'instance_details', 'log')
    expect(JSON.parse(one)).toEqual({ instance_details: '#instance_details__log' })
    const two = withShownTab(one, 'network_tabs', 'ports')
    expect(JSON.parse(two)).toEqual({
      instance_details: '#instance_details__log',
      network_tabs: '#network_tabs__ports',
    })
    expect(rememberedTab(two, 'instance_details', ['overview', 'log'])).toBe('log')
  })
  it('W-TAB-02 forgets tabs that are gone and survives a broken cookie', () => {
    const cookie = withShownTab('', 'g', 'old')
    expect(rememberedTab(cookie, 'g', ['new'])).toBeUndefined()
    for (const broken of [undefined, '', '{', '[]', 'null', '3', '{"g":5}'])
      expect(rememberedTab(broken, 'g', ['new'])).toBeUndefined()
  })
  it('what is written is read back', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (cookie, group, tab) => {
        if (group === '__proto__') return
        expect(rememberedTab(withShownTab(cookie, group, tab), group, [tab])).toBe(tab)
      }),
    )
  })
})
