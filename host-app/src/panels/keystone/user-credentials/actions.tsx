import type { FormName } from '@stratus/api-client/forms'
import { ownCredentialCan, userCredentialCan, userCredentialPolicies } from '@stratus/api-client/rules'
import type { Gate } from '@stratus/api-client'
import { nothingDone } from '../../../actions/action-result.js'
import type { Action, PageAction, PanelActions } from '../../../actions/action.js'
import { call, fillsForm, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { UserCredential, Whose } from './user-credential.js'

const parts = {
  own: {
    table: 'settings/credentials/',
    create: 'keystone.createOwnCredential',
    edit: 'keystone.editOwnCredential',
  },
  all: {
    table: 'identity/credentials/',
    create: 'keystone.createUserCredential',
    edit: 'keystone.editUserCredential',
  },
} as const satisfies Readonly<Record<Whose, { table: string; create: FormName; edit: FormName }>>

const words = {
  ...deletionWords(['User Credential', 'User Credentials'], ['user credential', 'user credentials']),
  body: [
    'You have selected "%s". Its secret is deleted with it and cannot be told again: what signs in with it cannot any more.',
    'You have selected "%s". Their secrets are deleted with them and cannot be told again: what signs in with them cannot any more.',
  ],
} as const

const show = (whose: Whose): Action<UserCredential> => ({
  id: 'show',
  label: 'Show Data',
  icon: 'eye',
  does: opens(async (_, credential) => {
    const { SecretData } = await import('./SecretData.js')
    return (close) => <SecretData {...{ credential, whose }} onClose={() => close(nothingDone)} />
  }),
})

type Rules = typeof userCredentialCan | typeof ownCredentialCan

/** @param suffix of their ids, where the same is offered under two gates */
function changes(whose: Whose, can: Rules, suffix = ''): readonly Action<UserCredential>[] {
  const { table, edit } = parts[whose]
  return [
    {
      id: `edit${suffix}`,
      label: 'Edit User Credential',
      icon: 'pencil',
      ...can.edit,
      does: fillsForm(edit, ({ id }) => ({ id })),
    },
    {
      id: `delete${suffix}`,
      label: 'Delete User Credential',
      many: 'Delete User Credentials',
      icon: 'trash',
      danger: true,
      ...can.delete,
      does: call(
        // A refusal of Horizon's names the row by its secret.
        ({ host: { client } }, { id }) =>
          mustTableAction(client, { table, name: ['credentialstable', 'delete'] }, id, ''),
        { outcome: 'deleted', words },
      ),
    },
  ]
}

const creation = (whose: Whose, gate: Gate, suffix = ''): PageAction<UserCredential> => ({
  id: `create${suffix}`,
  label: 'Create User Credential',
  icon: 'plus',
  primary: true,
  palette: true,
  ...gate,
  does: fillsForm(parts[whose].create, () => ({}), { changes: 'list' }),
})

const { create } = userCredentialPolicies
const inFront = { horizonPages: true } as const

/** Everything that can be done with user credentials; Horizon asks more of whose they are than Keystone does. */
export const userCredentialActions: Readonly<Record<Whose, PanelActions<UserCredential>>> = {
  all: {
    type: resourceTypes.userCredential,
    page: [creation('all', { policy: create })],
    items: [show('all'), ...changes('all', userCredentialCan)],
  },
  own: {
    type: resourceTypes.userCredential,
    page: [creation('own', { policy: create, ...inFront }), creation('own', { withoutHorizon: true }, '-own')],
    items: [
      show('own'),
      ...changes('own', userCredentialCan).map((action) => ({ ...action, ...inFront })),
      ...changes('own', ownCredentialCan, '-own'),
    ],
  },
}
