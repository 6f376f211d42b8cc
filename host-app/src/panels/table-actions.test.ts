import { tableAction } from '@stratus/api-client/openstack'
import { describe, expect, it } from 'vitest'
import type { Action } from '../actions/action.js'
import type { NamedItem } from '../actions/context.js'
import { panelActions } from './panel-actions.js'

const panels = await Promise.all(Object.values(panelActions).map((load) => load()))
const names = panels
  .flatMap(({ items }) => items.map((item) => (item as Action<NamedItem>).does))
  .flatMap((does) => (does.kind === 'horizon-table-action' ? [does.name.join('__')] : []))

/** Whether anything is done; what, and whether it succeeds, is nobody's business here. */
async function isKnown(name: string): Promise<boolean> {
  const services = new Proxy({}, { get: () => () => Promise.reject(new Error('asked')) })
  return tableAction(services as Parameters<typeof tableAction>[0], `${name}__id`, 'of').catch(() => true)
}

describe('actions of Horizon’s tables', () => {
  it('S-DIRECT-06 are all done without Horizon too', async () => {
    expect(names.length).toBeGreaterThanOrEqual(9)
    const unknown: string[] = []
    for (const name of new Set(names)) if (!(await isKnown(name))) unknown.push(name)
    expect(unknown).toEqual([])
    expect(await isKnown('instances__dance')).toBe(false)
  })
})
