import type { AnswerOf, Client } from '@stratus/api-client'
import { zoneChoices, type ZoneChoices } from '../../../forms/zone-choices.js'
import type { VolumeLimits } from './volume-form-model.js'

/** What the volume form offers. */
export interface VolumeForm {
  readonly types: AnswerOf<'cinder.volumeTypes.list'>['items']
  /** Name of the type that is used when none is chosen. */
  readonly defaultType: string
  /** The zones that are up. */
  readonly zones: ZoneChoices
}

const unknown: VolumeLimits = {
  maxTotalVolumeGigabytes: null,
  totalGigabytesUsed: null,
  maxTotalVolumes: null,
  totalVolumesUsed: null,
}

/** Asks for what the form offers, at once; what cannot be had is left out. */
export async function loadVolumeForm(client: Pick<Client, 'call'>): Promise<VolumeForm> {
  const quiet = true
  const [types, defaultType, zones] = await Promise.all([
    client.call('cinder.volumeTypes.list', { quiet }).then(
      ({ items }) => items,
      () => [],
    ),
    client.call('cinder.volumeTypes.default', { quiet }).then(
      ({ name }) => name ?? '',
      () => '',
    ),
    client.call('cinder.availabilityZones.list', { quiet }).then(
      ({ items }) => items.filter(({ available }) => available !== false).map(({ name }) => name),
      () => [],
    ),
  ])
  return { types, defaultType, zones: zoneChoices(zones, '') }
}

/** The project's limits; unknown ones when they cannot be had. */
export function loadVolumeLimits(client: Pick<Client, 'call'>): Promise<VolumeLimits> {
  return client.call('cinder.limits', { quiet: true }).catch(() => unknown)
}
