/** The longest piece of work on the main thread, ms. */
const slice = 8

/** Resolves in a task of its own, without the wait that browsers put between timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Resolves when so many frames have been drawn, in a task of its own. */
export async function afterFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  await nextTask()
}

/**
 * Runs steps in pieces between which the page answers.
 *
 * @param goesOn - Asked after each piece; false ends it with undefined.
 */
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  goesOn: () => boolean,
  now: () => number = () => performance.now(),
): Promise<Result | undefined> {
  while (goesOn()) {
    const until = now() + slice
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (now() < until)
    await nextTask()
  }
  return undefined
}
