import { Refusal } from '../../handler.js'
import type { SnapshotRow, VolumeRow } from '../../world/tables/cinder.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Field } from '../templates/form-fields.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'

export const volumesPage = '/project/volumes/'
export const snapshotsPage = '/project/snapshots/'

const gone = { volume: 'Unable to retrieve volume details.', snapshot: 'Unable to retrieve volume snapshot.' }

type Spec<Item> = Omit<FormSpec<Item>, 'next' | 'find' | 'gone'> & { readonly next?: string }

const mine = <Row extends { readonly project_id: string }>(row: Row | undefined, { session }: PageContext) =>
  row && row.project_id === session?.project.id ? row : undefined

/** A form about one of the project's volumes; it leads back to their list. `path`: below the volume's own. */
export function volumeForm(path: string, spec: Spec<VolumeRow>): PageRoute {
  return formRoute<VolumeRow>(new RegExp(`^/project/volumes/([^/]+)/${path}$`), {
    next: volumesPage,
    ...spec,
    find: (context) => mine(context.cloud.world.db.cinder.volumes.get(context.params[0] ?? ''), context),
    gone: gone.volume,
  })
}

/** The same for administrators: any project's. */
export function adminVolumeForm(path: string, spec: Spec<VolumeRow>): PageRoute {
  return formRoute<VolumeRow>(new RegExp(`^/admin/volumes/([^/]+)/${path}$`), {
    next: '/admin/volumes/',
    ...spec,
    find: ({ cloud, params, session }) => {
      if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
      return cloud.world.db.cinder.volumes.get(params[0] ?? '')
    },
    gone: gone.volume,
  })
}

/** A form about one of the project's snapshots; its id is the last group of the path. */
export function snapshotForm(path: RegExp, spec: Spec<SnapshotRow>): PageRoute {
  return formRoute<SnapshotRow>(path, {
    next: snapshotsPage,
    ...spec,
    find: (context) => mine(context.cloud.world.db.cinder.snapshots.get(context.params.at(-1) ?? ''), context),
    gone: gone.snapshot,
  })
}

/** Name and description, as most of these forms begin. */
export function named(label: string, name = '', description: string | null = ''): Field[] {
  return [
    { name: 'name', label, value: name },
    { name: 'description', label: 'Description', kind: 'textarea', value: description ?? '' },
  ]
}

export const sentNames = ({ form }: PageContext) => ({
  name: field(form, 'name').trim(),
  description: field(form, 'description').trim() || null,
})
