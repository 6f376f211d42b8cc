import { describe, expect, it } from 'vitest'
import { answerUnknownFeature } from './unknown-features.js'

const path = 'api/nova/features/bdm2_volume_type/'
const refused = (text: string) => Response.json(text, { status: 500 })

describe('S-CLOUD-06 a feature that a release has no word for', () => {
  it('is one that it has not', async () => {
    const answer = await answerUnknownFeature(path, refused("'bdm2_volume_type'"))
    expect([answer.status, await answer.json()]).toEqual([200, false])
  })

  it.each([
    [path, refused('Unable to reach the compute service.')],
    [path, refused("'another_feature'")],
    ['api/nova/limits/', refused("'bdm2_volume_type'")],
  ])('leaves other trouble as it is: %s', async (asked, given) => {
    const text = await given.clone().text()
    const answer = await answerUnknownFeature(asked, given)
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      500,
      text,
      'application/json',
    ])
  })

  it('leaves an answer as it is', async () => {
    expect(await (await answerUnknownFeature(path, Response.json(true))).json()).toBe(true)
  })
})
