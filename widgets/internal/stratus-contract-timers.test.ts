/** Every element of the kit, in each of its states: what it has running ends when it is removed. */
import { expect } from '@open-wc/testing'
import '../define.js'
import '../embed/define.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { examples } from '../../tests/kit/examples.js'
import { comeAndGo } from '../../tests/kit/mount.js'
import { watchListeners, watchTimers } from '../../tests/kit/watch.js'

consoleGate()

/** What outlives an element. */
const outliving = new Set<EventTarget>([window, document, document.documentElement, document.body])

describe('the kit, mounted and removed in each of its states', () => {
  it('leaves no timer, no observer and nothing at what outlives it', async function () {
    this.timeout(240_000)
    const found: string[] = []
    for (const example of examples()) {
      // The first time what it loads may listen for good.
      await comeAndGo([example])
      const listeners = watchListeners((target) => outliving.has(target))
      const running = watchTimers()
      await comeAndGo([example])
      const left = { ...running(), listeners: listeners() }
      if (Object.values(left).some(Boolean)) found.push(`${example.tag}, ${example.state}: ${JSON.stringify(left)}`)
    }
    expect(found.join('\n')).to.equal('')
  })
})
