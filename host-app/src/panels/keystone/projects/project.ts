import type { Project } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { yesNoOptions } from '../../../list/translate-facets.js'
import { yesNo } from '../../../ui/yes-no.js'

export type { Project }

/** A project as the panel has it. */
export interface ProjectRow extends Project {
  /** The domain's id where its name may not be read. */
  readonly domain_name: string | null
  /** The session is in it. */
  readonly isCurrent: boolean
  /** The person who looks has a role in it. */
  readonly isOwn: boolean
}

/** A project's name; its id where it has none. */
export const nameOf = ({ name, id }: Pick<Project, 'name' | 'id'>) => name || id

/** @param href address of a project's details */
export const nameColumn = <Row extends ProjectRow>(href: (project: Row) => string): Column<Row> => ({
  id: 'name',
  title: t('Name'),
  rowHeader: true,
  value: nameOf,
  cell: (project) => ({
    text: nameOf(project),
    href: href(project),
    badge: project.isCurrent ? t('Current') : undefined,
  }),
})

/** The columns of Horizon's own page, in order. `href`: address of a project's details. */
export function projectColumns(href: (project: Project) => string): Column<ProjectRow>[] {
  return [
    nameColumn(href),
    { id: 'description', title: t('Description'), priority: 2, value: ({ description }) => description },
    {
      id: 'id',
      title: t('Project ID'),
      // Room for all of its 32 signs: it is what one comes for.
      width: 280,
      value: ({ id }) => id,
      cell: ({ id }) => ({ text: id, mono: true }),
    },
    { id: 'domain_name', title: t('Domain Name'), priority: 2, value: ({ domain_name }) => domain_name },
    { id: 'enabled', title: t('Enabled'), value: ({ enabled }) => yesNo(enabled) },
  ]
}

/** Facets of the projects panel: the server knows them too, for a list that wants a search first. */
export const projectFacets: readonly Facet[] = [
  { name: 'name', label: 'Project Name', singleton: true },
  { name: 'id', label: 'Project ID', singleton: true },
  { name: 'enabled', label: 'Enabled', singleton: true, options: yesNoOptions },
]

export const projectFacetNames = projectFacets.map(({ name }) => name)
