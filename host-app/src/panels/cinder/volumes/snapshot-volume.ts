import type { Client } from '@stratus/api-client'
import type { Volume } from './volume.js'
import { sentences } from '../../../stores/sentences.js'

/** What a snapshot is called whose name nobody was asked for: the volume and the day. */
export function snapshotName({ name, id }: Pick<Volume, 'name' | 'id'>, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return `${(name || id).slice(0, 255 - day.length - 1)}-${day}`
}

/** Makes a snapshot by Horizon's form, which no JSON call stands for; rejects with what the cloud says against it. */
export async function snapshotVolume(
  client: Pick<Client, 'readForm' | 'sendForm'>,
  volume: Pick<Volume, 'name' | 'id'>,
  now = new Date(),
): Promise<void> {
  const path = `project/volumes/${encodeURIComponent(volume.id)}/create_snapshot/`
  const form = await client.readForm(path, ['name', 'description'])
  const result = await client.sendForm(form, { name: snapshotName(volume, now) })
  const told = result.messages.filter(({ type }) => type === 'error').map(({ text }) => text)
  if (result.ok && !told.length) return
  const wrong = result.ok ? [] : [...result.form.errors, ...result.form.fields.flatMap(({ errors }) => errors)]
  throw new Error(sentences(...told, ...wrong))
}
