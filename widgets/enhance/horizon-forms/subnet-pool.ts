import { t } from '../../internal/localize.js'
import { poolOf, prefixChoices } from './subnet-pool-model.js'

/**
 * The subnet form of server-rendered pages (C-SUBNET-01 to 03): the chosen pool says which prefix lengths there are and which
 * IP version; while addresses come from a pool the version is locked.
 *
 * @returns Ends it.
 */
export function subnetPool(form: HTMLElement): () => void {
  const field = <Field extends HTMLElement = HTMLSelectElement>(id: string) => form.querySelector<Field>(`#id_${id}`)
  const listening = new AbortController()
  const choosePool = (wanted?: string): void => {
    const option = field('subnetpool')?.selectedOptions[0]
    const pool = option && poolOf((name) => option.getAttribute(name))
    const prefix = field('prefixlen')
    const version = field('ip_version')
    if (!pool || !prefix) return
    const choices = prefixChoices(pool, t('pool default'))
    const value = wanted ?? prefix.value
    prefix.replaceChildren(...choices.map((choice) => new Option(choice.text, choice.value)))
    const kept = choices.some((choice) => choice.value === value)
    const byDefault = pool.defaultPrefix === undefined ? '' : String(pool.defaultPrefix)
    prefix.value = kept && (wanted || !byDefault) ? value : byDefault
    if (version && version.value !== String(pool.ipVersion)) {
      version.value = String(pool.ipVersion)
      version.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const chooseSource = (): void => {
    const version = field('ip_version')
    if (version) version.disabled = field('address_source')?.value === 'subnetpool'
  }
  // What is disabled is not sent: the server needs the version of the pool all the same.
  const send = (event: Event): void => {
    const version = field('ip_version')
    if (version?.disabled && version.name) (event as FormDataEvent).formData.set(version.name, version.value)
  }
  const options = { signal: listening.signal }
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target === field('subnetpool')) choosePool()
      if (target === field('address_source')) chooseSource()
    },
    options,
  )
  form.addEventListener('formdata', send, options)
  // A form that came back with errors says which length was chosen.
  choosePool(form.querySelector<HTMLOptionElement>('#id_prefixlen > option[selected]')?.value)
  chooseSource()
  return () => listening.abort()
}
