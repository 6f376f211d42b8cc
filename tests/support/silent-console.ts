import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A warning or error on the console fails the test, unless the test replaced the method to look at it. */
const methods = ['warn', 'error'] as const
let spies: Array<{ method: string; calls: unknown[][] }> = []

beforeEach(() => {
  spies = methods.map((method) => {
    const calls: unknown[][] = []
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void calls.push(args))
    return { method, calls }
  })
})

afterEach(() => {
  const said = spies.flatMap(({ method, calls }) =>
    calls.map((args) => `console.${method}: ${args.map(String).join(' ')}`),
  )
  vi.restoreAllMocks()
  expect(said, 'console must stay silent').toEqual([])
})
