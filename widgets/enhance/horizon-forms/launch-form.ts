import '../../quota-bar/stratus-quota-bar.define.js'
import { t } from '../../internal/localize.js'
import { showField } from './form-group.js'
import {
  added,
  allSourceFields,
  chooseFlavor,
  minVolumeSize,
  sizeInWords,
  sourceFields,
  volumeSize,
  type LaunchFlavor,
  type LaunchImage,
} from './launch-model.js'

/** What the page's script knows of flavors and images. */
export interface LaunchData {
  readonly flavors: readonly LaunchFlavor[]
  readonly images: readonly LaunchImage[]
}

const imageSources: Readonly<Record<string, string>> = {
  image_id: 'id_image_id',
  volume_image_id: 'id_image_id',
  instance_snapshot_id: 'id_instance_snapshot_id',
}

/** The launch form of a Horizon page as it stands. */
class LaunchForm {
  #listening = new AbortController()
  /** What the user typed as size; the form's own numbers do not count. */
  #askedSize = 0
  #bars: HTMLElement[] = []

  constructor(
    private readonly form: HTMLElement,
    private readonly data: LaunchData,
  ) {
    const { signal } = this.#listening
    form.addEventListener('input', ({ target }) => this.#typed(target), { signal })
    form.addEventListener('change', () => this.apply(), { signal })
    this.#askedSize = Number(this.#field('volume_size')?.value) || 0
    this.apply()
  }

  dispose(): void {
    this.#listening.abort()
    for (const bar of this.#bars) bar.remove()
    this.form.querySelector('#some_flavors_disabled')?.remove()
  }

  #field(name: string): HTMLInputElement | HTMLSelectElement | null {
    return this.form.querySelector(`#id_${name}`)
  }

  #typed(target: EventTarget | null): void {
    if (target === this.#field('volume_size')) this.#askedSize = Number(this.#field('volume_size')?.value) || 0
    if (target === this.#field('count')) this.#showQuota()
  }

  get #source(): string {
    return this.#field('source_type')?.value ?? ''
  }

  get #image(): LaunchImage | undefined {
    const select = imageSources[this.#source]
    const id = select && this.form.querySelector<HTMLSelectElement>(`#${select}`)?.value
    return this.data.images.find((image) => image.id === id)
  }

  get #flavor(): LaunchFlavor | undefined {
    const id = this.#field('flavor')?.value
    return this.data.flavors.find((flavor) => flavor.id === id)
  }

  /** Only the form of a resize has one. */
  get #oldFlavor(): LaunchFlavor | undefined {
    const name = this.form.querySelector<HTMLInputElement>('[name="old_flavor_name"]')?.value
    return name ? this.data.flavors.find((flavor) => flavor.name === name) : undefined
  }

  /** Size of the volume that each instance gets made; one that is there already counts no more. */
  get #newVolume(): number | undefined {
    if (this.#source === 'volume_image_id') return Number(this.#field('volume_size')?.value) || 0
    if (this.#source !== 'volume_snapshot_id') return undefined
    const snapshots = this.form.querySelector<HTMLSelectElement>('#id_volume_snapshot_id')
    return Math.max(this.#flavor?.disk ?? 0, sizeInWords(snapshots?.selectedOptions[0]?.text ?? ''))
  }

  apply(): void {
    this.#showSource()
    this.#showFlavors()
    this.#showSize()
    this.#showFlavor()
    this.#showQuota()
  }

  #showSource(): void {
    const { shown, optional = [] } = sourceFields[this.#source] ?? { shown: [] }
    for (const name of allSourceFields)
      showField(this.form, `id_${name}`, { shown: shown.includes(name), required: !optional.includes(name) })
  }

  #showFlavors(): void {
    const select = this.#field('flavor')
    if (!(select instanceof HTMLSelectElement)) return
    const choice = chooseFlavor(this.data.flavors, this.#image, select.value)
    for (const option of select.options)
      option.disabled = this.data.flavors.some(({ id }) => id === option.value) && !choice.enabled.has(option.value)
    if (choice.select !== undefined) select.value = choice.select
    this.#showNote(select, choice.note)
  }

  #showNote(select: HTMLSelectElement, note: 'none' | 'some' | 'all'): void {
    let hint = this.form.querySelector<HTMLElement>('#some_flavors_disabled')
    if (note === 'none') return hint?.remove()
    if (!hint) {
      hint = document.createElement('span')
      hint.id = 'some_flavors_disabled'
      hint.className = 'help-block'
      hint.setAttribute('role', 'status')
      select.after(hint)
    }
    hint.textContent =
      note === 'some'
        ? t('Some flavors not meeting minimum boot source requirements have been disabled.')
        : t('No flavors meet minimum criteria for selected boot source.')
  }

  #showSize(): void {
    const size = this.#field('volume_size')
    if (!(size instanceof HTMLInputElement)) return
    const minimum = minVolumeSize(this.#flavor, this.#image)
    size.min = String(minimum)
    size.value = String(volumeSize(this.#askedSize, minimum))
  }

  #showFlavor(): void {
    const flavor = this.#flavor
    const ephemeral = flavor?.['OS-FLV-EXT-DATA:ephemeral'] ?? 0
    const facts: Readonly<Record<string, string | number | undefined>> = {
      flavor_name: flavor?.name,
      flavor_vcpus: flavor?.vcpus,
      flavor_disk: flavor?.disk,
      flavor_ephemeral: flavor && ephemeral,
      flavor_disk_total: flavor && flavor.disk + ephemeral,
      flavor_ram: flavor?.ram,
    }
    for (const [id, fact] of Object.entries(facts)) {
      const container = this.form.querySelector(`#${id}`)
      if (container) container.textContent = fact === undefined ? '' : String(fact)
    }
  }

  #showQuota(): void {
    const change = {
      count: Math.max(0, Number(this.#field('count')?.value) || 0),
      ...(this.#flavor && { flavor: this.#flavor }),
      ...(this.#oldFlavor && { oldFlavor: this.#oldFlavor }),
      ...(this.#newVolume !== undefined && { volume: this.#newVolume }),
    }
    for (const container of this.form.querySelectorAll<HTMLElement>('.quota_bar[id^="quota_"]')) {
      const bar = container.querySelector('stratus-quota-bar') ?? this.#makeBar(container)
      bar.added = added(container.id.slice('quota_'.length), change)
    }
  }

  #makeBar(container: HTMLElement) {
    const bar = document.createElement('stratus-quota-bar')
    bar.used = Number(container.dataset['quotaUsed']) || 0
    bar.max = Number(container.dataset['quotaLimit'] ?? Number.NaN)
    container.append(bar)
    this.#bars.push(bar)
    return bar
  }
}

/**
 * The launch form of older server-rendered pages (C-LAUNCH-01 to 07): fields by source, flavors that fit the image, a volume that is
 * large enough, details of the flavor and what the launch adds to the quotas.
 *
 * @returns Ends it.
 */
export function launchForm(form: HTMLElement, data: LaunchData): () => void {
  const launch = new LaunchForm(form, data)
  return () => launch.dispose()
}
