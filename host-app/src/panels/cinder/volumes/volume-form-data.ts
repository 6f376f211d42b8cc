import type { Client } from '@stratus/api-client'
import { imageCan, isVolumeTransitional } from '@stratus/api-client/rules'
import { defaultVolumeSize } from '../../glance/images/volume-form-model.js'
import { loadVolumeForm, loadVolumeLimits, type VolumeForm } from '../../glance/images/volume-form-data.js'
import type { SourceChoice, SourceChoices, VolumeLimits } from './volume-form.js'
import { compareNames } from '../../../stores/compare-names.js'

/** What the form offers, and what the quota leaves. */
export interface VolumeFormData extends VolumeForm {
  readonly choices: SourceChoices
  readonly limits: VolumeLimits
}

const byLabel = (choices: readonly SourceChoice[]) => choices.toSorted((a, b) => compareNames(a.label, b.label))

/** Asks for what the form offers, at once; what cannot be had is left out. */
export async function loadVolumeFormData(client: Pick<Client, 'call'>): Promise<VolumeFormData> {
  const quiet = true
  const none = () => ({ items: [] })
  const [form, limits, images, snapshots, volumes] = await Promise.all([
    loadVolumeForm(client),
    loadVolumeLimits(client),
    client.call('glance.images.list', { query: { status: 'active' }, quiet }).catch(none),
    client.call('cinder.snapshots.list', { query: { status: 'available' }, quiet }).catch(none),
    client.call('cinder.volumes.list', { quiet }).catch(none),
  ])
  return {
    ...form,
    limits,
    choices: {
      image: byLabel(
        images.items
          .filter((image) => imageCan.createVolume.unavailable(image) === null)
          .map((image) => ({
            value: image.id,
            label: image.name || image.id,
            size: defaultVolumeSize(image),
          })),
      ),
      snapshot: byLabel(
        snapshots.items.map(({ id, name, size }) => ({ value: id, label: name || id, size: size ?? 1 })),
      ),
      volume: byLabel(
        volumes.items
          .filter((volume) => !isVolumeTransitional(volume) && !volume.status?.startsWith('error'))
          .map(({ id, name, size }) => ({ value: id, label: name || id, size: size ?? 1 })),
      ),
    },
  }
}
