import { createClient } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { snapshotName, snapshotVolume } from './snapshot-volume.js'

const day = new Date('2026-11-23T22:00:00Z')

/** A client of a cloud that answers a form with `answer`. */
function cloud(answer: string) {
  const sent: string[] = []
  const form = (error: string) =>
    `<form action="/project/volumes/v1/create_snapshot/"><input type="hidden" name="csrfmiddlewaretoken" value="t">
     <div class="form-group has-error"><input name="name" id="id_name" value="">${error}</div><textarea name="description"></textarea></form>`
  const client = createClient({
    fetch: async (_, init) => {
      if (init?.method !== 'POST') return new Response(form(''))
      sent.push(String(init.body))
      return answer
        ? new Response(form(`<span class="help-block">${answer}</span>`))
        : new Response('', { headers: { 'X-Horizon-Location': '/project/snapshots/' } })
    },
  })
  return { client, sent }
}

describe('a snapshot whose name nobody is asked for', () => {
  it('P-VOL-01 is named after the volume and the day', async () => {
    expect(snapshotName({ name: 'data', id: 'v1' }, day)).toBe('data-2026-11-23')
    expect(snapshotName({ name: '', id: 'v1' }, day)).toBe('v1-2026-11-23')
    expect(snapshotName({ name: 'x'.repeat(255), id: 'v1' }, day)).toHaveLength(255)
    const { client, sent } = cloud('')
    await snapshotVolume(client, { name: 'data', id: 'v1' }, day)
    expect(sent.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { name: 'data-2026-11-23', description: '' },
    ])
  })

  it('P-VOL-01 fails with what the cloud says against it', async () => {
    const { client } = cloud('Quota exceeded.')
    await expect(snapshotVolume(client, { name: 'data', id: 'v1' }, day)).rejects.toThrow('Quota exceeded.')
  })
})
