import { scriptArgument } from './script-argument.js'

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
export function scriptDataOf(form: HTMLElement, name: Data): unknown {
  const kept = form.dataset[name]
  if (kept !== undefined) return scriptArgument(`kept(${kept})`, 'kept')
  for (const script of form.ownerDocument.scripts) {
    const data = scriptArgument(script.text, calls[name])
    if (data !== undefined) return data
  }
  return undefined
}
