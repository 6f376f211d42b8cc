import { expect, it } from 'vitest'
import { roleInWords } from './role-in-words.js'

it('I-PROJ-02 tells the two members apart that some clouds have', () => {
  expect(['member', '_member_'].map(roleInWords)).toEqual(['Member', 'Member (_member_)'])
})

it('I-PROJ-02 names roles in words', () => {
  expect(['admin', 'Reader', 'heat_stack_owner', 'load-balancer_member', '<b>'].map(roleInWords)).toEqual([
    'Administrator',
    'Reader (may look)',
    'Stack owner',
    'Load balancer member',
    '<b>',
  ])
})
