import { t } from '../../internal/localize.js'
import type { ModalHandle } from '../../modal-stack/stratus-modal-stack.js'
import { text } from '../core/text.js'
import { prepareFields } from '../forms/prepare-fields.js'
import { footerButton } from './footer-button.js'
import { openPageModal } from './page-modal.js'

/** A server's modal, taken apart for a `<stratus-modal>`. */
export interface ModalView {
  readonly heading: string
  readonly content: HTMLElement
  readonly form: HTMLFormElement | null
  readonly help: HTMLElement | undefined
  /** The buttons of the form, first one first; none when there is nothing to submit. */
  readonly submitters: readonly HTMLElement[]
  readonly cancelLabel: string
  /** Where a modal that sends nothing leads when it is closed: what it is about has changed. */
  readonly closing?: string | undefined
  readonly workflow: boolean
  readonly wizard: boolean
}

/** What a fragment shows as a modal; undefined when it is none. */
export function modalView(fragment: DocumentFragment, fallbackHeading: string): ModalView | undefined {
  const box = fragment.querySelector<HTMLElement>('.modal, .static_page, .workflow')
  if (!box) return undefined
  const heading = text(box.querySelector('.modal-title')) || fallbackHeading || t('Details')
  for (const header of box.querySelectorAll('.modal-header')) header.remove()
  const form = mainForm(box)
  const footer = box.querySelector<HTMLElement>('.modal-footer')
  const submitters = [...(footer?.querySelectorAll<HTMLElement>(submits) ?? [])]
  const links = [...(footer?.querySelectorAll<HTMLAnchorElement>('a.btn[href]:not(.cancel, [data-dismiss])') ?? [])]
  const close = submitters.length ? undefined : links.pop()
  const view = {
    heading,
    form,
    submitters,
    cancelLabel: text(footer?.querySelector('.cancel') ?? close ?? null) || (form ? t('Cancel') : t('Close')),
    closing: close?.href,
    workflow: box.matches('.workflow'),
    wizard: box.matches('.wizard'),
  }
  if (footer) footer.hidden = true
  const content = document.createElement('div')
  content.className = 'stratus-horizon stratus-horizon-modal'
  content.append(...box.childNodes)
  // What the footer leads to besides, such as a file.
  if (links.length) content.append(linksBox(links))
  prepareFields(content)
  return { ...view, content, help: view.workflow ? undefined : takeHelp(content) }
}

/** The form that the buttons at the foot send; a table above it has one of its own. */
export function mainForm(box: ParentNode): HTMLFormElement | null {
  return (
    box.querySelector('.modal-footer')?.closest('form') ??
    box.querySelector<HTMLFormElement>('form:not(.table_wrapper > form)') ??
    box.querySelector('form')
  )
}

function linksBox(links: readonly HTMLAnchorElement[]): HTMLElement {
  const box = document.createElement('p')
  box.className = 'stratus-modal-links'
  box.append(...links)
  return box
}

const submits = 'input[type="submit"], button[type="submit"], button:not([type])'

/** The column beside the fields, where it has no fields itself. */
function takeHelp(content: HTMLElement): HTMLElement | undefined {
  const columns = content.querySelectorAll<HTMLElement>(
    '.modal-body > .row > [class*="col-"], .modal-body > :is(.left, .right)',
  )
  const help = columns[1]
  if (columns.length !== 2 || !help || help.querySelector('input, select, textarea, button, [id]')) return undefined
  columns[0]?.parentElement?.classList.add('stratus-alone')
  help.remove()
  if (!text(help)) return undefined
  help.classList.add('stratus-horizon')
  return help
}

/** Opens the view; the modal has the buttons, the server's own are hidden. */
export function openView(view: ModalView, submit?: (form: HTMLFormElement | null) => unknown): ModalHandle | undefined {
  const handle = openPageModal({
    heading: view.heading,
    content: view.content,
    size: view.workflow || view.help ? 'large' : 'medium',
    cancelLabel: view.cancelLabel,
    ...(view.help && { help: view.help }),
    ...(view.submitters[0] && submit && { submitLabel: text(view.submitters[0]) || t('Submit'), submit }),
  })
  if (handle && view.closing) handle.element.append(footerButton(view.cancelLabel, () => handle.close()))
  return handle
}
