import { t, type Column, type Facet } from '@stratus/widgets'
import { remembered } from '../../../stores/row-memory.js'
import type { Keypair } from './keypair.js'

/** The columns of Horizon's own page, in order. `href`: address of a key pair's details, with the web root. */
export function keypairColumns(href: (keypair: Keypair) => string): Column<Keypair>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: ({ name }) => name,
      cell: (keypair) => ({ text: keypair.name, href: href(keypair) }),
    },
    { id: 'type', title: t('Type'), priority: 2, value: ({ type }) => type },
    {
      id: 'fingerprint',
      title: t('Fingerprint'),
      priority: 3,
      value: ({ fingerprint }) => fingerprint,
      cell: ({ fingerprint }) => ({ text: fingerprint ?? '', mono: true }),
    },
  ]
}

export const keypairFacets: readonly Facet[] = [{ name: 'name', label: 'Name', singleton: true }]

/** What a tab keeps of the list: never a private key. */
export const rememberedKeypairs = remembered<Keypair>('keypairs', ['id', 'name', 'type', 'fingerprint', 'public_key'])
