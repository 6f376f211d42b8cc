import { domainCan, domainPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm, opens } from '../../../actions/does.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import { domainOf, type Domain } from './domain.js'

const form = opens<Domain | null, Domain>(async ({ host: { client } }, listed) => {
  const [{ DomainForm }, domain] = await Promise.all([
    import('./DomainForm.js'),
    // Others may have changed it since it was listed.
    listed && domainOf(client, listed.id),
  ])
  return (close) => <DomainForm domain={domain} onClose={close} />
})

/** Everything that can be done with domains. */
export const domainActions: PanelActions<Domain> = {
  type: resourceTypes.domain,
  page: [
    {
      id: 'create',
      label: 'Create Domain',
      icon: 'plus',
      primary: true,
      palette: true,
      ...domainPolicies.create,
      does: form,
    },
  ],
  items: [
    { id: 'edit', label: 'Edit Domain', icon: 'pencil', ...domainCan.edit, does: form },
    {
      id: 'members',
      label: 'Manage Members',
      icon: 'users',
      ...domainCan.members,
      does: fillsForm('keystone.domainMembers', ({ id }: Domain) => ({ id })),
    },
    {
      id: 'groups',
      label: 'Modify Groups',
      icon: 'users',
      ...domainCan.groups,
      does: fillsForm('keystone.domainGroups', ({ id }: Domain) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete Domain',
      many: 'Delete Domains',
      icon: 'trash',
      danger: true,
      ...domainCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('keystone.domains.delete', { params: { id }, quiet: true }),
        {
          outcome: 'deleted',
          words: {
            ...deletionWords(['Domain', 'Domains']),
            // The results are in lower case (I-MSG-03).
            success: ['Deleted domain: %s.', 'Deleted domains: %s.'],
            failure: ['Unable to delete domain: %s.', 'Unable to delete domains: %s.'],
          },
        },
      ),
    },
  ],
}
