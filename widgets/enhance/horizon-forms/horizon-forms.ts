import { launchForm } from './launch-form.js'
import { launchFlavors, launchImages } from './launch-model.js'
import { scriptDataOf } from '../answers/script-data.js'
import { subnetPool } from './subnet-pool.js'
import { volumeTypes } from './volume-form-model.js'
import { volumeForm } from './volume-form.js'
import type { Behaviour } from '../core/context.js'

/** Subnets from a pool. */
export const subnetForm: Behaviour = {
  name: 'subnet-pool',
  selector: 'form:has(#id_subnetpool)',
  attach: (form) => subnetPool(form),
}

/** Volume create. */
export const volumeCreate: Behaviour = {
  name: 'volume-create',
  selector: 'form:has(#id_volume_source_type)',
  attach: (form) => volumeForm(form, volumeTypes(scriptDataOf(form, 'volumeTypes'))),
}

/** The launch form of older releases. */
export const instanceLaunch: Behaviour = {
  name: 'launch-form',
  selector: 'form:has(#id_source_type):has(#id_flavor)',
  attach: (form) =>
    launchForm(form, {
      flavors: launchFlavors(scriptDataOf(form, 'launchFlavors')),
      images: launchImages(scriptDataOf(form, 'launchImages')),
    }),
}
