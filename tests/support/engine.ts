import { emulateMedia as emulateInChromium } from '@web/test-runner-commands'

const { engine } = document.documentElement.dataset

/** The driver of this browser changes media (motion, forced colours, print) and counts nodes; Firefox's and WebKit's do not. */
const isWhole = engine === 'chromium'

/** `it` for what needs that. */
export const emulated: Mocha.TestFunction | Mocha.PendingTestFunction = isWhole ? it : it.skip

const notInWebKit: Mocha.TestFunction | Mocha.PendingTestFunction = engine === 'webkit' ? it.skip : it

/** `it` for what needs Tab with Shift: WebKitGTK's driver sends that as a key without a name. */
export const backwards = notInWebKit

/** `it` for what Tab leads to behind a bar: WebKitGTK scrolls there as if it had no scroll-margin. */
export const clearOfBars = notInWebKit

/** `it` for a popover over a dialog: Escape closes both in WebKitGTK. */
export const overDialogs = notInWebKit

/** `it` for what waits for the page to be idle: WebKit never says so. */
export const idling: Mocha.TestFunction | Mocha.PendingTestFunction = 'requestIdleCallback' in window ? it : it.skip

/** How a page can be larger or smaller than it says: WebKitGTK measures what is zoomed as if it were not. */
export const looks = engine === 'webkit' ? (['scale'] as const) : (['zoom', 'scale'] as const)

/** Media of the page; nothing where the driver cannot. */
export async function emulateMedia(media: Parameters<typeof emulateInChromium>[0]): Promise<void> {
  if (isWhole) await emulateInChromium(media)
}

/** How long a long test may take, ms; the other engines are several times slower where there is no graphics card. */
export const patience = (inChromium: number): number => (isWhole ? inChromium : 4 * inChromium)
