import type { Keypair } from '@stratus/api-client'

export type { Keypair }

/** Key types as people know them. English, keys of their translations. */
export const keyTypes = [
  { value: 'ssh', label: 'SSH Key' },
  { value: 'x509', label: 'X509 Certificate' },
] as const

export type KeyType = (typeof keyTypes)[number]['value']
