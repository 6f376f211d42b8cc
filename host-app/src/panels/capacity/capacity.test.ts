import { ApiError } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { loadThings } from './load-things.js'
import { failedOf, latestOf, useByProject, type AnyThing } from './whole-cloud.js'

const thing = (id: string, facts: Partial<AnyThing> = {}): AnyThing => ({
  id,
  kind: 'Instance',
  name: id,
  project: 'demo',
  status: 'ACTIVE',
  made: 1,
  size: 0,
  ...facts,
})

describe('issue 18: the whole cloud at a glance', () => {
  it('what failed and what was made last, newest first; what nobody dates is not the newest', () => {
    const things = [
      thing('old', { status: 'ERROR', made: 1 }),
      thing('new', { made: 3 }),
      thing('vol', { kind: 'Volume', status: 'error_deleting', made: 2 }),
      thing('undated', { made: null }),
    ]
    expect(failedOf(things).map(({ id }) => id)).toEqual(['vol', 'old'])
    expect(latestOf(things).map(({ id }) => id)).toEqual(['new', 'vol', 'old'])
  })

  it('each project with what it has; what nobody told a project of stands apart', () => {
    const uses = useByProject([
      thing('a'),
      thing('b', { status: 'ERROR' }),
      thing('v', { kind: 'Volume', size: 5 }),
      thing('w', { kind: 'Volume', size: 7, project: null }),
    ])
    expect(uses).toEqual([
      { id: 'demo', instances: 2, volumes: 1, storage: 5, failed: 1 },
      { id: '', instances: 0, volumes: 1, storage: 7, failed: 0 },
    ])
  })

  it('a service that fails is named and the other told; without both there is nothing', async () => {
    const both = { withCompute: true, withVolumes: true }
    const clientThat = (fails: (call: string) => boolean) => ({
      horizonPages: async () => false,
      call: (async (name: string) => {
        if (fails(name))
          throw new ApiError({ code: 'server', status: 500, message: `${name}!`, operation: null, failure })
        return { items: [] }
      }) as never,
    })
    const failure = { text: 'Unable.', args: {} }
    const signal = new AbortController().signal
    const load = (fails: (call: string) => boolean, which = both) =>
      loadThings(clientThat(fails) as never, which, signal)
    expect((await load((name) => name.startsWith('cinder'))).missing.map(({ text }) => text)).toEqual([
      'Unable to retrieve the volumes.',
    ])
    await expect(load(() => true)).rejects.toThrow('nova.anyServers.list!')
    expect(await load(() => true, { withCompute: false, withVolumes: false })).toMatchObject({ missing: [] })
  })
})
