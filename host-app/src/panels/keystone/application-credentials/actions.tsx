import { openForm, formPath } from '@stratus/api-client/forms'
import { credentialCan, credentialPolicies } from '@stratus/api-client/rules'
import { nothingDone } from '../../../actions/action-result.js'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { Credential } from './credential.js'

const table = { table: 'identity/application_credentials/', name: ['application_credentials', 'delete'] } as const

const create = opens<null, Credential>(async ({ host: { client }, navigate, rows }) => {
  const [{ CreateCredential }, form, session, catalog] = await Promise.all([
    import('./CreateCredential.js'),
    openForm(client, 'keystone.createApplicationCredential', {}),
    client.session(),
    client.catalog(),
  ])
  if (!form) {
    // An operator has changed it: the cloud's own page has all that it asks for.
    void navigate(`/${formPath('keystone.createApplicationCredential', {})}`)
    return null
  }
  const taken = new Set(rows.flatMap(({ name }) => (name === null ? [] : [name])))
  return (close) => (
    <CreateCredential
      {...{ form, session, catalog, taken }}
      onClose={(id) =>
        close(
          id === null ? nothingDone : { ...nothingDone, created: [{ type: resourceTypes.applicationCredential, id }] },
        )
      }
    />
  )
})

/** Everything that can be done with application credentials. They are never changed: a new one is made. */
export const credentialActions: PanelActions<Credential> = {
  type: resourceTypes.applicationCredential,
  page: [
    {
      id: 'create',
      label: 'Create Application Credential',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: credentialPolicies.create,
      does: create,
    },
  ],
  items: [
    {
      id: 'delete',
      label: 'Delete Application Credential',
      many: 'Delete Application Credentials',
      icon: 'trash',
      danger: true,
      ...credentialCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, table, id), {
        outcome: 'deleted',
        words: deletionWords(
          ['Application Credential', 'Application Credentials'],
          ['application credential', 'application credentials'],
        ),
      }),
    },
  ],
}
