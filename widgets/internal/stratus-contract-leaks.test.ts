/** Every element of the kit, in each of its states, with what it loads late and what it opens: gone when it is removed. */
import { expect, nextFrame } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import '../define.js'
import '../embed/define.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { examples } from '../../tests/kit/examples.js'
import { mount, type Example } from '../../tests/kit/mount.js'
import { emulated } from '../../tests/support/engine.js'
import { watchListeners, watchTimers } from '../../tests/kit/watch.js'

consoleGate()

interface Count {
  readonly nodes: number
  readonly listeners: number
}

const count = () => executeServerCommand<Count, undefined>('dom-count')

/** What outlives an element. */
const outliving = new Set<EventTarget>([window, document, document.documentElement, document.body])

const rounds = 3

async function come(list: readonly Example[], times = rounds): Promise<void> {
  for (let round = 0; round < times; round++) {
    for (const example of list) {
      const element = await mount(example)
      element.remove()
      document.body.replaceChildren()
    }
  }
  // What was stopped in a frame is over in the next one.
  for (let frame = 0; frame < 2; frame++) await nextFrame()
}

/** What stays each time; what is kept once for all (templates, parts that were loaded) is none. */
async function kept(list: readonly Example[]): Promise<Count> {
  const counts: Count[] = []
  for (let batch = 0; batch < 3; batch++) {
    await come(list)
    counts.push(await count())
  }
  const least = (name: keyof Count) =>
    Math.min(...counts.slice(1).map((each, index) => each[name] - counts[index]![name]))
  return { nodes: least('nodes'), listeners: least('listeners') }
}

const leaks = ({ nodes, listeners }: Count) => nodes >= rounds || listeners >= rounds

describe('the kit, mounted and removed in each of its states', () => {
  emulated('leaves no detached node and no listener', async function () {
    this.timeout(120_000)
    const all = examples()
    if (!leaks(await kept(all))) return
    const found: string[] = []
    for (const tag of new Set(all.map((example) => example.tag))) {
      const before = await count()
      await come(all.filter((example) => example.tag === tag))
      const after = await count()
      const left = { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners }
      if (leaks(left)) found.push(`${tag}: ${JSON.stringify(left)}`)
    }
    expect(found.join('\n') || 'one of them, only beside the others').to.equal('')
  })

  it('leaves no timer, no observer and nothing at what outlives it', async function () {
    this.timeout(120_000)
    const found: string[] = []
    for (const example of examples()) {
      // The first time what it loads may listen for good.
      await come([example], 1)
      const listeners = watchListeners((target) => outliving.has(target))
      const running = watchTimers()
      await come([example], 1)
      const left = { ...running(), listeners: listeners() }
      if (Object.values(left).some(Boolean)) found.push(`${example.tag}, ${example.state}: ${JSON.stringify(left)}`)
    }
    expect(found.join('\n')).to.equal('')
  })
})
