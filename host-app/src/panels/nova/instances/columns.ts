import { formatAge, formatMediumDate, instanceStatus, t, toIsoDate, type Column } from '@stratus/widgets'
import { addressLines, type Instance } from './instance.js'
import { powerLabel, taskLabel } from './state-labels.js'

export interface InstanceColumnContext {
  /** Address of an instance's page, with the web root. */
  href(instance: Instance): string
  /** Milliseconds since the epoch, for ages. */
  now(): number
}

/** The columns of Horizon's own page, in order. */
export function instanceColumns({ href, now }: InstanceColumnContext): Column<Instance>[] {
  return [
    {
      id: 'name',
      title: t('Instance Name'),
      value: ({ label }) => label,
      cell: (instance) => ({
        text: instance.label,
        href: href(instance),
        mono: !instance.name,
        icon: instance.locked ? 'lock' : undefined,
        title: instance.locked ? t('Locked') : undefined,
      }),
    },
    { id: 'image', title: t('Image Name'), priority: 3, value: ({ image_label }) => image_label },
    {
      id: 'addresses',
      title: t('IP Address'),
      priority: 2,
      type: 'ip',
      value: ({ addresses }) => addresses.map(({ addr }) => addr),
      cell: (instance) => ({
        lines: addressLines(instance),
        mono: true,
        copy: instance.addresses.map(({ addr }) => addr).join('\n'),
      }),
    },
    { id: 'flavor', title: t('Flavor'), priority: 2, value: ({ flavor_label }) => flavor_label },
    { id: 'key_name', title: t('Key Pair'), priority: 4, value: ({ key_name }) => key_name },
    {
      id: 'status',
      title: t('Status'),
      whole: true,
      value: ({ status, task_state }) => instanceStatus(status, task_state).text,
      cell: ({ status, task_state }) => instanceStatus(status, task_state),
    },
    {
      id: 'availability_zone',
      title: t('Availability Zone'),
      priority: 5,
      value: ({ availability_zone }) => availability_zone,
    },
    // The status says what goes on; this is the step of it, in Nova's words.
    { id: 'task', title: t('Task'), priority: 3, hidden: true, value: ({ task_state }) => taskLabel(task_state) },
    { id: 'power', title: t('Power State'), priority: 4, value: ({ power_state }) => powerLabel(power_state) },
    {
      id: 'created',
      title: t('Age'),
      priority: 4,
      type: 'timestamp',
      value: ({ created }) => created,
      cell: ({ created }) => ({
        text: formatAge(created, now()),
        datetime: toIsoDate(created),
        title: formatMediumDate(created),
      }),
    },
  ]
}
