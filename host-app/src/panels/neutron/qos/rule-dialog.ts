import type { ActionResult } from '../../../actions/action-result.js'
import type { QosPolicy } from './policy.js'

/** Of the three dialogs about rules of one policy. */
export interface RuleDialogProps {
  policy: QosPolicy
  onClose(result: ActionResult): void
}
