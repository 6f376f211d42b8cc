/**
 * Calls `changed` when an open dialog is no longer drawn, because something around it is hidden, and when it is drawn again. An
 * unseen modal would still keep the whole page from being used.
 */
export function watchSeen(dialog: HTMLDialogElement, changed: (seen: boolean) => void): ResizeObserver {
  const observer = new ResizeObserver(() => {
    const seen = dialog.checkVisibility()
    // What is closed is not drawn either.
    if (dialog.open && seen !== dialog.matches(':modal')) changed(seen)
  })
  observer.observe(dialog)
  return observer
}
