import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { stackFacts } from './stack-facts.js'

describe('T-STACK-06 the page of a stack without Horizon', () => {
  it('tells moments in words, and what has not been as never', async () => {
    const { services } = fakeServices({
      'GET :8004/v1/p1/stacks': { stacks: [{ id: 's1', stack_name: 'web' }] },
      'GET :8004/v1/p1/stacks/web/s1': {
        stack: { stack_name: 'web', stack_status: 'CREATE_COMPLETE', creation_time: '2026-11-27T00:51:57Z' },
      },
      'GET :8004/v1/p1/stacks/web/s1/template': {},
    })
    const { sections } = await stackFacts(services, 's1')
    expect(sections.find(({ title }) => title === 'Status')?.rows.slice(0, 2)).toEqual([
      // Whichever blank Intl puts before AM.
      ['Created', expect.stringMatching(/^Nov 27, 2026, 12:51\sAM UTC$/)],
      ['Last Updated', 'Never'],
    ])
  })
})
