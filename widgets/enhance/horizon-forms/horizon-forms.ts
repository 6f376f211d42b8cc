import { launchForm } from './launch-form.js'
import { launchFlavors, launchImages } from './launch-model.js'
import { scriptArgument } from '../answers/script-data.js'
import { subnetPool } from './subnet-pool.js'
import { volumeTypes } from './volume-form-model.js'
import { volumeForm } from './volume-form.js'
import type { Behaviour } from '../core/context.js'

/** Calls of inline scripts that carry data of a form, by the attribute of the form that keeps it. */
const calls = {
  volumeTypes: 'horizon.Volumes.initWithTypes',
  launchFlavors: 'horizon.Quota.initWithFlavors',
  launchImages: 'horizon.Quota.initWithImages',
} as const

type Data = keyof typeof calls

/** Scripts of a fragment never run and are left out; what they only hand over is kept on its form. */
export function keepScriptData(markup: string, fragment: DocumentFragment): void {
  const form = fragment.querySelector('form')
  if (!form) return
  for (const [name, call] of Object.entries(calls)) {
    const data = scriptArgument(markup, call)
    if (data !== undefined) form.dataset[name] = JSON.stringify(data)
  }
}

/** The data kept on the form, else what a script of the page hands over. */
function dataOf(form: HTMLElement, name: Data): unknown {
  const kept = form.dataset[name]
  if (kept !== undefined) return scriptArgument(`kept(${kept})`, 'kept')
  for (const script of form.ownerDocument.scripts) {
    const data = scriptArgument(script.text, calls[name])
    if (data !== undefined) return data
  }
  return undefined
}

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
  attach: (form) => volumeForm(form, volumeTypes(dataOf(form, 'volumeTypes'))),
}

/** The launch form of older releases. */
export const launchClassic: Behaviour = {
  name: 'launch-form',
  selector: 'form:has(#id_source_type):has(#id_flavor)',
  attach: (form) =>
    launchForm(form, {
      flavors: launchFlavors(dataOf(form, 'launchFlavors')),
      images: launchImages(dataOf(form, 'launchImages')),
    }),
}
