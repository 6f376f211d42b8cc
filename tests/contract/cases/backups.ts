import { describe, expect, it } from 'vitest'
import type { Client } from '@stratus/api-client'
import { called, ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

const words = (text: string | null) => (text ?? '').toLowerCase()

export function backupCases(cloud: Cloud): void {
  describe(`backups of volumes on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const admin = async () => (await cloud.as('admin')).client
    const backups = async (client: Client, all_projects?: true) =>
      (await client.call('cinder.backups.list', all_projects && { query: { all_projects } })).items

    it('A-CINDER-04 lists those of the project with the volume of each, in bytes', async () => {
      const { items, dropped } = await (await demo()).call('cinder.backups.list')
      expect(dropped).toBe(0)
      const seeded = called(items, 'backup-empty')
      expect([words(seeded.status), seeded.size, seeded.volume, seeded.snapshot]).toEqual([
        'available',
        1024 ** 3,
        'vol-empty',
        null,
      ])
    })

    it('A-CINDER-04 lists those of all projects with the name of each for administrators only', async () => {
      expect(called(await backups(await admin(), true), 'backup-empty').project).toBe('demo')
      expect((await backups(await admin())).map(({ name }) => name)).not.toContain('backup-empty')
    })

    it('A-CINDER-07 tells when one was made, and administrators of which project', async () => {
      const client = await demo()
      const { id } = called(await backups(client), 'backup-empty')
      const { created_at } = await client.call('cinder.backups.get', { params: { id } })
      // Horizon 25.3 has lost it on its page.
      if (cloud.name !== 'live' || created_at !== null) expect(created_at).toContain('20')
      const told = await (await admin()).call('cinder.backups.get', { params: { id }, query: { all_projects: true } })
      expect(told).toMatchObject({ created_at, project_id: '0d000000000000000000000000000002' })
    })

    it('A-CINDER-04 one is taken, restored to a volume, marked by an administrator, and deleted', async () => {
      const client = await demo()
      const name = ownName('backup')
      const body = { size: 1, name, description: '', metadata: {} } as never
      const { id: volume } = await client.call('cinder.volumes.create', { body })
      cloud.note('volume', volume)
      const rests = async () =>
        (await client.call('cinder.volumes.get', { params: { id: volume } })).status === 'available'
      await cloud.waitUntil('the volume is there', rests)
      expect(await fill(client, 'cinder.backup', { id: volume }, { name: '' })).toMatchObject({ fields: ['name'] })
      expect(await fill(client, 'cinder.backup', { id: volume }, { name, description: '<b>ü</b>' })).toMatchObject({
        ok: true,
      })
      const find = async () => called(await backups(client), name)
      const is = (status: string) =>
        cloud.waitUntil(`the backup is ${status}`, async () => words((await find()).status) === status)
      await is('available')
      const { id, description } = await find()
      expect(description).toBe('<b>ü</b>')

      await cloud.waitUntil('the volume is free', rests)
      expect(await fill(client, 'cinder.restoreBackup', { id, name }, { volume_id: volume })).toMatchObject({
        ok: true,
      })
      await is('available')
      await cloud.waitUntil('the volume is back', rests)

      expect(await fill(await admin(), 'cinder.setBackupStatus', { id }, { status: 'error' })).toMatchObject({
        ok: true,
      })
      await is('error')
      const outcome = await client.tableAction('project/backups/', `volume_backups__delete__${id}`)
      expect(outcome?.type).toBe('success')
      await cloud.waitUntil('the backup is gone', async () =>
        (await backups(client)).every((backup) => backup.id !== id),
      )
      await cloud.discard('volume', volume)
    })
  })
}
