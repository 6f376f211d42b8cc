import { describe, expect, it } from 'vitest'
import { words as imageWords } from './glance/images/texts.js'
import { operations } from './nova/instances/operations.js'

const plurals = [
  ...Object.values(imageWords).flatMap((words) => Object.values(words)),
  ...Object.values(operations).flatMap(({ success, words }) => [success, ...(words ? Object.values(words) : [])]),
]

const holes = (text: string) => text.match(/%s|%\(\w+\)s|\{\w+\}/g) ?? []

describe('texts of the panels', () => {
  it('E-TXT-03 have the same placeholders for one and for several', () => {
    expect(plurals.length).toBeGreaterThan(30)
    for (const [one, other] of plurals) expect([other, holes(other)]).toEqual([other, holes(one)])
  })

  it('E-TXT-03 are those of the specification, in both forms', () => {
    expect(imageWords.delete).toMatchObject({
      success: ['Deleted Image: %s.', 'Deleted Images: %s.'],
      failure: ['Unable to delete Image: %s.', 'Unable to delete Images: %s.'],
      refused: ['You are not allowed to delete images: %s', 'You are not allowed to delete images: %s'],
    })
    expect(imageWords.delete.body[0]).toBe('You have selected "%s". Deleted image is not recoverable.')
  })
})
