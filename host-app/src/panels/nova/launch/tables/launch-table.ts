import type { Column, Facet, TransferLabels } from '@stratus/widgets'

/** One transfer table of the wizard, as data. Texts are English, keys of their translations. */
export interface LaunchTable<R extends object> {
  /** What is chosen: names the table for screen readers and its facets. */
  readonly columns: () => Column<R>[]
  readonly facets: readonly Facet[]
  /** What the facets look at. */
  facetFields(row: R): Readonly<Record<string, unknown>>
  rowName(row: R): string
  readonly labels: Partial<TransferLabels>
  /** How many can be allocated (L-SEL-06); -1: any number. */
  readonly max: 1 | -1
  /** The order of what is allocated matters, and can be changed. */
  readonly ordered?: true
}

/** Texts of a table from which one is taken, or several. */
export function tableLabels(noneAllocated: string, help: 'Select one' | 'Select one or more'): Partial<TransferLabels> {
  return { noneAllocated, availableHelp: help }
}

/** A facet with a choice of values. */
export function optionFacet(name: string, label: string, options: Readonly<Record<string, string>>): Facet {
  return { name, label, singleton: true, options: Object.entries(options).map(([key, text]) => ({ key, label: text })) }
}

/** A facet that is typed. */
export function textFacet(name: string, label: string): Facet {
  return { name, label, singleton: true }
}

export const yesNo = { false: 'No', true: 'Yes' } as const
