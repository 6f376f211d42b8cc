import { trunkCan, trunkPolicies } from '@stratus/api-client/rules'
import type { Action, PageAction, PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes, type Area } from '../../../paths.js'
import type { Trunk } from './trunk.js'

const loadWizard = async () => (await import('./TrunkWizard.js')).TrunkWizard

const create: PageAction<Trunk> = {
  id: 'create',
  label: 'Create Trunk',
  icon: 'plus',
  primary: true,
  palette: true,
  policy: trunkPolicies.create,
  does: opens(async () => {
    const TrunkWizard = await loadWizard()
    return (close) => <TrunkWizard trunk={null} onClose={close} />
  }),
}

const edit: Action<Trunk> = {
  id: 'edit',
  label: 'Edit Trunk',
  icon: 'pencil',
  ...trunkCan.edit,
  does: opens(async ({ host: { client }, navigate }, { id }) => {
    const [TrunkWizard, trunk] = await Promise.all([
      loadWizard(),
      // One that cannot be had sends the browser back (P-TRK-13); the client says why.
      client.call('neutron.trunks.get', { params: { id } }).catch((error: unknown) => {
        void navigate(-1)
        throw error
      }),
    ])
    return (close) => <TrunkWizard trunk={trunk} onClose={close} />
  }),
}

const remove: Action<Trunk> = {
  id: 'delete',
  label: 'Delete Trunk',
  many: 'Delete Trunks',
  icon: 'trash',
  danger: true,
  ...trunkCan.delete,
  does: call(({ host: { client } }, { id }) => client.call('neutron.trunks.delete', { params: { id }, quiet: true }), {
    outcome: 'deleted',
    words: deletionWords(['Trunk', 'Trunks']),
  }),
}

/** Everything that can be done with trunks; in the admin area they are neither made nor edited (P-TRK-11). */
export const trunkActions: Readonly<Record<Area, PanelActions<Trunk>>> = {
  project: { type: resourceTypes.trunk, page: [create], items: [edit, remove] },
  admin: { type: resourceTypes.trunk, items: [remove] },
}
