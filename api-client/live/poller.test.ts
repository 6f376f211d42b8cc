import { expect, it } from 'vitest'
import { FakeClock, settle } from '../testing/fake-clock.js'
import { createPoller } from './poller.js'

it('a round that was overtaken plans nothing: one is in flight at a time', async () => {
  const ends: Array<() => void> = []
  let seen = () => undefined as void
  const poller = createPoller({
    round: () => new Promise((resolve) => ends.push(resolve)),
    nextDelay: () => 1000,
    clock: new FakeClock(),
    visibility: {
      visible: true,
      subscribe(listener) {
        seen = listener
        return () => undefined
      },
    },
  })
  poller.start()
  void poller.refresh()
  await settle()
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await settle()
  seen()
  expect(ends).toHaveLength(2)
  poller.stop()
})
