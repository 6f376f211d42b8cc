import { describe, expect, it } from 'vitest'
import type { PanelActions } from './action.js'
import type { NamedItem } from './context.js'
import { goesTo } from './does.js'
import { openGates } from './gates.js'
import { gatesOf, offeredFor, offeredForMany } from './offered.js'

interface Thing extends NamedItem {
  readonly busy: boolean
  readonly on: boolean
}

const does = goesTo<Thing>(({ id }) => `/${id}`)
const panel: PanelActions<Thing> = {
  type: 'OS::Test::Thing',
  page: [{ id: 'create', label: 'Create', policy: [['image', 'add_image']], does: goesTo(() => '/') }],
  items: [
    { id: 'look', label: 'Look', many: 'Look at All', does },
    {
      id: 'delete',
      label: 'Delete',
      many: 'Delete All',
      danger: true,
      policy: [['image', 'delete_image']],
      unavailable: ({ busy }) => (busy ? 'It is busy.' : null),
      does,
    },
    { id: 'off', label: 'Switch off', when: ({ on }) => on, does },
  ],
  gates: { owner: { policy: [['identity', 'list_projects']] } },
}
const thing: Thing = { id: 't', name: null, busy: false, on: false }
const all = new Set(['look', 'delete', 'off'])

describe('what is offered for an item', () => {
  it('a part for each action, each button of the page, and what else has a gate', () => {
    expect(Object.keys(gatesOf(panel)).toSorted()).toEqual(['create', 'delete', 'look', 'off', 'owner'])
    expect(gatesOf(panel)['delete']?.policy).toEqual([['image', 'delete_image']])
  })

  it('W-TABLE-27 hides what the user can never do', () => {
    const ids = (open: string[]) => offeredFor(panel, thing, new Set(open)).map(({ id }) => id)
    expect(ids(['look'])).toEqual(['look'])
    expect(ids(['delete', 'look'])).toEqual(['look', 'delete'])
  })

  it('W-TABLE-23 says why something cannot be done now', () => {
    const of = (busy: boolean) => offeredFor(panel, { ...thing, busy }, new Set(['delete']))[0]
    expect(of(true)).toMatchObject({ id: 'delete', danger: true, disabled: 'It is busy.' })
    expect(of(false)).toMatchObject({ disabled: false })
  })

  it('shows what fits the item alone, in the order of the panel or in that it is arranged in', () => {
    const ids = (shown: PanelActions<Thing>, on: boolean) =>
      offeredFor(shown, { ...thing, on }, all).map(({ id }) => id)
    expect(ids(panel, false)).toEqual(['look', 'delete'])
    expect(ids(panel, true)).toEqual(['look', 'delete', 'off'])
    const turned = { ...panel, arrange: (_: Thing, fitting: PanelActions<Thing>['items']) => fitting.toReversed() }
    expect(ids(turned, true)).toEqual(['off', 'delete', 'look'])
  })

  it('P-INST-04 what comes next in its state is marked while it is possible, with its translated heading', () => {
    const leading = { ...panel, items: panel.items.map((item) => ({ ...item, group: 'Things', leads: () => true })) }
    const marked = (busy: boolean) => offeredFor(leading, { ...thing, busy }, all).filter(({ primary }) => primary)
    expect(marked(false)).toMatchObject([
      { id: 'look', group: 'Things' },
      { id: 'delete', group: 'Things' },
    ])
    expect(marked(true).map(({ id }) => id)).toEqual(['look'])
    expect(offeredFor(panel, thing, all).some(({ primary, group }) => primary || group)).toBe(false)
  })

  it('a full quota disables what would use it; what the item itself does not take is said first', () => {
    const offered = (busy: boolean, reason?: string) =>
      offeredFor(panel, { ...thing, busy }, all, { delete: reason }).map(({ disabled }) => disabled)
    expect(offered(false, 'Your quota leaves no further port.')).toEqual([false, 'Your quota leaves no further port.'])
    expect(offered(true, 'Your quota leaves no further port.')).toEqual([false, 'It is busy.'])
    expect(offered(false)).toEqual([false, false])
  })

  it('DEC-26 lists what the user may never do with the gate that is closed, last, when that is wanted', () => {
    const closed = new Map([['look', 'Policy check failed.']])
    const shown = (show: boolean) => offeredFor(panel, thing, openGates(gatesOf(panel), closed, show))
    expect(shown(false).map(({ id }) => id)).toEqual(['delete'])
    expect(shown(true)).toMatchObject([
      { id: 'delete', disabled: false },
      { id: 'look', label: 'Look', disabled: 'Policy check failed.' },
    ])
  })

  it('DEC-26 so are actions on several, in their places, by their own labels', () => {
    const closed = new Map([['look', 'Policy check failed.']])
    const shown = (show: boolean) => offeredForMany(panel, openGates(gatesOf(panel), closed, show))
    expect(shown(false)).toEqual([
      { id: 'delete', label: 'Delete All', icon: undefined, danger: true, disabled: false },
    ])
    expect(shown(true).map(({ id, disabled }) => [id, disabled])).toEqual([
      ['look', 'Policy check failed.'],
      ['delete', false],
    ])
  })

  it('P-INST-02 an action that none of the chosen takes says why; one that some take is offered', () => {
    const deletion = (...busy: boolean[]) =>
      offeredForMany(
        panel,
        all,
        busy.map((each) => ({ ...thing, busy: each })),
      ).find(({ id }) => id === 'delete')?.disabled
    expect(deletion(true, true)).toBe('It is busy.')
    expect([deletion(true, false), deletion(false, true), deletion()]).toEqual([false, false, false])
  })

  it('G-GATE-14 an action that the cloud has refused for all of the chosen says so', () => {
    const chosen = ['a', 'b'].map((id) => ({ ...thing, id }))
    const deletion = (...refused: string[]) =>
      offeredForMany(panel, all, chosen, ({ id }) =>
        refused.includes(id) ? { delete: `Refused for ${id}.` } : {},
      ).find(({ id }) => id === 'delete')?.disabled
    expect([deletion('a', 'b'), deletion('b'), deletion()]).toEqual(['Refused for a.', false, false])
  })

  it('actions on several stand in the order of the panel or in one of their own', () => {
    const ids = (shown: PanelActions<Thing>) => offeredForMany(shown, all).map(({ id }) => id)
    expect(ids(panel)).toEqual(['look', 'delete'])
    expect(ids({ ...panel, manyOrder: ['delete', 'look'] })).toEqual(['delete', 'look'])
  })
})
