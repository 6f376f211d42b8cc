import type { KeypairFormPlace } from './keypair-form-model.js'

interface DialogTexts {
  readonly title: string
  readonly submit: string
}

/** Words that differ between the panel and the launch wizard. English, keys of their translations. */
export const dialogTexts: Readonly<Record<KeypairFormPlace, Readonly<Record<'create' | 'import', DialogTexts>>>> = {
  panel: {
    create: { title: 'Create Key Pair', submit: 'Create Key Pair' },
    import: { title: 'Import Public Key', submit: 'Import Public Key' },
  },
  launch: {
    create: { title: 'Create Key Pair', submit: 'Create Key Pair' },
    import: { title: 'Import Key Pair', submit: 'Import Key Pair' },
  },
}
