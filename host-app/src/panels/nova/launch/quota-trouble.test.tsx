import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LaunchContext, type Launch } from './LaunchContext.js'
import { QuotaTrouble } from './QuotaTrouble.js'

const drawn = (failed: Launch['failed']) =>
  renderToStaticMarkup(
    <LaunchContext value={{ failed } as Launch}>
      <QuotaTrouble />
    </LaunchContext>,
  )

describe('limits that cannot be had', () => {
  it.each(['limits', 'volumeLimits'] as const)('L-WIZ-07 %s: said with the reason, and can be tried again', (list) => {
    const markup = drawn({ [list]: new Error('Nova rests.') })
    expect(markup).toContain('Unable to retrieve the quotas. Nova rests.')
    expect(markup).toContain('Try again')
  })

  it('another list that fails is not about quotas', () => {
    expect(drawn({})).toBe('')
    expect(drawn({ images: new Error('x') })).toBe('')
  })
})
