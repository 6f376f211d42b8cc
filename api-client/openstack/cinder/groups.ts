import { items, one, type Json } from '../json.js'
import { namesOf, projectNames } from '../project-names.js'
import { part, type AnswersOf, type Question } from '../question.js'
import { readTexts } from '../../schemas/fields.js'
import type { Services } from '../services.js'
import { volumeTypesOf } from './volume-types.js'

/** From here on groups and their snapshots tell their project; older services leave it out. */
export const groupVersion = '3.58'

const nobody: ReadonlyMap<unknown, string> = new Map()

const isOfAll = ({ query }: Pick<Question, 'query'>) => query.get('all_projects') === 'true'

/** Rows of the project, or of all with the name of each. */
async function listed({ services, query }: Pick<Question, 'services' | 'query'>, path: string, name: string) {
  const all = isOfAll({ query })
  const [rows, projects] = await Promise.all([
    services.all('volume', path, name, { query: all ? { all_tenants: 1 } : {}, microversion: groupVersion }),
    all ? projectNames(services) : nobody,
  ])
  return rows.map((row): Json => ({ ...row, project: projects.get(row['project_id']) ?? row['project_id'] }))
}

const groupsOf = (question: Pick<Question, 'services' | 'query'>) => listed(question, '/groups/detail', 'groups')
const snapshotsOf = (question: Pick<Question, 'services' | 'query'>) =>
  listed(question, '/group_snapshots/detail', 'group_snapshots')

/** For administrators also those that are not public. */
export const groupTypesOf = (services: Services): Promise<Json[]> =>
  services.all('volume', '/group_types', 'group_types', { query: { is_public: 'None' }, microversion: groupVersion })

export const groupSpecsPath = (type: string, key = ''): string =>
  `/group_types/${part(type)}/group_specs${key && `/${part(key)}`}`

/** One, with the name of its type. */
async function told({ services }: Pick<Question, 'services'>, path: string, name: string) {
  const [answer, types] = await Promise.all([
    services.get('volume', path, { microversion: groupVersion }),
    groupTypesOf(services).then(namesOf, () => nobody),
  ])
  const { group_type_id, group_type = group_type_id, ...rest } = one(answer, name)
  return { ...rest, group_type: types.get(group_type) ?? group_type }
}

export const groupAnswers: AnswersOf<'cinder.groups'> &
  AnswersOf<'cinder.groupSnapshots'> &
  AnswersOf<'cinder.groupTypes'> = {
  async 'cinder.groups.list'(question) {
    const [groups, types, snapshots] = await Promise.all([
      groupsOf(question),
      volumeTypesOf(question.services).then(namesOf, () => nobody),
      snapshotsOf(question).catch(() => []),
    ])
    const taken = new Set(snapshots.map((snapshot) => snapshot['group_id']))
    return items(
      groups.map((group) => ({
        ...group,
        volume_types: readTexts(group['volume_types']).map((type) => types.get(type) ?? type),
        has_snapshots: taken.has(group['id']) ? 'yes' : 'no',
      })),
    )
  },
  'cinder.groups.get': (question) => told(question, `/groups/${part(question.params.id)}`, 'group'),
  'cinder.groupSnapshots.get': (question) =>
    told(question, `/group_snapshots/${part(question.params.id)}`, 'group_snapshot'),
  async 'cinder.groupSnapshots.list'(question) {
    const [snapshots, groups] = await Promise.all([
      snapshotsOf(question),
      groupsOf(question).then(namesOf, () => nobody),
    ])
    return items(
      snapshots.map((snapshot) => ({ ...snapshot, group: groups.get(snapshot['group_id']) ?? snapshot['group_id'] })),
    )
  },
  'cinder.groupTypes.list': async ({ services }) =>
    items((await groupTypesOf(services)).map((type) => ({ ...type, public: type['is_public'] ? 'Yes' : 'No' }))),
  async 'cinder.groupTypes.specs'({ services, params }) {
    const answer = await services.get('volume', groupSpecsPath(params.id), { microversion: groupVersion })
    const specs = Object.entries(one(answer, 'group_specs'))
    return items(specs.map(([key, value]) => ({ id: part(key), key, value })))
  },
}
