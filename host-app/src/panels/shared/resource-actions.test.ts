import { describe, expect, it } from 'vitest'
import { actionsOf, type ResourceAction } from './resource-actions.js'

const actions: ResourceAction<{ busy: boolean }>[] = [
  { id: 'look', label: 'Look' },
  { id: 'edit', label: 'Edit', gate: { policy: [['image', 'modify_image']] } },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    gate: { policy: [['image', 'delete_image']] },
    refusal: ({ busy }) => (busy ? 'It is busy.' : null),
  },
]

describe('actions of an item', () => {
  it('W-TABLE-26, W-TABLE-27 hides what the user can never do', () => {
    expect(actionsOf(actions, { busy: false }, new Set()).map(({ id }) => id)).toEqual(['look'])
    expect(actionsOf(actions, { busy: false }, new Set(['delete', 'edit'])).map(({ id }) => id)).toEqual([
      'look',
      'edit',
      'delete',
    ])
  })

  it('says why something cannot be done now', () => {
    const of = (busy: boolean) => actionsOf(actions, { busy }, new Set(['delete'])).at(-1)
    expect(of(true)).toMatchObject({ id: 'delete', danger: true, disabled: 'It is busy.' })
    expect(of(false)).toMatchObject({ disabled: false })
  })
})
