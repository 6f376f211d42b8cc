import { t } from '../../internal/localize.js'
import { showField } from './form-group.js'
import { shownFor, sizeAfter, type SourceOption, type VolumeType } from './volume-form-model.js'

const sources = { id_image_source: 'image', id_snapshot_source: 'snapshot', id_volume_source: 'volume' } as const

function numberOf(text: string | undefined): number | undefined {
  return text === undefined || text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)
}

/**
 * The volume-create form of server-rendered pages (C-VOL-01 to 03): the source decides whether a type is asked for, the type is
 * described beside, and a chosen source fills in the name and raises the size.
 *
 * @param types - What the page's script handed to `horizon.Volumes.initWithTypes`.
 * @param panel - Where the description is; often beside the form.
 * @returns Ends it.
 */
export function volumeForm(
  form: HTMLElement,
  types: readonly VolumeType[],
  panel: ParentNode = form.ownerDocument,
): () => void {
  const field = <Field extends HTMLElement>(id: string) => form.querySelector<Field>(`#${id}`)
  const aside = (id: string) => form.querySelector<HTMLElement>(`#${id}`) ?? panel.querySelector<HTMLElement>(`#${id}`)
  const listening = new AbortController()

  const apply = (): void => {
    const shown = shownFor(field<HTMLSelectElement>('id_volume_source_type')?.value ?? '')
    // What the switchable fields show and hide, only a snapshot hides as well.
    const switched = field('id_type')?.classList.contains('switched')
    if (!switched || !shown.type) showField(form, 'id_type', { shown: shown.type })
    const place = aside('id_show_volume_type_desc_div')
    const chosen = field<HTMLSelectElement>('id_type')?.value
    const type = types.find(({ name }) => name === chosen)
    if (place) place.hidden = !shown.description || chosen === undefined
    const name = aside('id_show_volume_type_name')
    const description = aside('id_show_volume_type_desc')
    if (name) name.textContent = type?.name ?? chosen ?? ''
    if (description) description.textContent = type?.description || t('No description available.')
  }

  const fill = (select: HTMLSelectElement, kind: SourceOption['kind']): void => {
    const { dataset } = select.selectedOptions[0] ?? {}
    if (!dataset || !select.value) return
    const option: SourceOption = {
      kind,
      name: dataset['name'] ?? '',
      size: numberOf(dataset['size']),
      minDisk: numberOf(dataset['min_disk']),
    }
    const name = field<HTMLInputElement>('id_name')
    const size = field<HTMLInputElement>('id_size')
    if (name && !name.value) name.value = option.name
    const next = size ? sizeAfter(numberOf(size.value), option) : undefined
    if (!size || next === undefined || String(next) === size.value) return
    size.value = String(next)
    size.dispatchEvent(new Event('change', { bubbles: true }))
  }

  form.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return
      const kind = sources[target.id as keyof typeof sources] as SourceOption['kind'] | undefined
      if (kind) fill(target, kind)
      // The switchable fields answer first: they may show what a snapshot hides.
      if (target.id === 'id_volume_source_type' || target.id === 'id_type') queueMicrotask(apply)
    },
    { signal: listening.signal },
  )
  apply()
  return () => listening.abort()
}
