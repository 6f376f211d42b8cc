import { describe, expect, it } from 'vitest'
import { imageColumns } from './columns.js'
import { anImage } from './image-fixture.js'

const context = {
  ownerName: (id: string) => ({ p1: 'demo' })[id] ?? id,
  projectId: 'p1',
  apiVersion: '2',
  area: 'project',
  href: ({ id }: { id: string }) => `/ngdetails/OS::Glance::Image/${id}`,
} as const

/** Values of one image, by column. */
function shown(given: Parameters<typeof anImage>[0], ownerName: typeof context.ownerName | null = context.ownerName) {
  const image = anImage(given)
  return Object.fromEntries(imageColumns({ ...context, ownerName }).map((column) => [column.id, column.value?.(image)]))
}

describe('columns of the images panel', () => {
  it('P-IMG-01 P-IMG-06 are those of the panel, in order; of least weight are format, protection and type, then the owner, or the size of an image of any project', () => {
    const columns = imageColumns(context)
    expect(columns.map(({ title }) => title)).toEqual([
      'Owner',
      'Name',
      'Type',
      'Status',
      'Visibility',
      'Protected',
      'Disk Format',
      'Size',
    ])
    const leaving = (area: 'project' | 'admin') =>
      imageColumns({ ...context, area }).flatMap(({ id, priority = 1 }) => (priority > 1 ? [[id, priority]] : []))
    const least = [
      ['type', 3],
      ['protected', 3],
      ['disk_format', 3],
    ]
    expect(leaving('project')).toEqual([['owner', 2], ...least])
    expect(leaving('admin')).toEqual([...least, ['size', 2]])
  })

  it('P-IMG-04 the owner is a name, an id when nobody knows the name, and hidden without the policy', () => {
    expect(shown({}).owner).toBe('demo')
    expect(shown({ owner: 'p9' }).owner).toBe('p9')
    expect(shown({}, null)).not.toHaveProperty('owner')
  })

  it('P-IMG-06 P-IMG-07 P-IMG-13 shows an image in words', () => {
    expect(shown({ type: 'Snapshot', protected: true, disk_format: 'raw', container_format: 'docker' })).toMatchObject({
      name: 'cirros',
      type: 'Snapshot',
      status: 'Active',
      visibility: 'Private',
      protected: 'Yes',
      disk_format: 'DOCKER',
      size: 1048576,
    })
    expect(shown({ name: '', id: 'i9' }).name).toBe('i9')
  })

  it('P-IMG-10 a status nobody has heard of is shown as it came', () => {
    expect(shown({ status: 'pending_delete' }).status).toBe('Pending Delete')
    expect(shown({ status: 'of-tomorrow' }).status).toBe('of-tomorrow')
    expect(shown({ status: null }).status).toBe('')
  })
})
