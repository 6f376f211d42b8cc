import type { AnswerOf } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { keypairTake, loadKeypairLimits, serverGroupTake, takesOne, volumeTake } from './quota-take.js'

const limits = (given: Partial<AnswerOf<'nova.limits'>>) => given as AnswerOf<'nova.limits'>

describe('G-GATE-12 what a form takes from quotas', () => {
  it('one of its own kind, of those that the network service counts; nothing where it does not tell', () => {
    const quotas = [
      { label: 'Floating IPs', used: 3, max: 50 },
      { label: 'Networks', used: 2, max: Infinity },
    ] as const
    expect(takesOne('Networks')(quotas)).toEqual([{ title: 'Networks', used: 2, added: 1, max: Infinity }])
    expect(takesOne('Routers')(quotas)).toEqual([])
  })

  it('a server group, also where a limit is not told', () => {
    expect(serverGroupTake(limits({ totalServerGroupsUsed: 1, maxServerGroups: 2 }))).toEqual([
      { title: 'Server Groups', used: 1, added: 1, max: 2 },
    ])
    expect(serverGroupTake(limits({ totalServerGroupsUsed: null, maxServerGroups: null }))).toEqual([
      { title: 'Server Groups', used: undefined, added: 1, max: undefined },
    ])
  })

  it('a key pair, with those that the user has: limits do not count them', async () => {
    const answers = { 'nova.limits': { maxTotalKeypairs: 100 }, 'nova.keypairs.list': { items: [{}, {}] } }
    const client = { call: async (name: keyof typeof answers) => answers[name] }
    const loaded = await loadKeypairLimits(client as never, new AbortController().signal)
    expect(keypairTake(loaded)).toEqual([{ title: 'Key Pairs', used: 2, added: 1, max: 100 }])
  })

  it('a volume: one, and its GiB', () => {
    const volume = { maxTotalVolumes: 10, totalVolumesUsed: 4, maxTotalVolumeGigabytes: null, totalGigabytesUsed: 7 }
    expect(volumeTake(volume, 20).map(({ used, added, max }) => [used, added, max])).toEqual([
      [7, 20, undefined],
      [4, 1, 10],
    ])
  })
})
