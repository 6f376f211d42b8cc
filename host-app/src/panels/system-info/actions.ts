import { hostCan, processCan } from '@stratus/api-client/rules'
import type { Action, PanelActions } from '../../actions/action.js'
import { call, fillsForm, goesTo } from '../../actions/does.js'
import { mustTableAction } from '../../actions/horizon.js'
import type { ActionWords } from '../../actions/words.js'
import { paths, resourceTypes } from '../../paths.js'
import type { Process } from './process.js'

const type = resourceTypes.process
const host = ({ host: name }: Process) => name ?? ''
const runsInstances = ({ kind }: Process) => kind === 'nova-compute'

const enabled: Pick<ActionWords, 'success'> & { failure: string } = {
  success: ['Enabled Service: %s.', 'Enabled Services: %s.'],
  failure: 'Unable to enable the service.',
}

/** Of the compute service: those that run instances are taken out of use, with a reason. */
export const computeProcessActions: PanelActions<Process> = {
  type,
  items: [
    {
      id: 'disable',
      label: 'Disable Service',
      icon: 'pause',
      ...hostCan.disable,
      when: (process) => runsInstances(process) && process.enabled !== false,
      does: fillsForm('nova.disableHost', (process) => ({ id: host(process) })),
    },
    {
      id: 'enable',
      label: 'Enable Service',
      icon: 'play',
      ...hostCan.enable,
      when: (process) => runsInstances(process) && process.enabled === false,
      does: call(
        ({ host: { client } }, process) =>
          mustTableAction(
            client,
            { table: 'admin/hypervisors/', name: ['compute_host', 'enable'], next: 'admin/instances/' },
            host(process),
          ),
        { outcome: 'updated', ...enabled },
      ),
    },
  ],
}

const disabling = (body: string): ActionWords => ({
  title: ['Confirm Disable Service', 'Confirm Disable Services'],
  body: [body, body],
  submit: ['Disable Service', 'Disable Services'],
  success: ['Disabled Service: %s.', 'Disabled Services: %s.'],
  failure: ['Unable to disable service: %s.', 'Unable to disable services: %s.'],
  refused: ['You are not allowed to disable services: %s', 'You are not allowed to disable services: %s'],
})

/** A switch that only the services themselves have. */
function switches(
  table: 'cinder_services' | 'network_agents',
  rule: (typeof processCan)[keyof typeof processCan],
  body: string,
): Action<Process>[] {
  const press = (name: 'enable' | 'disable') => ({ table: 'admin/info/', name: [table, name] }) as const
  return [
    {
      id: 'disable',
      label: 'Disable Service',
      many: 'Disable Services',
      icon: 'pause',
      ...rule,
      when: (process) => process.enabled !== false,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, press('disable'), id), {
        outcome: 'updated',
        words: disabling(body),
        harmless: true,
      }),
    },
    {
      id: 'enable',
      label: 'Enable Service',
      many: 'Enable Services',
      icon: 'play',
      ...rule,
      when: (process) => process.enabled === false,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, press('enable'), id), {
        outcome: 'updated',
        ...enabled,
      }),
    },
  ]
}

export const volumeProcessActions: PanelActions<Process> = {
  type,
  items: switches(
    'cinder_services',
    processCan.switchVolumeService,
    'You have selected "%s". It takes no new work until it is enabled again; what it has begun goes on.',
  ),
}

export const networkProcessActions: PanelActions<Process> = {
  type,
  items: [
    {
      id: 'routers',
      label: 'View Routers',
      icon: 'router',
      when: ({ kind }) => kind === 'L3 agent',
      does: goesTo(({ id }) => paths.routersOn(id)),
    },
    ...switches(
      'network_agents',
      processCan.switchAgent,
      'You have selected "%s". Nothing new is given to a disabled agent; an L3 or DHCP agent also stops serving what it has.',
    ),
  ],
}

export const stackProcessActions: PanelActions<Process> = { type, items: [] }
