import { parseAddress, parseCidr } from '../../../rules/addressing.js'
import { reaches } from '../../handlers/neutron/routers.js'
import type { RouterRow } from '../../world/tables/neutron.js'
import { field, ownProject, type PageContext, type PageRoute } from '../context.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'
import { nameOrId } from '../templates/markup.js'
import { addInterface, createRouter } from './topology-forms.js'

export const page = '/project/routers/'
const gone = 'Unable to retrieve router details.'
const id = String.raw`([\da-f-]{36})`

/** The router of an address: of the project, or any for administrators, to whom Neutron gives it by its id. */
export function routerOf(context: PageContext): RouterRow | undefined {
  const router = context.cloud.world.db.neutron.routers.get(context.params[0] ?? '')
  return router?.project_id === ownProject(context) || context.session?.isAdmin ? router : undefined
}

const toTab = (tab: string) => (context: PageContext) => `${page}${context.params[0] ?? ''}/?tab=router_details__${tab}`

/** A form about a router of the project, which members may change. */
function routerForm(
  path: string,
  failure: string | ((router: RouterRow) => string),
  spec: Pick<FormSpec<RouterRow>, 'title' | 'submit' | 'help' | 'next' | 'fields' | 'save'>,
): PageRoute {
  return formRoute<RouterRow>(new RegExp(`^/(?:project|admin)/routers/${id}/${path}$`), {
    ...spec,
    find: routerOf,
    gone,
    save(context, router) {
      if (context.policy?.allows('network', 'update_router')) return spec.save(context, router)
      context.say('error', typeof failure === 'string' ? failure : failure(router))
      return ''
    },
  })
}

export const routerFormRoutes: readonly PageRoute[] = [
  formRoute(/^\/project\/routers\/create\/$/, { ...createRouter, next: page }),
  routerForm('update', ({ name }) => `Failed to update router ${name}`, {
    title: 'Edit Router',
    submit: 'Save Changes',
    help: ['You may update the editable properties of your router here.'],
    next: page,
    fields: (_, { name, admin_state_up }) => [
      { name: 'name', label: 'Name', value: name },
      {
        name: 'admin_state',
        label: 'Enable Admin State',
        kind: 'checkbox',
        value: admin_state_up ? 'on' : '',
        help: 'If checked, the router will be enabled.',
      },
    ],
    save({ cloud, form, say }, router) {
      const name = field(form, 'name').trim()
      cloud.world.db.neutron.routers.update(router.id, { name, admin_state_up: form.has('admin_state') })
      say('success', `Router ${nameOrId({ id: router.id, name })} was successfully updated.`)
      return ''
    },
  }),
  routerForm('setgateway', 'Failed to set gateway.', {
    title: 'Set Gateway',
    submit: 'Submit',
    help: [
      'You can connect a specified external network to the router. The external network is regarded as a default route of the router and the router acts as a gateway for external connectivity.',
    ],
    next: page,
    fields: ({ cloud }) => [
      {
        name: 'network_id',
        label: 'External Network',
        kind: 'select',
        required: true,
        options: [
          ['', 'Select network'],
          ...cloud.world.db.neutron.networks
            .filter(({ external }) => external)
            .map(({ id: network, name }) => [network, name] as const),
        ],
      },
      { name: 'enable_snat', label: 'Enable SNAT', kind: 'checkbox', value: 'on' },
    ],
    save({ cloud, form, say }, router) {
      const external_gateway_info = {
        network_id: field(form, 'network_id'),
        enable_snat: form.has('enable_snat'),
        external_fixed_ips: [],
      }
      cloud.world.db.neutron.routers.update(router.id, { external_gateway_info })
      say('success', 'Gateway interface is added')
      return ''
    },
  }),
  formRoute(new RegExp(`^/project/routers/${id}/addinterface$`), { ...addInterface, next: toTab('interfaces') }),
  routerForm('addrouterroute', 'Failed to add route.', {
    title: 'Add Static Route',
    submit: 'Submit',
    help: [
      'Add static route to the router.',
      'Next Hop IP must be a part of one of the subnets to which the router interfaces are connected.',
    ],
    next: toTab('extraroutes'),
    fields: () => [
      { name: 'destination', label: 'Destination CIDR', required: true },
      { name: 'nexthop', label: 'Next Hop', required: true },
    ],
    save({ cloud, form, say }, router) {
      const [destination, nexthop] = [field(form, 'destination').trim(), field(form, 'nexthop').trim()]
      if (!parseCidr(destination)) return { destination: 'Incorrect format for IP address' }
      if (!parseAddress(nexthop)) return { nexthop: 'Incorrect format for IP address' }
      const { db } = cloud.world
      if (!reaches(db, router, nexthop)) {
        say('error', `Invalid format for routes: [], the nexthop is not connected with router.`)
        return ''
      }
      db.neutron.routers.update(router.id, { routes: [...router.routes, { destination, nexthop }] })
      say('success', 'Static route added')
      return ''
    },
  }),
]
