import { describe, expect, it } from 'vitest'
import { Atlas } from './atlas.js'
import { DiscSprites } from './disc-sprites.js'

/** Counts what is drawn and what is copied. */
function fakeContext() {
  const done = { discs: 0, copies: [] as number[][] }
  const context = {
    canvas: {},
    arc: () => done.discs++,
    drawImage: (_: unknown, ...numbers: number[]) => done.copies.push(numbers),
  }
  const ignored = () => undefined
  return { done, context: new Proxy(context, { get: (all, name) => Reflect.get(all, name) ?? ignored }) as never }
}

describe('discs', () => {
  it('issue 4: one of each size and colour is drawn, all others are copies on whole pixels', () => {
    const page = fakeContext()
    const screen = fakeContext()
    const discs = new DiscSprites(new Atlas(512, 1, () => page.context))
    for (let at = 0; at < 500; at++) discs.draw(screen.context, at + 0.3, 10.7, 20.1, 'red', 'black')
    discs.draw(screen.context, 5, 5, 20.1, 'blue')
    expect([page.done.discs, screen.done.discs, screen.done.copies.length]).toEqual([2, 0, 501])
    expect(screen.done.copies[0]).toEqual([0, 0, 42, 42, -21, -10, 42, 42])
  })

  it('draws what is larger than a page as it is, and starts anew when all pages are full', () => {
    const page = fakeContext()
    const screen = fakeContext()
    const discs = new DiscSprites(new Atlas(512, 1, () => page.context))
    discs.draw(screen.context, 0, 0, 400, 'red')
    expect([page.done.discs, screen.done.discs]).toEqual([0, 1])
    for (let radius = 200; radius < 210; radius++) discs.draw(screen.context, 0, 0, radius, 'red')
    expect([page.done.discs, screen.done.copies.length]).toEqual([10, 10])
  })
})
