import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { formatBytes } from '../format/numbers.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { problemStyles } from '../internal/styles/problem.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import { fileUploadStyles } from './stratus-file-upload.styles.js'
import type { StratusFileUploadEventMap } from './stratus-file-upload.events.js'

/**
 * One file: chosen with a button or dropped, with its name and size, and the progress of its upload. A file that cannot be
 * read is refused with 'Could not read the file'. Part of the form around it.
 *
 * Keyboard: Tab to 'Choose a file', to the button that takes the file away, or while it runs to 'Cancel'.
 *
 * Not for several files at once, or folders.
 *
 * @element stratus-file-upload
 * @event {CustomEvent<{file: File | null}>} stratus-file-change - Fact: the user chose a file or took it away.
 * @event {CustomEvent<undefined>} stratus-cancel-request - Request: the user wants the running upload to stop.
 * @csspart zone - Where files can be dropped.
 */
export class StratusFileUpload extends StratusField<StratusFileUploadEventMap> {
  static override styles = [StratusElement.styles, controlStyles, problemStyles, fileUploadStyles]

  /** Counts choices: only the last one counts when reading is slow. */
  #choice = 0

  @query('.choose') private button!: HTMLButtonElement | null
  @query('input') private input!: HTMLInputElement | null

  @state() private over = false
  @state() private unreadable = false
  /** That a file is missing is said once the form was asked. */
  @state() private asked = false

  /** Name in the form's data. */
  @property({ reflect: true }) name = ''

  /** What the file is for. */
  @property() label = ''

  /** Which files the browser offers, as of `<input accept>`. */
  @property() accept = ''

  /** The chosen file. */
  @property({ attribute: false }) file: File | null = null

  /** How much is uploaded, 0 to 1; null = nothing is running. */
  @property({ type: Number }) progress: number | null = null

  /** What went wrong, in the page's words. */
  @property() error = ''

  /** A file has to be chosen. */
  @property({ type: Boolean, reflect: true }) required = false

  override showProblems(): void {
    this.asked = true
  }

  /** The form was reset. */
  override formResetCallback(): void {
    this.#choice++
    this.file = null
    this.unreadable = this.asked = false
  }

  override formStateRestoreCallback(state: unknown): void {
    if (state instanceof File) this.#set(state)
  }

  /** The browser's own `input` comes before the file is read; one follows when it is. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    root.addEventListener('input', (event) => event.stopPropagation())
    return root
  }

  protected override get isGroup(): boolean {
    return false
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    if (!Number.isFinite(this.progress ?? 0)) this.warn('progress must be a number from 0 to 1.')
  }

  override render() {
    const problem = this.unreadable ? t('Could not read the file') : this.error || (this.asked && this.#missing)
    return html`
      ${this.label ? html`<div id="label" class="label">${this.label}</div>` : nothing}
      <div
        class="zone ${this.over ? 'over' : ''}"
        part="zone"
        role="group"
        aria-labelledby=${this.label ? 'label' : nothing}
        aria-label=${this.label ? nothing : this.outerLabel || nothing}
        @dragover=${this.#drag}
        @dragleave=${this.#drag}
        @drop=${this.#drag}
      >
        <input
          type="file"
          hidden
          accept=${this.accept || nothing}
          @change=${() => this.#take(this.input?.files?.[0])}
        />
        <button
          class="button choose"
          type="button"
          aria-describedby=${problem ? 'problem' : nothing}
          ?disabled=${this.isDisabled || this.#running}
          @click=${() => this.input?.click()}
        >
          <stratus-icon name="upload"></stratus-icon>${t('Choose a file')}
        </button>
        ${
          this.file
            ? html`<span class="name">${this.file.name}</span
                ><span class="muted size">${formatBytes(this.file.size)}</span>`
            : html`<span class="muted">${t('or drop it here')}</span>`
        }
        ${this.#renderEnd()}
        ${
          this.#running
            ? html`<progress max="1" value=${this.progress} aria-label=${t('Upload progress')}></progress>`
            : nothing
        }
      </div>
      ${problem ? html`<div id="problem" class="problem" role="alert">${problem}</div>` : nothing}
    `
  }

  protected override updated(_changed: PropertyValues<this>): void {
    this.internals.setFormValue(this.file)
    this.setValidity({ valueMissing: true }, this.#missing, this.button ?? undefined)
  }

  get #running(): boolean {
    return typeof this.progress === 'number'
  }

  /** What is said of a file that should be there; '' when nothing is to be said. */
  get #missing(): string {
    return this.required && !this.file ? t('This field is required.') : ''
  }

  #renderEnd() {
    if (this.#running)
      return html`<button class="button small end" type="button" @click=${() => this.emit('stratus-cancel-request')}>
        ${t('Cancel')}
      </button>`
    if (!this.file || this.isDisabled) return nothing
    return html`<button
      class="button quiet icon small end"
      type="button"
      aria-label=${t('Remove %s', [this.file.name])}
      @click=${this.#remove}
    >
      <stratus-icon name="close"></stratus-icon>
    </button>`
  }

  /** Its button goes with the file; the focus does not. */
  #remove(): void {
    this.#set(null)
    this.button?.focus()
  }

  /** A file that is not wanted now is refused all the same: the browser would leave the page for it. */
  #drag(event: DragEvent): void {
    const { dataTransfer, type } = event
    if (!dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const wanted = !this.isDisabled && !this.#running
    dataTransfer.dropEffect = wanted ? 'copy' : 'none'
    this.over = wanted && type === 'dragover'
    if (wanted && type === 'drop') void this.#take(dataTransfer.files[0])
  }

  /** A folder, or a file that has gone meanwhile, looks like a file until it is read. */
  async #take(file: File | undefined): Promise<void> {
    if (!file) return
    const choice = ++this.#choice
    const readable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    if (choice !== this.#choice) return
    this.unreadable = !readable
    this.#set(readable ? file : null)
  }

  #set(file: File | null): void {
    if (this.input) this.input.value = ''
    if (file === this.file) return
    this.file = file
    this.emitChange('stratus-file-change', { file })
  }
}
