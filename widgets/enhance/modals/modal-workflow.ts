import { t } from '../../internal/localize.js'
import type { StratusModal } from '../../modal-stack/stratus-modal.js'
import type { Context } from '../core/context.js'
import { text } from '../core/text.js'
import { createWorkflow, type Workflow } from '../workflows/workflow.js'
import { footerButton } from './footer-button.js'
import type { ModalView } from './modal-view.js'

/** A workflow in a modal: its main button is the modal's own, Back stands before it. */
export function attachWorkflow(
  view: ModalView,
  form: HTMLFormElement,
  modal: StratusModal,
  context: Context,
): Workflow {
  const nextLabel = text(form.querySelector('.button-next')).replace(/\s*»$/, '') || t('Next')
  const finalLabel = text(view.submitters.at(-1) ?? null) || t('Save')
  const backLabel = text(form.querySelector('.button-previous')).replace(/^«\s*/, '') || t('Back')
  const back = footerButton(backLabel, () => workflow.back())
  back.hidden = true
  if (view.wizard) modal.append(back)
  const workflow = createWorkflow(
    form,
    view.wizard,
    {
      show({ main, back: shown }) {
        modal.submitLabel = main === 'next' ? nextLabel : finalLabel
        back.hidden = !shown
      },
    },
    context,
  )
  return workflow
}
