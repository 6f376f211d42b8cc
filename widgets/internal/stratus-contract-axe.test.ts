/** Every element of the kit in each of its states is accessible, by light and in the dark. */
import { expect } from '@open-wc/testing'
import '../define.js'
import '../embed/define.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { deep, mount } from '../../tests/kit/mount.js'
import { describeExamples } from '../../tests/kit/suite.js'

consoleGate()

interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{ readonly violations: ReadonlyArray<{ readonly nodes: readonly object[] }> }>
}

/** Colours are measured when everything has arrived. */
function arrive(element: HTMLElement): void {
  const roots = [element, ...deep(element.shadowRoot!)].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  for (const animation of roots.flatMap((root) => root.getAnimations())) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

/** As a dark page: axe takes a page without a ground of its own for a white one. */
function goDark(): void {
  document.documentElement.style.colorScheme = 'dark'
  document.body.style.background = 'Canvas'
}

afterEach(() => {
  document.documentElement.style.colorScheme = ''
  document.body.style.background = ''
})

describeExamples((example) => {
  it('is accessible, and readable in the dark too', async () => {
    const element = await mount(example)
    arrive(element)
    await expect(element).to.be.accessible()
    goDark()
    arrive(element)
    const { axe } = window as unknown as { axe: Axe }
    // Each browser has a dark of its own.
    const [, red = 255] = /(\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? []
    expect(Number(red)).to.be.lessThan(50)
    const { violations } = await axe.run(element, { runOnly: ['color-contrast'] })
    expect(JSON.stringify(violations.flatMap(({ nodes }) => nodes))).to.equal('[]')
  })
})
