import { routerCan, routerPolicies } from '@stratus/api-client/rules'
import type { PolicyRule } from '@stratus/api-client'
import type { Action, PanelActions } from '../../../actions/action.js'
import type { NamedItem } from '../../../actions/context.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords, type ActionWords, type Plural } from '../../../actions/words.js'
import { resourceTypes, type Area } from '../../../paths.js'
import type { Router } from './router.js'

const remove = (area: Area): Action<Router> => ({
  id: 'delete',
  label: 'Delete Router',
  many: 'Delete Routers',
  icon: 'trash',
  danger: true,
  ...routerCan.delete,
  does: call(
    ({ host: { client } }, { id }) =>
      mustTableAction(client, { table: `${area}/routers/`, name: ['routers', 'delete'] }, id),
    { outcome: 'deleted', words: deletionWords(['Router', 'Routers']) },
  ),
})

const clearWords: ActionWords = {
  title: ['Confirm Clear Gateway', 'Confirm Clear Gateways'],
  body: [
    'You have selected "%s". Nothing behind it reaches the outside any more, and its floating IPs stop working. The address of the next gateway may be another one.',
    'You have selected "%s". Nothing behind them reaches the outside any more, and their floating IPs stop working. The addresses of the next gateways may be others.',
  ],
  submit: ['Clear Gateway', 'Clear Gateways'],
  success: ['Cleared Gateway: %s.', 'Cleared Gateways: %s.'],
  failure: ['Unable to clear gateway: %s.', 'Unable to clear gateways: %s.'],
  refused: ['You are not allowed to clear gateways: %s', 'You are not allowed to clear gateways: %s'],
}

/** Everything that can be done with routers; what cuts them off comes last. No JSON call does anything with one. */
export const routerActions: Readonly<Record<Area, PanelActions<Router>>> = {
  project: {
    type: resourceTypes.router,
    page: [
      {
        id: 'create',
        label: 'Create Router',
        icon: 'plus',
        primary: true,
        palette: true,
        policy: routerPolicies.create,
        does: fillsForm('neutron.createRouter', () => ({}), { changes: 'list' }),
      },
    ],
    items: [
      {
        id: 'gateway',
        label: 'Set Gateway',
        icon: 'link',
        ...routerCan.setGateway,
        when: ({ external_network }) => external_network === null,
        does: fillsForm('neutron.setGateway', ({ id }) => ({ id })),
      },
      {
        id: 'interface',
        label: 'Add Interface',
        icon: 'plus',
        ...routerCan.addInterface,
        does: fillsForm('neutron.addInterface', ({ id }) => ({ id })),
      },
      {
        id: 'route',
        label: 'Add Static Route',
        icon: 'plus',
        ...routerCan.addRoute,
        does: fillsForm('neutron.addRoute', ({ id }) => ({ id })),
      },
      {
        id: 'edit',
        label: 'Edit Router',
        icon: 'pencil',
        ...routerCan.edit,
        does: fillsForm('neutron.editRouter', ({ id }) => ({ id })),
      },
      {
        id: 'clear',
        label: 'Clear Gateway',
        many: 'Clear Gateways',
        icon: 'unlink',
        danger: true,
        ...routerCan.clearGateway,
        when: ({ external_network }) => external_network !== null,
        does: call(
          ({ host: { client } }, { id }) =>
            mustTableAction(client, { table: 'project/routers/', name: ['routers', 'clear'] }, id),
          {
            outcome: 'updated',
            words: clearWords,
          },
        ),
      },
      remove('project'),
    ],
  },
  admin: {
    type: resourceTypes.router,
    items: [
      {
        id: 'edit',
        label: 'Edit Router',
        icon: 'pencil',
        ...routerCan.edit,
        does: fillsForm('neutron.editAnyRouter', ({ id }) => ({ id })),
      },
      remove('admin'),
    ],
  },
}

const part = encodeURIComponent

/** An interface, a route: a part of a router. */
export type RouterPart = NamedItem

/** What can be done with the interfaces of a router. */
export const interfaceActions = (router: string): PanelActions<RouterPart> => ({
  type: resourceTypes.port,
  page: [
    {
      id: 'create',
      label: 'Add Interface',
      icon: 'plus',
      ...gateOf(routerCan.addInterface),
      does: fillsForm('neutron.addInterface', () => ({ id: router }), { changes: 'list' }),
    },
  ],
  items: [removePart(router, 'interfaces', ['Interface', 'Interfaces'], routerPolicies.removeInterface)],
})

/** What can be done with the static routes of a router. */
export const routeActions = (router: string): PanelActions<RouterPart> => ({
  type: resourceTypes.router,
  page: [
    {
      id: 'create',
      label: 'Add Static Route',
      icon: 'plus',
      ...gateOf(routerCan.addRoute),
      does: fillsForm('neutron.addRoute', () => ({ id: router }), { changes: 'list' }),
    },
  ],
  items: [removePart(router, 'extra_routes', ['Static Route', 'Static Routes'], routerPolicies.removeRoute)],
})

const gateOf = ({ policy }: { readonly policy: readonly PolicyRule[] }) => ({ policy })

function removePart(
  router: string,
  table: 'interfaces' | 'extra_routes',
  names: Plural,
  policy: readonly PolicyRule[],
): Action<RouterPart> {
  const tab = table === 'interfaces' ? 'interfaces' : 'extraroutes'
  return {
    id: 'delete',
    label: `Delete ${names[0]}`,
    many: `Delete ${names[1]}`,
    icon: 'trash',
    danger: true,
    policy,
    does: call(
      ({ host: { client } }, { id }) =>
        mustTableAction(
          client,
          {
            table: `project/routers/${part(router)}/?tab=router_details__${tab}`,
            name: [table, 'delete'],
            // Tabs come without messages.
            next: 'project/routers/',
          },
          id,
        ),
      { outcome: 'deleted', inTurn: true, words: deletionWords(names) },
    ),
  }
}
