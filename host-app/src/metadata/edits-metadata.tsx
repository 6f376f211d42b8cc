import type { Client } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import type { NamedItem } from '../actions/context.js'
import { opens, type Opens } from '../actions/does.js'
import { saveMetadata, type MetadataChange } from './metadata-change.js'

interface MetadataOf {
  /** English, key of its translation. */
  readonly heading: string
  /** Type code of the resource, also of its definitions. */
  readonly type: string
  read(client: Client, id: string): Promise<Readonly<Record<string, string>>>
  /** A quiet call: the dialog says what fails. */
  save(client: Client, id: string, change: { updated: MetadataChange['updated']; removed: string[] }): Promise<unknown>
}

/** Edits the metadata of an item, as they are when the dialog opens. */
export function editsMetadata<Item extends NamedItem>({ heading, type, read, save }: MetadataOf): Opens<Item> {
  return opens(async ({ host: { client } }, { id, name }) => {
    const [{ MetadataModal }, existing] = await Promise.all([import('./MetadataModal.js'), read(client, id)])
    const send = ({ updated, removed }: MetadataChange) => save(client, id, { updated, removed: [...removed] })
    return (close) => (
      <MetadataModal
        heading={t(heading)}
        name={name || id}
        type={type}
        id={id}
        existing={existing}
        save={(change) => saveMetadata(change, send, () => read(client, id))}
        onClose={close}
      />
    )
  })
}
