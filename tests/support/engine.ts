import { emulateMedia as emulateInChromium } from '@web/test-runner-commands'

/** The driver of this browser changes media (motion, forced colours, print) and counts nodes; Firefox's and WebKit's do not. */
const isWhole = document.documentElement.dataset['engine'] === 'chromium'

/** `it` for what needs that. */
export const emulated: Mocha.TestFunction | Mocha.PendingTestFunction = isWhole ? it : it.skip

/** Media of the page; nothing where the driver cannot. */
export async function emulateMedia(media: Parameters<typeof emulateInChromium>[0]): Promise<void> {
  if (isWhole) await emulateInChromium(media)
}
