import { describe, expect, it } from 'vitest'
import { actionsOf, gatesOf, openGates, type ResourceAction } from './resource-actions.js'

interface Thing {
  readonly busy: boolean
}

const actions: ResourceAction<Thing>[] = [
  { id: 'look', label: 'Look', rule: { policy: [], obstacle: () => null } },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    rule: { policy: [['image', 'delete_image']], obstacle: ({ busy }) => (busy ? 'It is busy.' : null) },
  },
]

const keeper = (allowed: readonly string[], services: readonly string[]) => ({
  allowed: async (rules: readonly (readonly [string, string])[]) => rules.every(([, rule]) => allowed.includes(rule)),
  serviceEnabled: async (type: string) => {
    if (type === 'broken') throw new Error('no catalogue')
    return services.includes(type)
  },
})

describe('gates of a panel', () => {
  it('W-TABLE-26, W-TABLE-27 open by policy and by one of several services', async () => {
    const parts = [
      ...gatesOf(actions),
      { id: 'volume', policy: [['volume', 'volume:create'] as const], services: ['block-storage', 'volumev3'] },
    ]
    expect(await openGates(parts, keeper([], []))).toEqual(new Set(['look']))
    expect(await openGates(parts, keeper(['delete_image', 'volume:create'], []))).toEqual(new Set(['look', 'delete']))
    expect(await openGates(parts, keeper(['volume:create'], ['volumev3']))).toEqual(new Set(['look', 'volume']))
  })

  it('stay shut when they cannot be asked', async () => {
    expect(await openGates([{ id: 'x', services: ['broken'] }], keeper([], []))).toEqual(new Set())
  })
})

describe('actions of an item', () => {
  it('W-TABLE-27 hides what the user can never do', () => {
    const ids = (open: string[]) => actionsOf(actions, { busy: false }, new Set(open)).map(({ id }) => id)
    expect(ids(['look'])).toEqual(['look'])
    expect(ids(['delete', 'look'])).toEqual(['look', 'delete'])
  })

  it('W-TABLE-23 says why something cannot be done now', () => {
    const of = (busy: boolean) => actionsOf(actions, { busy }, new Set(['delete']))[0]
    expect(of(true)).toMatchObject({ id: 'delete', danger: true, disabled: 'It is busy.' })
    expect(of(false)).toMatchObject({ disabled: false })
  })
})
