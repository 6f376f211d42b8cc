import {
  formatAmount,
  formatGibibytes,
  formatMebibytes,
  t,
  tn,
  type CellDescriptor,
  type Column,
  type Facet,
} from '@stratus/widgets'
import { ageCell } from '../../../list/age-cell.js'
import type { Told } from '../../../list/use-one-by-one.js'
import { quotaCell } from '../../../quota/use-in-words.js'
import { nameColumn, type ProjectRow } from '../projects/project.js'
import { fullest, type QuotaName, type Standing } from './standing.js'
import { sentences } from '../../../stores/sentences.js'

/** A project of the user's, at a glance. */
export interface MyProject extends ProjectRow {
  readonly told: Told<Standing>
}

interface Figure {
  readonly name: QuotaName
  /** English, key of its translation. */
  readonly label: string
  readonly words: (amount: number) => string
}

/** @texts labels: English, keys of their translations. */
const figures: readonly Figure[] = [
  { name: 'instances', label: 'Instances', words: formatAmount },
  { name: 'cores', label: 'vCPUs', words: formatAmount },
  { name: 'ram', label: 'RAM', words: formatMebibytes },
  { name: 'volumes', label: 'Volumes', words: formatAmount },
  { name: 'gigabytes', label: 'Volume Storage', words: formatGibibytes },
]

const standingOf = ({ told }: MyProject): Standing | null => (told.kind === 'told' ? told.what : null)

/** What stands in the way, in a few words. */
function stateCell({ told }: MyProject): CellDescriptor {
  switch (told.kind) {
    case 'waiting':
      return { text: t('Asking…'), tone: 'neutral', icon: 'progress' }
    case 'refused':
      return { text: t('Not told: %s', [told.reason]), tone: 'warning', icon: 'warning', title: told.reason }
    case 'told': {
      const { failed, missing } = told.what
      if (failed.length)
        return { text: tn('%s in error', '%s in error', failed.length), tone: 'danger', icon: 'danger' }
      if (missing.length) return { text: sentences(...missing), tone: 'warning', icon: 'warning' }
      return { text: t('No errors'), tone: 'success', icon: 'success' }
    }
  }
}

/** What wants to be looked at comes first: refused ones, then those with errors. */
const urgency = ({ told }: MyProject): number =>
  told.kind === 'refused' ? Infinity : told.kind === 'told' ? told.what.failed.length : -1

/** @param href address of a project's details */
export function myProjectColumns(href: (project: MyProject) => string): Column<MyProject>[] {
  return [
    nameColumn(href),
    { id: 'domain_name', title: t('Domain Name'), priority: 4, hidden: true, value: ({ domain_name }) => domain_name },
    { id: 'state', title: t('State'), type: 'number', align: 'start', value: urgency, cell: stateCell },
    {
      id: 'fullest',
      title: t('Fullest quota'),
      type: 'number',
      priority: 2,
      value: (project) => {
        const standing = standingOf(project)
        return standing && fullest(standing)
      },
      cell: (project) => {
        const standing = standingOf(project)
        return standing && t('%s %', [Math.round(fullest(standing) * 100)])
      },
    },
    ...figures.map(({ name, label, words }): Column<MyProject> => ({
      id: name,
      title: t(label),
      type: 'number',
      priority: name === 'instances' ? 2 : 3,
      value: (project) => standingOf(project)?.quotas[name]?.used ?? null,
      cell: (project) => quotaCell(standingOf(project)?.quotas[name], words),
    })),
    {
      id: 'latest',
      title: t('Last made'),
      priority: 3,
      type: 'timestamp',
      value: (project) => standingOf(project)?.latest[0]?.created ?? null,
      cell: (project) => ageCell(standingOf(project)?.latest[0]?.created ?? null),
    },
  ]
}

export const myProjectFacets: readonly Facet[] = [{ name: 'name', label: 'Project Name', singleton: true }]
