import { groupSpecsPath, groupTypesOf, groupVersion } from '../cinder/groups.js'
import { volumeTypesOf } from '../cinder/volume-types.js'
import { readTexts } from '../../schemas/fields.js'
import { type Json, nameOf, one, textOf, withoutEmpty } from '../json.js'
import { part } from '../question.js'
import {
  choice,
  choices,
  FieldErrors,
  form,
  idOf,
  ifTaken,
  lines,
  nameFields,
  type Field,
  type FormQuestion,
} from './service-form.js'

const microversion = groupVersion
const groupPath = (question: FormQuestion): string => `/groups/${part(idOf(question))}`
const typePath = (question: FormQuestion): string => `/group_types/${part(idOf(question))}`

const group = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('volume', groupPath(question), { microversion }), 'group')

const type = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('volume', typePath(question), { microversion }), 'group_type')

const snapshot = async ({ services, params }: FormQuestion): Promise<Json> =>
  one(await services.get('volume', `/group_snapshots/${part(params['id'] ?? '')}`, { microversion }), 'group_snapshot')

/** Name and description, of which the name is needed. */
const named = (label: string, thing?: Json): Field[] =>
  nameFields(label, thing).map((field) => ({ ...field, required: field.name === 'name' }))

/** It is reserved for what was made before there were groups. */
const reservedType = 'default_cgsnapshot_type'

const copy = (question: FormQuestion, source: Json): Promise<Json> =>
  question.services.post('volume', '/groups/action', { 'create-from-src': source }, { microversion })

/** Of a group's project; for whom the group is another project's, they are, too. */
const volumesBeside = ({ services }: FormQuestion, about: Json, ofAny: boolean): Promise<Json[]> => {
  const query = ofAny ? { all_tenants: 1, project_id: textOf(about, 'project_id') } : {}
  return services.all('volume', '/volumes/detail', 'volumes', { query, microversion })
}

/** The volumes that may be in a group, those that are first. */
const manageVolumes = (ofAny: boolean) =>
  form({
    title: 'Add/Remove Group Volumes',
    submit: 'Submit',
    help: [
      'Add/remove volumes to/from this group. Only volumes associated with the volume type(s) assigned to this group will be available for selection.',
    ],
    about: group,
    async fields(question, about) {
      const [volumes, types] = await Promise.all([
        volumesBeside(question, about, ofAny),
        volumeTypesOf(question.services),
      ])
      const allowed = new Set(readTexts(about['volume_types']))
      const names = new Set(types.filter(({ id }) => allowed.has(String(id))).map(nameOf))
      const isInside = (volume: Json) => volume['group_id'] === about['id']
      const fitting = volumes.filter(
        (volume) => isInside(volume) || (!volume['group_id'] && names.has(textOf(volume, 'volume_type'))),
      )
      return [
        {
          name: 'add_volumes_to_group_role_member',
          label: 'Selected volumes',
          type: 'select',
          multiple: true,
          choices: choices(fitting),
          value: fitting
            .filter(isInside)
            .map(({ id }) => id)
            .join('\n'),
        },
      ]
    },
    async save(question, { add_volumes_to_group_role_member: chosen }, about) {
      const wanted = new Set(lines(chosen))
      const volumes = await volumesBeside(question, about, ofAny)
      const inside = volumes.filter((volume) => volume['group_id'] === about['id']).map(({ id }) => String(id))
      const added = [...wanted].filter((id) => !inside.includes(id)).join(',')
      const removed = inside.filter((id) => !wanted.has(id)).join(',')
      const change = withoutEmpty({ add_volumes: added, remove_volumes: removed })
      if (Object.keys(change).length)
        await question.services.put('volume', groupPath(question), { group: change }, { microversion })
      return 'Updated volumes for group.'
    },
  })

const deleteGroup = form({
  title: 'Delete Group',
  submit: 'Delete Group',
  help: ['Volume groups can not be deleted if they contain volumes.'],
  about: group,
  fields: () => [{ name: 'delete_volumes', label: 'Delete Volumes', type: 'checkbox' }],
  async save(question, { delete_volumes }, about) {
    const action = { delete: { 'delete-volumes': Boolean(delete_volumes) } }
    await question.services.post('volume', `${groupPath(question)}/action`, action, { microversion })
    return `Deleting volume group "${nameOf(about)}"`
  },
})

/** What is done to groups of volumes, their snapshots and their types by forms. */
export const volumeGroupForms = {
  'cinder.createGroup': form({
    title: 'Create Group',
    submit: 'Create Group',
    help: [
      'Volume groups provide a mechanism for creating snapshots of multiple volumes at the same point-in-time to ensure data consistency.',
      'A volume group can support more than one volume type, but it can only contain volumes hosted by the same back end.',
    ],
    async fields({ services }) {
      const [groupTypes, types, zones] = await Promise.all([
        groupTypesOf(services),
        volumeTypesOf(services),
        services.all('volume', '/os-availability-zone', 'availabilityZoneInfo'),
      ])
      return [
        ...named('Name'),
        {
          name: 'group_type',
          label: 'Group Type',
          type: 'select',
          required: true,
          choices: [
            choice('', 'Select group type'),
            ...choices(groupTypes.filter((each) => each['name'] !== reservedType)),
          ],
        },
        {
          name: 'availability_zone',
          label: 'Availability Zone',
          type: 'select',
          choices: [choice('', 'Any Availability Zone'), ...zones.map((zone) => choice(textOf(zone, 'zoneName')))],
        },
        {
          name: 'add_vtypes_to_group_role_member',
          label: 'Selected volume types',
          type: 'select',
          multiple: true,
          choices: choices(types),
        },
      ]
    },
    async save({ services }, { name, description, group_type, availability_zone, ...more }) {
      const volume_types = lines(more['add_vtypes_to_group_role_member'])
      if (!volume_types.length)
        throw new FieldErrors({
          add_vtypes_to_group_role_member: 'At least one volume type must be assigned to a group.',
        })
      const given = withoutEmpty({ name, description, group_type, availability_zone, volume_types })
      await services.post('volume', '/groups', { group: given }, { microversion })
      return 'Created new volume group'
    },
  }),
  'cinder.editGroup': form({
    title: 'Edit Group',
    submit: 'Submit',
    help: ['Modify the name and description of a volume group.'],
    about: group,
    fields: (_, about) => named('Name', about),
    async save(question, { name = '', description = '' }) {
      await question.services.put('volume', groupPath(question), { group: { name, description } }, { microversion })
      return `Updating volume group "${name}"`
    },
  }),
  'cinder.groupVolumes': manageVolumes(false),
  'cinder.anyGroupVolumes': manageVolumes(true),
  'cinder.snapshotGroup': form({
    title: 'Create Group Snapshot',
    submit: 'Create Snapshot',
    help: [
      'Create a snapshot for each volume contained in the volume group.',
      'Snapshots can only be created for groups that contain volumes.',
    ],
    about: group,
    fields: () => named('Snapshot Name'),
    async save(question, { name = '', description }, about) {
      const group_snapshot = withoutEmpty({ group_id: about['id'], name, description })
      await question.services.post('volume', '/group_snapshots', { group_snapshot }, { microversion })
      return `Creating group snapshot "${name}".`
    },
  }),
  'cinder.cloneGroup': form({
    title: 'Clone Group',
    submit: 'Clone Group',
    help: ['Clone each of the volumes in the source group, and then add them to a newly created group.'],
    about: group,
    fields: () => named('Group Name'),
    async save(question, { name = '', description }, about) {
      await copy(question, withoutEmpty({ name, description, source_group_id: about['id'] }))
      return `Cloning volume group "${name}".`
    },
  }),
  'cinder.deleteGroup': deleteGroup,
  'cinder.deleteAnyGroup': deleteGroup,
  'cinder.restoreGroup': form({
    title: 'Create Volume Group',
    submit: 'Submit',
    help: ['Create a volume group that will contain newly created volumes cloned from each of the snapshots.'],
    about: snapshot,
    fields: () => named('Group Name'),
    async save(question, { name = '', description }, about) {
      await copy(question, withoutEmpty({ name, description, group_snapshot_id: about['id'] }))
      return `Creating group "${name}".`
    },
  }),
  'cinder.createGroupType': form({
    title: 'Create a Group Type',
    submit: 'Create Group Type',
    help: [
      'Group type is a type or label that can be selected at group creation time in OpenStack. It usually maps to a set of capabilities of the storage back-end driver to be used for this volume group.',
    ],
    fields: () => [
      ...named('Name').map((field) =>
        field.name === 'description' ? { ...field, name: 'group_type_description' } : field,
      ),
      { name: 'is_public', label: 'Public', type: 'checkbox', checked: true },
    ],
    async save({ services }, { name = '', group_type_description, is_public }) {
      const group_type = { name, description: group_type_description, is_public: Boolean(is_public) }
      await services
        .post('volume', '/group_types', { group_type }, { microversion })
        .catch(ifTaken('name', `Group type name "${name}" already exists.`))
      return `Successfully created group type: ${name}`
    },
  }),
  'cinder.editGroupType': form({
    title: 'Edit Group Type',
    submit: 'Edit',
    help: ['Modify group type name, description, and public status.'],
    about: type,
    fields: (_, about) => [
      ...named('Name', about),
      { name: 'is_public', label: 'Public', type: 'checkbox', checked: about['is_public'] === true },
    ],
    async save(question, { name = '', description = '', is_public }) {
      const group_type = { name, description, is_public: Boolean(is_public) }
      await question.services.put('volume', typePath(question), { group_type }, { microversion })
      return 'Successfully updated group type.'
    },
  }),
  'cinder.createGroupSpec': form({
    title: 'Create Group Type Spec',
    submit: 'Create',
    help: ['Create a new "spec" key-value pair for a group type.'],
    fields: () => [
      { name: 'key', label: 'Key', required: true, maxLength: 255 },
      { name: 'value', label: 'Value', required: true, maxLength: 255 },
    ],
    async save(question, { key = '', value = '' }) {
      await setSpec(question, key, value)
      return `Created group type spec "${key}".`
    },
  }),
  'cinder.editGroupSpec': form({
    title: 'Edit Group Type Spec Value',
    submit: 'Save',
    help: ['Update the "spec" value.'],
    async about(question) {
      const { key = '' } = question.params
      const answer = await question.services.get('volume', groupSpecsPath(idOf(question), key), { microversion })
      return { value: answer[key] }
    },
    fields: (_, about) => [
      { name: 'value', label: 'Value', value: textOf(about, 'value'), required: true, maxLength: 255 },
    ],
    async save(question, { value = '' }) {
      const { key = '' } = question.params
      await setSpec(question, key, value)
      return `Saved group type spec "${key}".`
    },
  }),
}

const setSpec = (question: FormQuestion, key: string, value: string): Promise<Json> =>
  question.services.post('volume', groupSpecsPath(idOf(question)), { group_specs: { [key]: value } }, { microversion })
