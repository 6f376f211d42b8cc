import { describe, expect, it } from 'vitest'
import { anImage } from './image-fixture.js'
import { changesOthers, foreignOwner, withOwnership } from './own-images.js'

const images = ['p1', 'p2', 'p3', null].map((owner) => anImage({ owner }))
const own = (changesAny: boolean | undefined) => withOwnership('p1', images, changesAny).map((image) => image.own)

describe('P-IMG-37 whose image it is', () => {
  it('the project’s own may be changed, another’s where the policy lets; unknown stays unknown', () => {
    expect(own(false)).toEqual([true, false, false, true])
    expect(own(true)).toEqual([true, true, true, true])
    expect(own(undefined)).toEqual([true, undefined, undefined, true])
  })

  it('the policy is asked about one owner of another project, and about none where all are own', () => {
    expect(foreignOwner('p1', images)).toBe('p2')
    expect(foreignOwner('p1', [anImage({ owner: 'p1' }), anImage({ owner: null })])).toBe(undefined)
  })

  it.each([
    ['an administrator', [], true],
    ['who passes the rule that everybody passes', ['publicize_image'], false],
    ['who passes neither', ['publicize_image', 'modify_image'], false],
  ])('%s', async (_who, refused, may) => {
    const asked: unknown[] = []
    const allowed: Parameters<typeof changesOthers>[0]['allowed'] = async (rules, target) => {
      asked.push(target)
      return !refused.some((rule) => JSON.stringify(rules).includes(rule))
    }
    expect(await changesOthers({ allowed }, 'p2')).toBe(may)
    expect(asked).toEqual([{ project_id: 'p2' }, { project_id: 'p2' }])
  })
})
