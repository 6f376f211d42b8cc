import { property } from 'lit/decorators.js'
import { StratusModal } from './stratus-modal.js'
import { drawerStyles } from './stratus-drawer.styles.js'

/**
 * A modal that comes in from a side of the window and takes its whole height: for details and settings that belong to what is
 * seen beside it. It is a `stratus-modal` in all else: `open`, `submit-label`, its form, the question before typed input is lost.
 *
 * Keyboard: the dialog of the ARIA practice: Tab stays inside, Escape asks to close, Enter in a field submits.
 *
 * Not for questions, which are `stratus-modal`, or for navigation: `stratus-side-nav`.
 *
 * @element stratus-drawer
 * @slot - The content; a `<form>` in it is the drawer's form.
 * @slot help - Explanation below the content.
 * @slot footer - Buttons, before the drawer's own.
 * @event {CustomEvent<CloseRequestDetail>} stratus-close-request - Request: somebody (`detail.source`) wants it closed; `preventDefault()` keeps it open.
 * @event {CustomEvent<ModalSubmitDetail>} stratus-submit - Request: the valid form was submitted; `preventDefault()` keeps `submit` from being called.
 * @event {CustomEvent<undefined>} stratus-submit-refused - Fact: somebody pressed submit while `submit-disabled`.
 * @event {CustomEvent<undefined>} stratus-after-open - Fact: it is open, the focus is inside.
 * @event {CustomEvent<AfterCloseDetail>} stratus-after-close - Fact: it is closed, the focus is back.
 * @csspart dialog - The box.
 * @cssproperty [--stratus-drawer-width=440px] - Its width, where there is room.
 */
export class StratusDrawer extends StratusModal {
  static override styles = [...StratusModal.styles, drawerStyles]
  protected static override choices = { ...StratusModal.choices, placement: ['start', 'end'] }

  /** The side that it comes from: where lines end, or where they start. */
  @property({ reflect: true }) placement: 'start' | 'end' = 'end'
}
