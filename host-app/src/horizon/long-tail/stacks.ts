import { stackCan } from '@stratus/api-client/rules'
import type { LongTailAction, PageForm, TableWay } from './action.js'

/** The part of a stack that its forms look at. */
interface StackItem {
  readonly id: string
  readonly status: string
}

const page = 'project/stacks/'
const way = (name: string): TableWay => ({ table: page, name: ['stacks', name] })

/** Row actions of Horizon's list of stacks, in its order: no JSON call does anything with a stack. */
export const stackLongTail: readonly LongTailAction<StackItem>[] = [
  { id: 'check', label: 'Check Stack', icon: 'check', way: way('check'), rule: stackCan.check },
  { id: 'suspend', label: 'Suspend Stack', icon: 'pause', way: way('suspend'), rule: stackCan.suspend },
  { id: 'resume', label: 'Resume Stack', icon: 'play', way: way('resume'), rule: stackCan.resume },
  {
    id: 'edit',
    label: 'Change Stack Template',
    icon: 'pencil',
    way: { form: ({ id }) => `${page}${encodeURIComponent(id)}/change_template` },
    rule: stackCan.edit,
  },
]

export const stackDeletion = way('delete')

/** Both lead from the template to the parameters it asks for. */
export const launchStack: PageForm = { label: 'Launch Stack', form: `${page}select_template` }
export const previewStack: PageForm = { label: 'Preview Stack', form: `${page}preview_template` }
