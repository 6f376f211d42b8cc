import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LaunchContext, type Launch } from '../model/LaunchContext.js'
import { QuotaTrouble } from './QuotaTrouble.js'

const drawn = (failed: Launch['failed'], slow: Launch['slow'] = new Set()) =>
  renderToStaticMarkup(
    <LaunchContext value={{ failed, slow } as Launch}>
      <QuotaTrouble />
    </LaunchContext>,
  )

describe('limits that cannot be had', () => {
  it.each(['limits', 'volumeLimits'] as const)('L-WIZ-07 %s: said with the reason, and can be tried again', (list) => {
    const markup = drawn({ [list]: new Error('Nova rests.') })
    expect(markup).toContain('Unable to retrieve the quotas. Nova rests.')
    expect(markup).toContain('Try again')
  })

  it('issue 5: limits that keep one waiting are said to, and can be asked for again', () => {
    expect(drawn({}, new Set(['limits']))).toMatch(/The server has not answered yet\..*Try again/)
    expect(drawn({}, new Set(['images']))).toBe('')
  })

  it('another list that fails is not about quotas', () => {
    expect(drawn({})).toBe('')
    expect(drawn({ images: new Error('x') })).toBe('')
  })
})
