/** What a cloud does by forms of its pages only, as dialogs to be drawn and filled in by anyone. */
export { type DialogForm, readDialog } from './dialog-form.js'
export { encryptedPassword } from './encrypted-password.js'
export {
  newCredential,
  newTransfer,
  sendToBeTold,
  type NewCredential,
  type NewTransfer,
  type ToldOnce,
} from './told-once.js'
export { type FormValues, shownFields } from './shown-fields.js'
export { formPath, openForm, readNext, saidInstead } from './open-form.js'
export { type StackPreview, stackPreview } from './stack-preview.js'
export { type FormName, type FormOfOne, type FormParams, forms } from './table.js'
