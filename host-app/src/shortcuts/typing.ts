/** Widgets in which a letter means something by itself: type-ahead, a caret, a value. */
const ownLetters = 'textbox searchbox combobox spinbutton slider listbox menu menubar tree treegrid application'.split(
  ' ',
)

function takesLetters(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('textarea, select, dialog') ||
    (target.matches('input') && !target.matches('[type=checkbox], [type=radio], [type=button], [type=submit]')) ||
    ownLetters.includes(target.role ?? '')
  )
}

/** Whether a key stroke belongs to what has the focus: typing never fires a shortcut. */
export function isTyping(event: Pick<KeyboardEvent, 'composedPath' | 'isComposing'>): boolean {
  return event.isComposing || event.composedPath().some(takesLetters)
}
