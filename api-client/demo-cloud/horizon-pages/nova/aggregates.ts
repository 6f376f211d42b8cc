import type { Answer } from '../../call.js'
import { Refusal } from '../../handler.js'
import {
  addHost,
  createAggregate,
  removeAggregate,
  removeHost,
  updateAggregate,
} from '../../handlers/nova/aggregates.js'
import { computeServices } from '../../handlers/nova/hosts.js'
import type { AggregateRow } from '../../world/tables/nova.js'
import { demandAdmin, field, type PageContext, type PageRoute } from '../context.js'
import type { Field } from '../templates/form-fields.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'
import { tablesRoute } from '../templates/table-routes.js'
import type { HorizonTable } from '../templates/markup.js'

const page = '/admin/aggregates/'
const newHosts = 'add_host_to_aggregate'
const itsHosts = 'manageaggregatehostsaction'

/** Host aggregates and, below them, the availability zones. */
export const aggregateRoutes: readonly PageRoute[] = [
  tablesRoute(/^\/admin\/aggregates\/$/, 'Host Aggregates', [
    {
      box: 'host-aggregates',
      table: aggregates,
      verbs: ({ cloud }) => ({
        delete: {
          past: 'Deleted Host Aggregate',
          present: 'delete host aggregate',
          run: (id) => removeAggregate(cloud.world, id),
        },
      }),
    },
    { box: 'availability-zones', table: zones, verbs: () => ({}) },
  ]),
  formRoute(/^\/admin\/aggregates\/create\/$/, {
    title: 'Create Host Aggregate',
    submit: 'Create Host Aggregate',
    help: [
      'Host aggregates divide an availability zone into logical units by grouping together hosts. Create a host aggregate then select the hosts contained in it.',
    ],
    next: page,
    find: demandAdmin,
    fields: (context) => [...facts(), hosts(context, newHosts, 'Selected hosts', [])],
    save(context) {
      const { cloud, form, say } = context
      return told(context, `Unable to create host aggregate "${field(form, 'name')}".`, () => {
        const { id, name } = createAggregate(cloud.world, typed(context))
        for (const host of chosen(context, newHosts)) addHost(cloud.world, id, host)
        say('success', `Created new host aggregate "${name}".`)
      })
    },
  }),
  aggregateForm('update', {
    title: 'Edit Host Aggregate',
    submit: 'Submit',
    help: [
      'Host aggregates divide an availability zone into logical units by grouping together hosts. Edit the aggregate host to select hosts contained in it.',
    ],
    fields: (_, aggregate) => facts(aggregate),
    save: (context, { id }) =>
      told(context, 'Unable to update the aggregate.', () => {
        const { name } = updateAggregate(context.cloud.world, id, typed(context))
        context.say('success', `Successfully updated aggregate: "${name}."`)
      }),
  }),
  aggregateForm('manage_hosts', {
    title: 'Add/Remove Hosts to Aggregate',
    submit: 'Save',
    fields: (context, aggregate) => [hosts(context, itsHosts, 'Selected Hosts', aggregate.hosts)],
    save: (context, aggregate) =>
      told(context, 'Error when adding or removing hosts.', () => {
        const { world } = context.cloud
        const wanted = chosen(context, itsHosts)
        for (const host of aggregate.hosts) if (!wanted.includes(host)) removeHost(world, aggregate.id, host)
        for (const host of wanted) if (!aggregate.hosts.includes(host)) addHost(world, aggregate.id, host)
        context.say('success', 'The Aggregate was updated.')
      }),
  }),
]

function aggregateForm(
  path: string,
  spec: Pick<FormSpec<AggregateRow>, 'title' | 'submit' | 'help' | 'fields' | 'save'>,
): PageRoute {
  return formRoute<AggregateRow>(new RegExp(`^/admin/aggregates/(\\d+)/${path}/$`), {
    ...spec,
    next: page,
    gone: 'Unable to retrieve the aggregate to be updated.',
    find(context) {
      demandAdmin(context)
      return context.cloud.world.db.nova.aggregates.get(context.params[0] ?? '')
    },
  })
}

const facts = (aggregate?: AggregateRow): Field[] => [
  { name: 'name', label: 'Name', required: true, value: aggregate?.name },
  { name: 'availability_zone', label: 'Availability Zone', value: aggregate?.availability_zone ?? '' },
]

const hosts = ({ cloud }: PageContext, name: string, label: string, members: readonly string[]): Field => ({
  name,
  label,
  kind: 'members',
  value: members.join(','),
  options: computeServices(cloud.world).map(({ host }) => [host, host]),
})

const typed = ({ form }: PageContext) => ({
  name: field(form, 'name').trim(),
  availability_zone: field(form, 'availability_zone').trim() || null,
})

const chosen = ({ form }: PageContext, slug: string) => form.getAll(`${slug}_role_member`).map(String)

/** As Horizon: what is refused is said, and the form closes. */
function told({ say }: PageContext, failure: string, run: () => void): string | Answer {
  try {
    run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say('error', failure)
  }
  return ''
}

function aggregates(context: PageContext): HorizonTable {
  demandAdmin(context)
  return {
    name: 'host_aggregates',
    path: page,
    columns: ['Name', 'Availability Zone', 'Hosts', 'Metadata'].map((title) => ({ title })),
    stateColumn: -1,
    detail: false,
    still: true,
    actions: [
      { name: 'create', label: 'Create Host Aggregate', href: `${page}create/` },
      { name: 'delete', label: 'Delete Host Aggregates', danger: true },
    ],
    rows: context.cloud.world.db.nova.aggregates.all().map(({ id, name, availability_zone, metadata, ...row }) => ({
      id,
      name,
      state: 'status_up',
      cells: [
        name,
        availability_zone ?? '-',
        row.hosts,
        Object.entries(metadata).map(([key, value]) => `${key} = ${value}`),
      ],
      actions: [
        { name: 'update', label: 'Edit Host Aggregate', href: `${page}${id}/update/`, modal: true },
        { name: 'manage', label: 'Manage Hosts', href: `${page}${id}/manage_hosts/`, modal: true },
        ...(row.hosts.length ? [] : [{ name: 'delete', label: 'Delete Host Aggregate', danger: true }]),
      ],
    })),
  }
}

function zones({ cloud }: PageContext): HorizonTable {
  const { services } = cloud.world.db.nova
  const names = [...new Set(services.all().map(({ zone }) => zone))].sort()
  return {
    name: 'availability_zones',
    path: page,
    columns: ['Availability Zone Name', 'Hosts', 'Available'].map((title) => ({ title })),
    stateColumn: -1,
    detail: false,
    still: true,
    actions: [],
    rows: names.map((name) => ({
      id: name,
      name,
      state: 'status_up',
      cells: [
        name,
        [...new Set(services.filter(({ zone }) => zone === name).map(({ host }) => `${host} (Services Up)`))],
        'Yes',
      ],
      actions: [],
    })),
  }
}
