/** Every element of the kit in each of its states is accessible, by light and in the dark. */
import { expect } from '@open-wc/testing'
import '../define.js'
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

describeExamples((example) => {
  it('is accessible, and readable in the dark too', async () => {
    const element = await mount(example)
    arrive(element)
    await expect(element).to.be.accessible()
    document.documentElement.dataset['stratusScheme'] = 'dark'
    arrive(element)
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(element, { runOnly: ['color-contrast'] })
    expect(JSON.stringify(violations.flatMap(({ nodes }) => nodes))).to.equal('[]')
  })
})
