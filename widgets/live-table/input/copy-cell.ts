import { t } from '../../internal/localize.js'
import type { Clock } from '../../internal/pausable-timer.js'

/** How long the button says that it copied, ms. */
const shown = 1500

/**
 * Puts a cell's text on the clipboard; the button shows a mark for a moment.
 * @returns what to say about it
 */
export async function copyCell(button: HTMLElement, clock: Clock): Promise<string> {
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
  } catch {
    return t('The browser does not allow copying.')
  }
  const icon = button.querySelector('stratus-icon')
  icon?.setAttribute('name', 'check')
  clock.after(shown, () => icon?.setAttribute('name', 'copy'))
  return t('Copied')
}
