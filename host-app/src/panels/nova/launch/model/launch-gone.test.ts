import { ApiError, type ErrorCode } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { anImage } from '../../../glance/images/image-fixture.js'
import { stepErrors } from './launch-errors.js'
import { aFlavor, aGroup, aKeypair, aLaunch, aNetwork, aPort, aServerGroup, aVolume } from './launch-fixture.js'
import { concernedLists, goneChoices, goneIn } from './launch-gone.js'
import type { LaunchLists, ListName } from './launch-lists.js'

const refusal = (code: ErrorCode) =>
  new ApiError({ code, message: 'No.', operation: 'nova.servers.create', failure: { text: 'No.', args: {} } })
const withVolumes = { volumeService: true }
const read = (...names: ListName[]): ReadonlySet<ListName> => new Set(names)

describe('what a refused launch makes the wizard read again', () => {
  it('issue 5: the limits, whatever was refused', () => {
    for (const error of [refusal('forbidden'), refusal('server'), new Error('offline')]) {
      expect(concernedLists(error, aLaunch(), withVolumes)).toEqual(['limits', 'volumeLimits'])
      expect(concernedLists(error, aLaunch(), { volumeService: false })).toEqual(['limits'])
    }
  })

  it.each(['bad-request', 'not-found', 'conflict'] as const)('%s: what is chosen, too, and nothing else', (code) => {
    const launch = aLaunch({ ports: [aPort()], key_pair: [aKeypair('k')] })
    expect(concernedLists(refusal(code), launch, { volumeService: false })).toEqual([
      'limits',
      'images',
      'flavors',
      'networks',
      'ports',
      'keypairs',
    ])
    const fromVolume = aLaunch({ source_type: 'volume', source: [aVolume()], networks: [], flavor: null })
    expect(concernedLists(refusal(code), fromVolume, withVolumes)).toEqual(['limits', 'volumeLimits', 'volumes'])
  })
})

describe('what is chosen and gone', () => {
  const launch = aLaunch({
    ports: [aPort({ id: 'p1', name: 'eth' }), aPort({ id: 'p2', name: '' })],
    security_groups: [aGroup()],
    key_pair: [aKeypair('k')],
    server_groups: [aServerGroup()],
  })
  const lists: Partial<LaunchLists> = {
    images: { images: [anImage({ id: 'i1' })], snapshots: [] },
    flavors: [aFlavor()],
    networks: [aNetwork()],
    ports: [aPort({ id: 'p1' }), aPort({ id: 'p2' })],
    securityGroups: [aGroup()],
    keypairs: [aKeypair('k')],
    serverGroups: [aServerGroup()],
  }
  const all = read('images', 'flavors', 'networks', 'ports', 'securityGroups', 'keypairs', 'serverGroups')

  it('nothing, while all of it is there', () => {
    expect(goneChoices(launch, lists, all)).toEqual({})
  })

  it('issue 5: is named at its step, by id where it has no name', () => {
    const without = { ...lists, ports: [], keypairs: [] }
    const gone = goneChoices(launch, without, all)
    expect(gone).toEqual({
      ports: 'eth, p2 are no longer available. Select others.',
      keypairs: 'k is no longer available. Select another.',
    })
    expect([goneIn('ports', gone), goneIn('keypair', gone), goneIn('flavor', gone)]).toEqual([1, 1, 0])
    expect(stepErrors('keypair', { keyPair: 'A key pair is required.' }, gone)).toBe(2)
  })

  it('a snapshot is looked for among the snapshots', () => {
    const snapshot = anImage({ id: 's1', name: 'before' })
    const fromSnapshot = aLaunch({ source_type: 'snapshot', source: [snapshot] })
    const there: Partial<LaunchLists> = { images: { images: [], snapshots: [snapshot] } }
    expect(goneChoices(fromSnapshot, there, all)).toEqual({})
    expect(goneChoices(fromSnapshot, { images: { images: [], snapshots: [] } }, all)).toEqual({
      images: 'before is no longer available. Select another.',
    })
  })

  it('is not guessed: a list that was not read again, or did not come, says nothing', () => {
    expect(goneChoices(launch, { ...lists, keypairs: [] }, read())).toEqual({})
    expect(goneChoices(launch, {}, all)).toEqual({})
  })
})
