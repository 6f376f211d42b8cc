import { t } from '../../internal/localize.js'

let ids = 0

/** Makes the fields of a Horizon form accessible: native lists, visible help, errors tied to their fields. */
export function prepareFields(root: Element): void {
  for (const wrapper of root.querySelectorAll<HTMLElement>('.themable-select')) useNativeSelect(wrapper)
  // Those of rows are named by their table: to look for the labels of each of a thousand takes a thousand looks.
  for (const box of root.querySelectorAll<HTMLInputElement>('.themable-checkbox > input:not(.table-row-multi-select)'))
    nameCheckbox(box)
  for (const icon of root.querySelectorAll<HTMLElement>('.hz-icon-required')) icon.setAttribute('aria-hidden', 'true')
  for (const group of root.querySelectorAll<HTMLElement>('.form-group')) describeGroup(group)
  for (const label of root.querySelectorAll<HTMLLabelElement>('label[for]')) keepLabelAtHome(label, root)
}

/** The drawn list beside the real one is for scripts that are not here. */
function useNativeSelect(wrapper: HTMLElement): void {
  const select = wrapper.querySelector('select')
  if (!select) return
  wrapper.querySelector('.dropdown-toggle')?.remove()
  wrapper.querySelector('.dropdown-menu')?.remove()
  select.classList.add('form-control')
  wrapper.classList.remove('form-control', 'dropdown')
}

/** A box whose label is empty takes the name of its group or row. */
function nameCheckbox(box: HTMLInputElement): void {
  // A form that is not in the page yet knows no labels by their ids.
  const labels = [...(box.labels ?? []), ...(box.parentElement?.querySelectorAll('label') ?? [])]
  if (box.hasAttribute('aria-label') || labels.some((label) => label.textContent?.trim())) return
  const row = box.closest<HTMLElement>('tr[data-display], tr[data-object-id]')
  const name =
    row?.dataset.display ??
    row?.dataset.objectId ??
    box.closest('.form-group')?.querySelector('.field-label')?.textContent
  if (name?.trim()) box.setAttribute('aria-label', row ? t('Select %s', [name.trim()]) : name.trim())
}

const controls = 'input:not([type="hidden"]), select, textarea'

function describeGroup(group: HTMLElement): void {
  const control = group.querySelector<HTMLElement>(controls)
  if (!control) return
  for (const icon of group.querySelectorAll<HTMLElement>('.help-icon[title], .help-icon[data-original-title]')) {
    const help = icon.title || (icon.dataset.originalTitle ?? '')
    const note = document.createElement('p')
    note.className = 'stratus-hint'
    note.textContent = help
    icon.remove()
    group.append(note)
  }
  const notes = Array.from(group.querySelectorAll<HTMLElement>('.stratus-hint, .help-block'), identify)
  if (notes.length) control.setAttribute('aria-describedby', notes.join(' '))
  if (group.matches('.has-error')) control.setAttribute('aria-invalid', 'true')
}

function identify(element: HTMLElement): string {
  element.id ||= `stratus-note-${++ids}`
  return element.id
}

/** Two open forms may use the same ids: a label belongs to the field of its own form. */
function keepLabelAtHome(label: HTMLLabelElement, root: Element): void {
  const id = label.htmlFor
  const first = document.getElementById(id)
  if (!first || root.contains(first)) return
  const control = root.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)
  if (!control || control.getAttribute('aria-labelledby') === identify(label)) return
  control.setAttribute('aria-labelledby', label.id)
  label.addEventListener('click', (event) => {
    event.preventDefault()
    control.focus()
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) control.click()
  })
}
