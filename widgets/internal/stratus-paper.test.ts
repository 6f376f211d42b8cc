import { expect, oneEvent } from '@open-wc/testing'
import { emulated, emulateMedia } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import '../quota-bar/stratus-quota-bar.define.js'

consoleGate()

describe('paper', () => {
  emulated('is light where tokens.css is linked, whatever scheme the page has fixed', async () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: new URL('./styles/tokens.css', import.meta.url).href,
    })
    const loaded = oneEvent(link, 'load')
    const bar = document.createElement('stratus-quota-bar')
    document.head.append(link)
    document.body.append(bar)
    await loaded
    const { dataset } = document.documentElement
    const inks = (['light', 'dark'] as const).map((scheme) => {
      dataset['stratusScheme'] = scheme
      return getComputedStyle(bar).color
    })
    expect(inks[0]).not.to.equal(inks[1])
    try {
      await emulateMedia({ media: 'print' })
      expect(getComputedStyle(bar).color).to.equal(inks[0])
    } finally {
      await emulateMedia({ media: 'screen' })
      delete dataset['stratusScheme']
      link.remove()
      bar.remove()
    }
  })
})
