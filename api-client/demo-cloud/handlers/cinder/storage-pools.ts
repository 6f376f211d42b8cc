/** Where volumes are kept. */
export const storagePools = ['demo-storage@demo#pool', 'demo-storage-2@demo#pool'] as const
