import { type Json, nameOf, one, textOf } from '../json.js'
import { part } from '../question.js'
import { choice, choices, form, type FormQuestion } from './service-form.js'
import { statusField } from './volumes.js'

const pathOf = ({ params }: FormQuestion): string => `/backups/${part(params['id'] ?? '')}`

const backup = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('volume', pathOf(question)), 'backup')

const restore = form({
  title: 'Restore Volume Backup',
  submit: 'Restore Backup to Volume',
  help: [
    'Select a volume to restore to.',
    'Optionally, you may choose to create a new volume.',
    'The backup will overwrite any existing data in the selected volume.',
  ],
  about: backup,
  async fields({ services }) {
    const free = await services.all('volume', '/volumes/detail', 'volumes', { query: { status: 'available' } })
    return [
      {
        name: 'volume_id',
        label: 'Select Volume',
        type: 'select',
        choices: [choice('', 'Create a New Volume'), ...choices(free)],
      },
    ]
  },
  async save(question, { volume_id }, about) {
    const name = nameOf(about)
    const wanted = volume_id ? { volume_id } : { name }
    const answer = await question.services.post('volume', `${pathOf(question)}/restore`, { restore: wanted })
    const id = textOf(one(answer, 'restore'), 'volume_id')
    return `Request for restoring backup ${name} to volume with id: ${id} has been submitted.`
  },
})

/** What is done to backups of volumes by forms. */
export const backupForms = {
  'cinder.restoreBackup': restore,
  'cinder.restoreAnyBackup': restore,
  'cinder.setBackupStatus': form({
    title: 'Update Volume Backup Status',
    submit: 'Update Status',
    help: ['The status of a backup is normally managed automatically. Change it only to match what is really so.'],
    about: backup,
    fields: (_, about) => [statusField(about, ['available', 'error'])],
    async save(question, { status = '' }) {
      await question.services.post('volume', `${pathOf(question)}/action`, { 'os-reset_status': { status } })
      return `Successfully updated volume backup status to "${status}".`
    },
  }),
}
