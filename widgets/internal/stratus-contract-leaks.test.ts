/** Every element of the kit, in each of its states, with what it loads late, opens and has running: gone when it is removed. */
import { expect } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import '../define.js'
import '../embed/define.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { examples } from '../../tests/kit/examples.js'
import { comeAndGo, twoFrames, type Example } from '../../tests/kit/mount.js'
import { watchListeners, watchTimers } from '../../tests/kit/watch.js'
import { emulated } from '../../tests/support/engine.js'

consoleGate()

/** What outlives an element. */
const outliving = new Set<EventTarget>([window, document, document.documentElement, document.body])

/** What an example has left running, or nothing. */
async function leftRunning(example: Example): Promise<object | undefined> {
  const listeners = watchListeners((target) => outliving.has(target))
  const running = watchTimers()
  const left = (goOn = false) => ({ ...running(goOn), listeners: listeners(goOn) })
  await comeAndGo([example])
  // What was stopped in a frame is over in the next one.
  if (Object.values(left(true)).some(Boolean)) await twoFrames()
  const found = left()
  return Object.values(found).some(Boolean) ? found : undefined
}

interface Count {
  readonly nodes: number
  readonly listeners: number
}

const count = () => executeServerCommand<Count, undefined>('dom-count')

/** What examples leave behind when they come and go so many times. */
async function kept(list: readonly Example[], times = 1): Promise<Count> {
  const before = await count()
  await comeAndGo(list, times)
  await twoFrames()
  const after = await count()
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners }
}

const leaks = ({ nodes, listeners }: Count, times = 1) => nodes >= times || listeners >= times

describe('the kit, mounted and removed in each of its states', () => {
  it('leaves no timer, no observer and nothing at what outlives it', async function () {
    this.timeout(240_000)
    const found: string[] = []
    for (const example of examples()) {
      // The first time what it loads may listen for good.
      const left = (await leftRunning(example)) && (await leftRunning(example))
      if (left) found.push(`${example.tag}, ${example.state}: ${JSON.stringify(left)}`)
    }
    expect(found.join('\n')).to.equal('')
  })

  emulated('leaves no detached node and no listener', async function () {
    this.timeout(240_000)
    const all = examples()
    // A leak grows each time; what is kept once for all (templates, parts that were loaded) does not.
    for (let round = 0; round < 3; round++) if (!leaks(await kept(all))) return
    const found: string[] = []
    for (const tag of new Set(all.map((example) => example.tag))) {
      const left = await kept(
        all.filter((example) => example.tag === tag),
        3,
      )
      if (leaks(left, 3)) found.push(`${tag}: ${JSON.stringify(left)}`)
    }
    expect(found.join('\n') || 'one of them, only beside the others').to.equal('')
  })
})
