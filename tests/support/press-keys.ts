import { sendKeys } from '@web/test-runner-commands'

/** Presses keys one after the other; 'Control+End' holds the first while the second is pressed. */
export async function pressKeys(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const [held, press] = key.includes('+') ? key.split('+') : [undefined, key]
    if (held) await sendKeys({ down: held })
    await sendKeys({ press: press! })
    if (held) await sendKeys({ up: held })
  }
}
