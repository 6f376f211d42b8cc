import { describe, expect, it } from 'vitest'
import { dependsOn, verdict } from './switch-model.js'

const labels: Record<string, string> = { image_id: 'Image', volume_id: '' }
const labelFor = (value: string) => labels[value]

describe('switchable fields', () => {
  it('W-FORM-01 a select shows the fields that have a label for its value', () => {
    const state = { slug: 'source', hidden: false }
    expect(verdict({ ...state, value: 'image_id' }, labelFor)).toEqual({ shown: true, label: 'Image' })
    expect(verdict({ ...state, value: 'volume_id' }, labelFor)).toEqual({ shown: true, label: '' })
    expect(verdict({ ...state, value: 'other' }, labelFor)).toEqual({ shown: false })
    expect(verdict({ ...state, value: 'image_id', hidden: true }, labelFor)).toEqual({ shown: false })
  })
  it('W-FORM-01 a checkbox shows its fields while ticked, or while not', () => {
    const state = { slug: 'dhcp', hidden: false }
    const shown = [true, false].flatMap((hideOnChecked) =>
      [true, false].map((value) => verdict({ ...state, value, hideOnChecked }, labelFor)?.shown),
    )
    expect(shown).toEqual([false, true, true, false])
    expect(verdict({ ...state, value: true, hidden: true }, labelFor)).toBe(undefined)
  })
  it('W-FORM-01 a field may depend on several switches', () => {
    expect(['source', 'type', 'sour'].map((slug) => dependsOn('source  type', slug))).toEqual([true, true, false])
  })
})
