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

/** Asked between steps of long work: goes on in another task when this one has taken long enough. */
export function createPause(now: () => number = () => performance.now()): () => Promise<void> {
  let until = now() + slice
  return async () => {
    if (now() < until) return
    await nextTask()
    until = now() + slice
  }
}

/** Runs steps with pauses. */
export async function withPauses<T>(steps: Generator<void, T>): Promise<T> {
  const pause = createPause()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    await pause()
  }
}
