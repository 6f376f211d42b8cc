import { describe, expect, it } from 'vitest'
import { actionOf, wordsOf } from '../../../actions/testing.js'
import { stackActions } from './actions.js'
import { stackTab, stackTabs } from './stack-tabs.js'
import { eventLook, isThere, stackColumns, statusText, toneOf } from './stack.js'

const stack = {
  id: 'a',
  name: 'web',
  status: 'Create Complete',
  updating: false,
  created: '2026-11-30T08:00:00Z',
  updated: null,
}

describe('stacks', () => {
  it.each([
    ['Create Complete', 'success'],
    ['Create In Progress', 'info'],
    ['Update Failed', 'danger'],
    ['', 'neutral'],
  ])('%s is %s', (status, tone) => expect(toneOf({ ...stack, status })).toBe(tone))

  it('W-TABLE-31 while something goes on, that is the status', () => {
    expect(['Create In Progress', 'DELETE IN PROGRESS'].map(statusText)).toEqual(['Creating…', 'Deleting…'])
    for (const as of ['Create Complete', 'Update Failed', 'Constructor In Progress', ''])
      expect(statusText(as)).toBe(as)
  })

  it('W-TABLE-31 what an event tells of is over', () => {
    const text = 'Create In Progress'
    expect(eventLook({ status: text })).toEqual({ text, tone: 'neutral', icon: 'circle' })
    expect(eventLook({ status: 'Create Failed' })).toMatchObject({ text: 'Create Failed', tone: 'danger' })
  })

  it('one that is gone is not there, whatever heat still lists', () => {
    const statuses = ['Create Complete', 'Delete In Progress', 'Delete Failed', 'Delete Complete']
    expect(statuses.filter((status) => isThere({ status }))).toEqual(statuses.slice(0, -1))
  })

  it('has every action of Horizon’s list, behind its policy; one that is being deleted takes none', () => {
    expect(stackActions.items.map(({ label }) => label)).toEqual([
      'Check Stack',
      'Suspend Stack',
      'Resume Stack',
      'Change Stack Template',
      'Delete Stack',
    ])
    const going = { ...stack, status: 'Delete In Progress' }
    for (const { unavailable } of stackActions.items)
      expect([unavailable?.(stack), unavailable?.(going)]).toEqual([null, 'The stack is being deleted.'])
    expect(actionOf(stackActions, 'delete').policy).toEqual([['orchestration', 'stacks:delete']])
    expect(stackActions.page?.find(({ id }) => id === 'create')?.policy).toEqual([
      ['orchestration', 'stacks:validate_template'],
      ['orchestration', 'stacks:create'],
    ])
    expect(wordsOf(stackActions, 'delete').body[0]).toBe('You have selected "%s". Deleted stack is not recoverable.')
  })

  it('the name leads to the page with the topology', () => {
    const [name] = stackColumns(({ id }) => `/dash/project/stacks/stack/${id}/`, true)
    expect(name?.cell?.(stack)).toEqual({ text: 'web', href: '/dash/project/stacks/stack/a/' })
  })

  it('T-STACK-07 tells how long ago one was made and updated, in the words of a page where that tells; only times can be sorted', () => {
    const [, , created] = stackColumns(() => '', true)
    const updated = (isDated: boolean) => stackColumns(() => '', isDated).find(({ id }) => id === 'updated')
    expect(created?.cell?.(stack)).toMatchObject({ datetime: '2026-11-30T08:00:00.000Z' })
    expect(updated(false)?.cell?.({ ...stack, updated: '7 hours, 20 minutes' })).toEqual({
      text: '7 hours, 20 minutes',
    })
    expect([updated(true)?.sortable, updated(false)?.sortable]).toEqual([true, false])
  })

  it('has the tabs of Horizon’s page, opened by the addresses of its links', () => {
    expect(stackTabs.map(({ label }) => label)).toEqual(['Topology', 'Overview', 'Resources', 'Events', 'Template'])
    expect(stackTab('stack_details__events')).toBe('stack_details__events')
    for (const other of [null, '', 'events', 'stack_details__x'])
      expect(stackTab(other)).toBe('stack_details__topology')
  })
})
