import type { DeleteRequest, DeleteResult } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { volumeActions } from '../panels/cinder/volumes/actions.js'
import { words as imageWords } from '../panels/glance/images/texts.js'
import { userActions } from '../panels/keystone/users/actions.js'
import { wordsOf } from './testing.js'
import type { NamedItem } from './context.js'
import { runAction, type ActionHelpers } from './run-action.js'
import type { ActionWords } from './words.js'
import { UnknownOutcome } from './unknown-outcome.js'
import { leftSelected } from '../list/use-batch-selection.js'

const words: ActionWords = {
  title: ['Confirm Delete Image', 'Confirm Delete Images'],
  body: ['You have selected "%s". One.', 'You have selected "%s". Many.'],
  submit: ['Delete Image', 'Delete Images'],
  success: ['Deleted Image: %s.', 'Deleted Images: %s.'],
  failure: ['Unable to delete Image: %s.', 'Unable to delete Images: %s.'],
  refused: ['You are not allowed to delete images: %s', 'You are not allowed to delete images: %s'],
}

/** Stands in for the dialog: agrees (or not) and runs for every item, as the element does. */
function helpers({ agree = true } = {}) {
  const asked: DeleteRequest<NamedItem>[] = []
  const said: string[] = []
  const ask = async <Item extends NamedItem>(request: DeleteRequest<Item>): Promise<DeleteResult<Item>> => {
    asked.push(request as unknown as DeleteRequest<NamedItem>)
    const notAllowed = request.notAllowed ?? []
    if (!agree) return { outcome: 'cancelled', pass: [], fail: [], left: [], notAllowed }
    const outcomes = await Promise.all(
      request.items.map(async (item) => {
        try {
          await request.run(item)
          return { item, error: null }
        } catch (error) {
          return { item, error }
        }
      }),
    )
    return {
      outcome: 'done',
      pass: outcomes.filter(({ error }) => !error).map(({ item }) => item),
      fail: outcomes.filter(({ error }) => error),
      left: [],
      notAllowed,
    }
  }
  const say: ActionHelpers['say'] = (type, text, more) =>
    void said.push([`${type}: ${text}`, more?.details].filter(Boolean).join(' | '))
  const given: ActionHelpers = { ask, say }
  return { ...given, asked, said }
}

const a = { id: '1', name: 'a' }
const b = { id: '2', name: null }
const c = { id: '3', name: '<b>c</b>' }

const action = {
  type: 'OS::Glance::Image',
  words,
  outcome: 'deleted' as const,
  run: async ({ id }: NamedItem) => {
    if (id === '2') throw new Error('in use')
  },
}

describe('an action that asks first', () => {
  it('P-IMG-36, W-TABLE-28 names what went, what failed with its reason, and what was not allowed', async () => {
    const { asked, said, ...rest } = helpers()
    const result = await runAction({ ...action, items: [a, b], refused: [c] }, rest)
    expect(asked[0]).toMatchObject({ title: 'Confirm Delete Images', submit: 'Delete Images', items: [a, b] })
    expect(asked[0]?.notAllowed, 'said once').toBeUndefined()
    expect(said).toEqual([
      'error: You are not allowed to delete images: <b>c</b>',
      'success: Deleted Image: a.',
      'error: Unable to delete Image: 2. | 2: in use',
    ])
    expect(result).toEqual({
      created: [],
      updated: [],
      deleted: [{ type: 'OS::Glance::Image', id: '1' }],
      failed: [{ type: 'OS::Glance::Image', id: '2' }],
    })
  })

  it('P-IMG-36 speaks of one and of several', async () => {
    const one = helpers()
    await runAction({ ...action, items: [a] }, one)
    expect(one.asked[0]).toMatchObject({ title: 'Confirm Delete Image', body: 'You have selected "%s". One.' })
    const two = helpers()
    await runAction({ ...action, items: [a, c] }, two)
    expect(two.said).toEqual(['success: Deleted Images: a, <b>c</b>.'])
  })

  it.each([
    ['images', imageWords.delete, 'Deleted Images: ', '.', 'Unable to delete Images: '],
    ['volumes', wordsOf(volumeActions, 'delete'), 'Deleting volumes ', '', 'Unable to delete Volumes: '],
    ['users', wordsOf(userActions, 'delete'), 'Deleted Users: ', '.', 'Unable to delete Users: '],
  ] as const)(
    'issue 5: of 300 %s 207 fail: a message names the first ten; all of them, with what is wrong, are in its details',
    async (_, words, done, end, failed) => {
      const many = Array.from({ length: 300 }, (_, id) => ({ id: String(id), name: `i${id}` }))
      const given = helpers()
      const run = async ({ id }: NamedItem) => {
        if (Number(id) < 207) throw new Error('in use')
      }
      const result = await runAction({ ...action, words, items: many, run }, given)
      expect([result?.deleted.length, result?.failed.length]).toEqual([93, 207])
      const [passed = '', left = ''] = given.said
      expect(passed.split(' | ')[0]).toBe(
        `success: ${done}i207, i208, i209, i210, i211, i212, i213, i214, i215, i216 and 83 more${end}`,
      )
      expect(passed.split('\n')).toHaveLength(93)
      expect(left.split(' | ')[0]).toBe(`error: ${failed}i0, i1, i2, i3, i4, i5, i6, i7, i8, i9 and 197 more.`)
      expect(left.split('\n')).toHaveLength(207)
      expect(left).toMatch(/i206: in use$/)
      const ids = (things: readonly { readonly id: string }[] = []) => new Set(things.map(({ id }) => id))
      const all = ids(many)
      expect(leftSelected(all, all, ids(result?.deleted)), 'stay selected').toEqual(ids(result?.failed))
    },
  )

  it('P-INST-03 what the cloud does in its own time is a notice, not a success', async () => {
    const given = helpers()
    await runAction({ ...action, begins: true, items: [a, b] }, given)
    expect(given.said[0]).toBe('info: Deleted Image: a.')
  })

  it('one failure alone may have words of its own', async () => {
    const given = helpers()
    await runAction({ ...action, items: [a, b], failure: ({ id }) => `Unable to delete ${id}` }, given)
    expect(given.said.at(-1)).toBe('error: Unable to delete 2 | 2: in use')
  })

  it('issue 16: of what nobody heard, neither success nor failure is claimed, and its row is read again', async () => {
    const given = helpers()
    const run = async ({ id }: NamedItem) => {
      if (id === '2') throw new UnknownOutcome()
    }
    const result = await runAction({ ...action, run, items: [a, b] }, given)
    expect(given.said).toEqual([
      'success: Deleted Image: a.',
      'warning: The cloud did not say what came of it: 2. Look at the list.',
    ])
    expect(result).toMatchObject({ deleted: [{ id: '1' }], updated: [{ id: '2' }], failed: [] })
  })

  it('asks nothing when nothing is allowed, and does nothing when declined', async () => {
    const none = helpers()
    expect(await runAction({ ...action, items: [], refused: [a] }, none)).toBeNull()
    expect(none.asked).toEqual([])
    expect(none.said).toEqual(['error: You are not allowed to delete images: a'])
    const declined = helpers({ agree: false })
    expect(await runAction({ ...action, items: [a] }, declined)).toBeNull()
    expect(declined.said).toEqual([])
  })
})
