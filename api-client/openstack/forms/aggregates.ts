import { computeHosts } from '../compute-hosts.js'
import { one, textOf, withoutEmpty, type Json } from '../json.js'
import { part } from '../question.js'
import { readTexts } from '../../schemas/fields.js'
import { choice, form, ifTaken, lines, type Field, type FormQuestion } from './service-form.js'

const pathOf = ({ params }: FormQuestion): string => `/os-aggregates/${part(params['id'] ?? '')}`

const aggregate = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('compute', pathOf(question)), 'aggregate')

const act = (question: FormQuestion, action: Json): Promise<unknown> =>
  question.services.post('compute', `${pathOf(question)}/action`, action)

/** Hosts come one by one; when one is refused, none has come. */
async function addHosts(question: FormQuestion, hosts: readonly string[]): Promise<void> {
  const added: string[] = []
  try {
    for (const host of hosts) {
      await act(question, { add_host: { host } })
      added.push(host)
    }
  } catch (error) {
    for (const host of added) await act(question, { remove_host: { host } }).catch(() => undefined)
    throw error
  }
}

const about = (aggregate: Json = {}): Field[] => [
  { name: 'name', label: 'Name', value: textOf(aggregate, 'name'), required: true, maxLength: 255 },
  {
    name: 'availability_zone',
    label: 'Availability Zone',
    value: textOf(aggregate, 'availability_zone'),
    maxLength: 255,
  },
]

const hostsField = async (
  { services }: FormQuestion,
  name: string,
  chosen: readonly string[] = [],
): Promise<Field> => ({
  name,
  label: 'Selected hosts',
  type: 'select',
  multiple: true,
  value: chosen.join('\n'),
  choices: (await computeHosts(services)).map((host) => choice(host)),
})

const takenName = (name: string): string => `Aggregate ${name} already exists.`

/** Hosts in groups that share something, such as fast disks or a zone. */
export const aggregateForms = {
  'nova.createAggregate': form({
    title: 'Create Host Aggregate',
    submit: 'Create Host Aggregate',
    help: [
      'Host aggregates divide an availability zone into logical units by grouping together hosts. Create a host aggregate then select the hosts contained in it.',
    ],
    fields: async (question) => [...about(), await hostsField(question, 'add_host_to_aggregate_role_member')],
    async save(question, { name = '', availability_zone, add_host_to_aggregate_role_member }) {
      const { services } = question
      const wanted = { name, ...withoutEmpty({ availability_zone }) }
      const answer = await services
        .post('compute', '/os-aggregates', { aggregate: wanted })
        .catch(ifTaken('name', takenName(name)))
      const made = one(answer, 'aggregate')
      const ofMade = { ...question, params: { id: textOf(made, 'id') } }
      await addHosts(ofMade, lines(add_host_to_aggregate_role_member)).catch(async (error) => {
        // It would keep its name from the next try.
        await services.delete('compute', pathOf(ofMade)).catch(() => undefined)
        throw error
      })
      return `Created new host aggregate "${name}".`
    },
  }),
  'nova.editAggregate': form({
    title: 'Edit Host Aggregate',
    submit: 'Save',
    help: [],
    about: aggregate,
    fields: (_, thing) => about(thing),
    async save(question, { name = '', availability_zone = '' }, thing) {
      // A zone is taken off by its metadata only.
      const zone = availability_zone || !thing['availability_zone'] ? withoutEmpty({ availability_zone }) : {}
      await question.services
        .put('compute', pathOf(question), { aggregate: { name, ...zone } })
        .catch(ifTaken('name', takenName(name)))
      if (!availability_zone && thing['availability_zone'])
        await act(question, { set_metadata: { metadata: { availability_zone: null } } })
      return `Successfully updated aggregate: "${name}."`
    },
  }),
  'nova.manageAggregateHosts': form({
    title: 'Add/Remove Hosts to Aggregate',
    submit: 'Save',
    help: ['Add hosts to this aggregate or remove hosts from it. Hosts can be in multiple aggregates.'],
    about: aggregate,
    fields: async (question, thing) => [
      await hostsField(question, 'manageaggregatehostsaction_role_member', readTexts(thing['hosts'])),
    ],
    async save(question, { manageaggregatehostsaction_role_member }, thing) {
      const before = readTexts(thing['hosts'])
      const wanted = lines(manageaggregatehostsaction_role_member)
      // What may be refused comes first: then nothing has changed.
      await addHosts(
        question,
        wanted.filter((each) => !before.includes(each)),
      )
      for (const host of before.filter((each) => !wanted.includes(each))) await act(question, { remove_host: { host } })
      return 'The Aggregate was updated.'
    },
  }),
}
