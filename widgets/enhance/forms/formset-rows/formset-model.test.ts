import { describe, expect, it } from 'vitest'
import { isTemplateName, renumbered } from './formset-model.js'

describe('formset rows', () => {
  it('W-MEMB-06 names fields prefix-N-field', () => {
    expect(renumbered('flavors-3-name', 'flavors', 0)).toBe('flavors-0-name')
    expect(renumbered('id_flavors-__prefix__-name', 'flavors', 12)).toBe('id_flavors-12-name')
    expect(renumbered('flavors-1-port-2-x', 'flavors', 4)).toBe('flavors-4-port-2-x')
    expect(renumbered('other-1-name', 'flavors', 4)).toBe('other-1-name')
    expect(renumbered('a.b-1-x', 'a.b', 2)).toBe('a.b-2-x')
    expect(renumbered('aXb-1-x', 'a.b', 2)).toBe('aXb-1-x')
    expect([isTemplateName('p-__prefix__-x', 'p'), isTemplateName('p-0-x', 'p')]).toEqual([true, false])
  })
})
