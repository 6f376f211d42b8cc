import { describe, expect, it } from 'vitest'
import type { Action } from '../actions/action.js'
import type { NamedItem } from '../actions/context.js'
import { wordsOf } from '../actions/testing.js'
import { snapshotActions } from './cinder/snapshots/actions.js'
import { words as imageWords } from './glance/images/texts.js'
import { domainActions } from './keystone/domains/actions.js'
import { groupActions } from './keystone/groups/actions.js'
import { roleActions } from './keystone/roles/actions.js'
import { userActions } from './keystone/users/actions.js'
import { policyActions } from './neutron/qos/actions.js'
import { flavorActions } from './nova/flavors/actions.js'
import { keypairActions } from './nova/key-pairs/actions.js'
import { serverGroupActions } from './nova/server-groups/actions.js'
import { panelActions } from './panel-actions.js'

const domainWords = wordsOf(domainActions, 'delete')
const groupWords = wordsOf(groupActions, 'delete')
const userWords = wordsOf(userActions, 'delete')
const flavorWords = wordsOf(flavorActions, 'delete')
const serverGroupWords = wordsOf(serverGroupActions, 'delete')
const keypairWords = wordsOf(keypairActions, 'delete')
const qosWords = wordsOf(policyActions, 'delete')
const roleWords = wordsOf(roleActions, 'delete')

/** What every panel of the register asks and says. */
const panels = await Promise.all(Object.values(panelActions).map((load) => load()))
const does = [...panels, snapshotActions].flatMap(({ items }) => items.map((item) => (item as Action<NamedItem>).does))
const plurals = does.flatMap((each) => {
  if (each.kind !== 'call') return []
  return [...(each.success ? [each.success] : []), ...(each.words ? Object.values(each.words) : [])]
})

const holes = (text: string) => text.match(/%s|%\(\w+\)s|\{\w+\}/g) ?? []

describe('texts of the panels', () => {
  it('E-TXT-03 have the same placeholders for one and for several', () => {
    expect(plurals.length).toBeGreaterThan(140)
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

  it('P-FLV-04 the texts of deleting flavors, for one and for several', () => {
    expect(flavorWords).toMatchObject({
      title: ['Confirm Delete Flavor', 'Confirm Delete Flavors'],
      body: [
        'You have selected "%s". Deleted flavor is not recoverable.',
        'You have selected "%s". Deleted flavors are not recoverable.',
      ],
      success: ['Deleted Flavor: %s.', 'Deleted Flavors: %s.'],
      failure: ['Unable to delete Flavor: %s.', 'Unable to delete Flavors: %s.'],
    })
  })

  it('E-TXT-03 those of key pairs, server groups and QoS policies, the last in lower case', () => {
    expect(keypairWords.body[0]).toBe('You have selected "%s". Deleted key pair is not recoverable.')
    expect(keypairWords.success[0]).toBe('Deleted Key Pair: %s.')
    expect(serverGroupWords.success[0]).toBe('Deleted Server Group: %s.')
    expect(qosWords).toMatchObject({
      title: ['Confirm Delete Policy', 'Confirm Delete Policies'],
      body: [
        'You have selected "%s". Deleted policy is not recoverable.',
        'You have selected "%s". Deleted policies are not recoverable.',
      ],
      submit: ['Delete Policy', 'Delete Policies'],
      success: ['Deleted policy: %s.', 'Deleted policies: %s.'],
      failure: ['Unable to delete policy: %s.', 'Unable to delete policies: %s.'],
    })
  })

  it('I-MSG-03 those of domains, in lower case, and of groups, roles and users', () => {
    expect(domainWords).toMatchObject({
      title: ['Confirm Delete Domain', 'Confirm Delete Domains'],
      body: [
        'You have selected "%s". Deleted domain is not recoverable.',
        'You have selected "%s". Deleted domains are not recoverable.',
      ],
      success: ['Deleted domain: %s.', 'Deleted domains: %s.'],
      failure: ['Unable to delete domain: %s.', 'Unable to delete domains: %s.'],
    })
    expect(domainWords.refused[1]).toBe('You are not allowed to delete domains: %s')
    for (const [words, one, other] of [
      [groupWords, 'Group', 'Groups'],
      [roleWords, 'Role', 'Roles'],
      [userWords, 'User', 'Users'],
    ] as const)
      expect(words).toMatchObject({
        body: [
          `You have selected "%s". Deleted ${one.toLowerCase()} is not recoverable.`,
          `You have selected "%s". Deleted ${other.toLowerCase()} are not recoverable.`,
        ],
        success: [`Deleted ${one}: %s.`, `Deleted ${other}: %s.`],
        failure: [`Unable to delete ${one}: %s.`, `Unable to delete ${other}: %s.`],
      })
  })
})
