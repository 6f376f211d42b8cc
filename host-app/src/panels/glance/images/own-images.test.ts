import type { Client } from '@stratus/api-client'
import { describe, expect, it, vi } from 'vitest'
import { anImage } from './image-fixture.js'
import { withOwnership } from './own-images.js'

function asked(answer: boolean) {
  const allowed = vi.fn<Client['allowed']>(() => Promise.resolve(answer))
  const own = async (...owners: (string | null)[]) => {
    const images = owners.map((owner) => anImage({ owner }))
    return (await withOwnership({ allowed }, 'p1', images)).map((image) => image.own)
  }
  return { allowed, own }
}

describe('P-IMG-37 whose image it is', () => {
  it('the project’s own may be changed, another’s not; the policy is asked about its owner', async () => {
    const { allowed, own } = asked(false)
    expect(await own('p1', 'p2', 'p3', null)).toEqual([true, false, false, true])
    expect(allowed.mock.calls).toEqual([[[['image', 'modify_image']], { project_id: 'p2' }]])
  })

  it('who may change any is offered any', async () => {
    expect(await asked(true).own('p1', 'p2')).toEqual([true, true])
  })

  it('nothing is asked where all are own', async () => {
    const { allowed, own } = asked(false)
    expect(await own('p1', 'p1')).toEqual([true, true])
    expect(allowed).not.toHaveBeenCalled()
  })
})
