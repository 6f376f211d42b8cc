import { ApiError, type AnswerOf, type Client } from '@stratus/api-client'
import type { OwnedQuery } from '../../../list/narrow-owned.js'
import type { Area } from '../../../paths.js'
import type { Attachment, Volume } from './volume.js'

type Told = AnswerOf<'cinder.toldVolumes.list'>['items'][number]

const GiB = 1024 ** 3

/** Codes of statuses that pages do not write as they are. */
const hyphened = ['in-use', 'awaiting-transfer', 'backing-up', 'restoring-backup', 'error_backing-up']
const words = (code: string) => code.replace(/[-_]/g, ' ').toLowerCase()

const statusOf = (word: string | null): string | null =>
  word && (hyphened.find((code) => words(code) === words(word)) ?? word.toLowerCase().replace(/ /g, '_'))

const yesOrNo = (word: string | null): boolean | null => (word === 'Yes' ? true : word === 'No' ? false : null)

/** `/dev/vdb on vm-1`: the device, and the name of the instance; in other languages what it says. */
function attachmentOf(line: string): Attachment {
  const [, device = null, name = line] = /^(\/\S+) \S+ +(.+)$/.exec(line) ?? []
  return {
    id: null,
    attachment_id: null,
    server_id: null,
    volume_id: null,
    host_name: null,
    attached_at: null,
    device,
    instance_name: name,
  }
}

/** What a page tells of a volume, as the list would; what it does not tell is null. */
export function volumeOfPage(told: Told): Volume {
  const status = statusOf(told.status)
  return {
    id: told.id,
    name: told.name,
    description: told.description,
    size: told.size === null ? null : told.size / GiB,
    status,
    created_at: null,
    volume_type: told.type,
    availability_zone: told.availability_zone,
    image_id: null,
    bootable: yesOrNo(told.bootable),
    snapshot_id: null,
    source_volid: null,
    attachments: told.attached_to.map(attachmentOf),
    tenant_name: told.project,
    group_id: told.group,
    consistencygroup_id: null,
    host: told.host,
    tenant_id: null,
    metadata: {},
    volume_image_metadata: {},
    encrypted: yesOrNo(told.encrypted),
    transfer: null,
    multiattach: null,
  }
}

/** How long a list that could not be had is not asked for again, ms. */
const rest = 60_000

/**
 * Reads the volumes of an area. Horizon's JSON fails altogether while a single one of them waits for a transfer: then its page
 * tells of them, and the JSON is left alone for a minute.
 * @param narrowed what all projects' are narrowed to
 */
export function volumeReader(client: Client, area: Area, narrowed: OwnedQuery = {}, now: () => number = Date.now) {
  const query = area === 'admin' ? ({ all_projects: true, ...narrowed } as const) : undefined
  let failedUntil = 0
  const fromPage = async (signal: AbortSignal): Promise<Volume[]> =>
    (await client.call('cinder.toldVolumes.list', { query, signal, quiet: true })).items.map(volumeOfPage)
  return async (signal: AbortSignal): Promise<readonly Volume[]> => {
    if (now() < failedUntil) return fromPage(signal)
    try {
      return (await client.call('cinder.volumes.list', { query, signal, quiet: true })).items
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 500 || !(await client.horizonPages())) throw error
      // What the page cannot tell either is told as the list said it.
      const rows = await fromPage(signal).catch(() => Promise.reject(error))
      failedUntil = now() + rest
      return rows
    }
  }
}
