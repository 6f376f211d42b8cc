import type { StepErrors } from './workflow-model.js'

const mark = 'stratus-workflow-error'

/** Takes the errors of the last validation away. */
export function clearErrors(form: HTMLFormElement): void {
  for (const old of form.querySelectorAll(`.${mark}, .row .alert-danger, .help-block.stratus-wrong`)) old.remove()
  for (const group of form.querySelectorAll('.form-group.has-error')) {
    group.classList.remove('has-error')
    group.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid')
  }
}

/** The field of a step that a message is about. */
function fieldOf(pane: Element, name: string): HTMLElement | null {
  const escaped = CSS.escape(name)
  return pane.querySelector<HTMLElement>(`[name="${escaped}"], [id="id_${escaped}"]`)
}

function firstControl(pane: Element): HTMLElement | null {
  return pane.querySelector<HTMLElement>('input:not([type="hidden"]):not([readonly]), select, textarea')
}

/**
 * Writes a step's errors beside its fields, the general ones (`__all__`) above them. Answers what the focus belongs to: the first
 * wrong field as the page shows them, else the step's first control.
 */
export function showErrors(pane: Element, errors: StepErrors[string]): HTMLElement | null {
  const wrong = new Set<HTMLElement>()
  const general: string[] = [...(errors['__all__'] ?? [])]
  let count = 0
  for (const [name, texts] of Object.entries(errors)) {
    if (name === '__all__') continue
    const field = fieldOf(pane, name)
    // A message nobody can see helps nobody: fields that are not there speak above the others.
    if (!field || field.matches('[type="hidden"]')) general.push(...texts)
    else {
      wrong.add(field)
      writeBeside(field, texts, `${pane.id}-error-${++count}`)
    }
  }
  if (general.length) writeAbove(pane, general)
  const [first] = [...wrong].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return first ?? firstControl(pane)
}

function writeBeside(field: HTMLElement, texts: readonly string[], id: string): void {
  field.closest('.form-group')?.classList.add('has-error')
  field.setAttribute('aria-invalid', 'true')
  const block = document.createElement('span')
  block.className = `help-block ${mark}`
  block.id = id
  block.textContent = texts.join(' ')
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each && each !== id)
  field.setAttribute('aria-describedby', [...others, id].join(' '))
  const beside = field.nextElementSibling?.matches('.stratus-reveal') ? field.nextElementSibling : field
  ;(field.closest('.themable-select, .themable-spinner, .input-group') ?? beside).after(block)
}

function writeAbove(pane: Element, texts: readonly string[]): void {
  const column = document.createElement('div')
  column.className = `col-sm-12 ${mark}`
  for (const text of texts) {
    const alert = document.createElement('div')
    alert.className = 'alert alert-danger'
    alert.setAttribute('role', 'alert')
    alert.textContent = text
    column.append(alert)
  }
  ;(pane.querySelector('.row') ?? pane).prepend(column)
}
