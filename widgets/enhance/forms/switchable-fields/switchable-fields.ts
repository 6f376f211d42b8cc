import { dependsOn, verdict, type Switch } from './switch-model.js'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type SwitchControl = HTMLInputElement | HTMLSelectElement

const groupOf = (control: Element): HTMLElement | null => control.closest<HTMLElement>('.form-group')

function switchOf(control: SwitchControl): Switch {
  const { slug = '', hideOnChecked } = control.dataset
  // `hidden` may also be 'until-found'.
  const hidden = Boolean(groupOf(control)?.hidden ?? control.hidden)
  if (control instanceof HTMLSelectElement) return { slug, hidden, value: control.value }
  return { slug, hidden, value: control.checked, hideOnChecked: hideOnChecked === 'true' }
}

/** Where the fields of a switch are: its fieldset and what stands beside it. */
function scopeOf(control: Element): ParentNode {
  return control.closest('fieldset')?.parentElement ?? control.closest('form') ?? control.ownerDocument
}

function setLabel(group: Element, control: Control, label: string): void {
  if (!label || control.type === 'checkbox') return
  const target = group.querySelector('label .field-label') ?? group.querySelector('label')
  const text = [...(target?.childNodes ?? [])].find(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )
  if (text) text.nodeValue = label
  else target?.prepend(label)
}

/** A field that is not seen must not stop its form. */
function setShown(group: HTMLElement, control: Control, shown: boolean): boolean {
  const { dataset } = control
  if (!shown && control.required) {
    dataset['requiredWhenVisible'] = 'true'
    control.required = false
  }
  if (shown && dataset['requiredWhenVisible'] === 'true') {
    delete dataset['requiredWhenVisible']
    control.required = true
  }
  if (dataset['isRequired'] !== undefined) group.classList.toggle('required', shown)
  if (dataset['requiredWhenShown'] === 'true') {
    if (shown) markRequired(group)
    control.ariaRequired = shown ? 'true' : null
  }
  if (group.hidden === !shown) return false
  group.hidden = !shown
  return true
}

function markRequired(group: HTMLElement): void {
  const label = group.querySelector('label')
  if (!label || group.querySelector('.hz-icon-required')) return
  const mark = document.createElement('span')
  // As Horizon marks what is always required; its styles and ours draw the star.
  mark.className = 'hz-icon-required fa fa-asterisk'
  mark.setAttribute('aria-hidden', 'true')
  label.after(' ', mark)
}

function setTabs(control: SwitchControl, root: ParentNode): void {
  const state = switchOf(control)
  const tabs = control.dataset['hideTab']
  if (!tabs || typeof state.value !== 'boolean' || state.hidden) return
  const hidden = state.value === Boolean(state.hideOnChecked)
  for (const id of tabs.split(',').map((each) => CSS.escape(each.trim()))) {
    const link = root.querySelector(`a[data-target="#${id}"], a[href="#${id}"]`)
    const tab = link?.closest<HTMLElement>('li')
    if (tab) tab.hidden = hidden
  }
}

/** Shows and hides once; true when anything changed, as a hidden field may be a switch itself. */
function applyOnce(controls: readonly SwitchControl[]): boolean {
  const fields = new Set<Control>()
  for (const control of controls)
    for (const field of scopeOf(control).querySelectorAll<Control>('.switched[data-switch-on]')) fields.add(field)
  let changed = false
  for (const field of fields) {
    const verdicts = controls
      .filter((control) => dependsOn(field.dataset['switchOn'] ?? '', control.dataset['slug'] ?? ''))
      .filter((control) => scopeOf(control).contains(field))
      .map((control) => {
        const state = switchOf(control)
        const label = (value: string) => field.getAttribute(`data-${state.slug}-${value}`.toLowerCase()) ?? undefined
        return verdict(state, label)
      })
      .filter((each) => each !== undefined)
    const group = groupOf(field)
    if (!group || !verdicts.length) continue
    const shown = verdicts.every((each) => each.shown)
    changed = setShown(group, field, shown) || changed
    for (const each of verdicts) if (shown && each.shown) setLabel(group, field, each.label)
  }
  return changed
}

/**
 * Makes the switchable fields of server-rendered forms work (W-FORM-01): `.switchable[data-slug]` shows and hides
 * `.switched[data-switch-on]`, renames their labels, and takes `required` from what is hidden. Markup: Horizon's.
 *
 * @returns Ends it; the fields stay as they are.
 */
export function switchableFields(root: ParentNode & EventTarget): () => void {
  const apply = (): void => {
    const controls = [...root.querySelectorAll<SwitchControl>('select.switchable, input.switchable')]
    // Each round can hide a switch, so there are never more rounds than switches.
    for (let round = 0; round <= controls.length && applyOnce(controls); round++);
    for (const control of controls) setTabs(control, root)
  }
  const changed = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches('.switchable')) apply()
  }
  root.addEventListener('change', changed)
  apply()
  return () => root.removeEventListener('change', changed)
}
