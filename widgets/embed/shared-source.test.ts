import { afterEach, expect, it, vi } from 'vitest'
import type { LiveState } from '@stratus/api-client/live'
import { sharedSource } from './shared-source.js'
import type { EmbedTransport } from './transport.js'

afterEach(() => vi.restoreAllMocks())

/** What elements hear that ask by this transport. */
function hear(transport: EmbedTransport): { states: LiveState<unknown>[]; stop: () => void } {
  const states: LiveState<unknown>[] = []
  const source = sharedSource({ url: 'https://cloud.example/quota', transport, interval: null, isPlain: true })
  return { states, stop: source.$state.subscribe((state) => void states.push(state)) }
}

it.each([[null], [undefined], ['Welcome'], [7], [[]]])(
  'M-LIVE-06 an answer that is %j has failed, and is not awaited for ever',
  async (answer) => {
    const { states, stop } = hear(async () => answer)
    await vi.waitFor(() => expect(states.at(-1)?.status).toBe('failed'))
    stop()
  },
)

it('M-LIVE-07 an answer that never ends is given up, and told as a failure', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const asked: string[] = []
  const { states, stop } = hear(({ url, signal }) => {
    asked.push(url)
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)))
  })
  await vi.waitFor(() => expect(asked.length).toBe(1))
  patience.abort(new DOMException('It took too long.', 'TimeoutError'))
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('failed'))
  stop()
})

it('M-LIVE-09 elements share a source and what it last heard; of a long row of addresses the first are forgotten', () => {
  const transport: EmbedTransport = async () => ({})
  const sourceOf = (project: number) =>
    sharedSource({ url: `https://cloud.example/quota?p=${project}`, transport, interval: null, isPlain: true })
  const [first, second] = [sourceOf(1), sourceOf(2)]
  expect(sourceOf(1)).toBe(first)
  for (let project = 3; project <= 51; project++) sourceOf(project)
  expect(sourceOf(1)).toBe(first)
  expect(sourceOf(2)).not.toBe(second)
})
