import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'

consoleGate()

describe('the classes', () => {
  it('come without their registration, and without that of the elements in them', async () => {
    const registered: string[] = []
    const register = customElements.define
    customElements.define = (name) => void registered.push(name)
    try {
      const classes = await Promise.all([import('../index.js'), import('../embed/index.js')])
      expect(
        classes.flatMap((each) => Object.keys(each)).filter((name) => /^Stratus[A-Z]/.test(name)),
      ).not.to.have.length(0)
    } finally {
      customElements.define = register
    }
    expect(registered).to.deep.equal([])
  })
})
