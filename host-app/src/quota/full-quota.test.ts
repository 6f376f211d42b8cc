import type { AnswerOf, Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import {
  keypairUnavailable,
  launchUnavailable,
  loadNetworkQuotas,
  networkUnavailable,
  serverGroupUnavailable,
  subnetUnavailable,
  volumeUnavailable,
} from './full-quota.js'
import type { NetworkQuota } from './limit-summary.js'

const compute = (given: Partial<AnswerOf<'nova.limits'>>) =>
  ({
    totalInstancesUsed: 1,
    maxTotalInstances: 10,
    totalCoresUsed: 1,
    maxTotalCores: Infinity,
    totalRAMUsed: 512,
    maxTotalRAMSize: 1024,
    totalServerGroupsUsed: 1,
    maxServerGroups: 2,
    maxTotalKeypairs: 100,
    ...given,
  }) as AnswerOf<'nova.limits'>

describe('a quota that is used up', () => {
  it.each([
    [{}, null],
    [{ totalInstancesUsed: 9 }, null],
    [{ totalInstancesUsed: 10 }, 'Your quota leaves no further instance.'],
    [{ totalInstancesUsed: 11 }, 'Your quota leaves no further instance.'],
    [{ maxTotalCores: 1 }, 'Your quota leaves no further vCPU.'],
    [{ totalRAMUsed: 1024 }, 'Your quota leaves no further RAM.'],
    [{ totalInstancesUsed: null, maxTotalCores: null }, null],
  ])('issue 5: %j disables launching with the reason: %s', (given, reason) => {
    expect(launchUnavailable(compute(given))).toBe(reason)
  })

  it('issue 5: volumes by number and by size, below, at and above', () => {
    const limits = (totalVolumesUsed: number, totalGigabytesUsed: number) =>
      ({
        totalVolumesUsed,
        maxTotalVolumes: 10,
        totalGigabytesUsed,
        maxTotalVolumeGigabytes: 100,
      }) as AnswerOf<'cinder.limits'>
    expect(volumeUnavailable(limits(9, 99))).toBeNull()
    expect(volumeUnavailable(limits(10, 5))).toBe('Your quota leaves no further volume.')
    expect(volumeUnavailable(limits(1, 100))).toBe('Your quota leaves no further GiB of volumes.')
    expect(volumeUnavailable(limits(1, 101))).toBe('Your quota leaves no further GiB of volumes.')
  })

  it('issue 5: server groups and key pairs', () => {
    expect(serverGroupUnavailable(compute({}))).toBeNull()
    expect(serverGroupUnavailable(compute({ totalServerGroupsUsed: 2 }))).toBe(
      'Your quota leaves no further server group.',
    )
    expect(keypairUnavailable(compute({}), 99)).toBeNull()
    expect(keypairUnavailable(compute({}), 100)).toBe('Your quota leaves no further key pair.')
    expect(keypairUnavailable(compute({ maxTotalKeypairs: null }), 100)).toBeNull()
  })

  it.each([
    ['Floating IPs', 'floating IP'],
    ['Security Groups', 'security group'],
    ['Security Group Rules', 'security group rule'],
    ['Networks', 'network'],
    ['Subnets', 'subnet'],
    ['Ports', 'port'],
    ['Routers', 'router'],
    ['Trunks', 'trunk'],
  ] as const)(
    'issue 5: of the network service: %s, at and below the limit, without one, and not known',
    (label, thing) => {
      const said = (used: number, max: number) => networkUnavailable([{ label, used, max }], label)
      expect(said(5, 5)).toBe(`Your quota leaves no further ${thing}.`)
      expect(said(4, 5)).toBeNull()
      expect(said(0, 0)).toBe(`Your quota leaves no further ${thing}.`)
      expect(said(500, Infinity)).toBeNull()
      expect(networkUnavailable([], label)).toBeNull()
    },
  )

  it('issue 5: subnets, by the button of Horizon’s own list of networks', () => {
    const button = (look: string, label: string) =>
      `<a id="networks__row_06352d1a-b1fe-4ab2-b574-0ed517e24fbe__action_update" class="btn disabled" href="#"> Edit</a>
      <a id="networks__row_06352d1a-b1fe-4ab2-b574-0ed517e24fbe__action_subnet" class="btn data-table-action ${look}" href="/x"> ${label}</a>`
    expect(subnetUnavailable(button('ajax-modal disabled', 'Create Subnet (Quota exceeded)'))).toBe(
      'Your quota leaves no further subnet.',
    )
    expect(subnetUnavailable(button('ajax-modal', 'Create Subnet'))).toBeNull()
    expect(subnetUnavailable('')).toBeNull()
  })

  it('issue 5: those of the network service stand on Horizon’s overview page alone', async () => {
    const asked: string[] = []
    const html = '<div class="quota_title" title="Ports"> Ports</div><div class="quota_subtitle">Used 8 of 8</div>'
    const client: Pick<Client, 'readPage'> = {
      readPage: async (path) => {
        asked.push(path)
        return html
      },
    }
    const quotas: NetworkQuota[] = await loadNetworkQuotas(client, new AbortController().signal)
    expect([asked, quotas]).toEqual([['project/'], [{ label: 'Ports', used: 8, max: 8 }]])
  })
})
