import { describe, expect, it } from 'vitest'
import { instanceStatus, instanceStatusLabels } from './instance-status.js'
import { instanceTask } from './instance-task.js'

const shown = (status: string | null, task?: string | null) => instanceStatus(status, task).text

describe('the state of an instance', () => {
  it.each([
    ['ACTIVE', 'deleting', 'Deleting…'],
    ['ERROR', 'deleting', 'Deleting…'],
    ['ACTIVE', 'soft-deleting', 'Deleting…'],
    ['ACTIVE', 'pausing', 'Pausing…'],
    ['PAUSED', 'unpausing', 'Resuming…'],
    ['ACTIVE', 'powering-off', 'Shutting off…'],
    ['SHUTOFF', 'powering-on', 'Starting…'],
    ['RESIZE', 'resize_migrating', 'Resizing…'],
    ['VERIFY_RESIZE', 'resize_confirming', 'Confirming resize…'],
    ['HARD_REBOOT', 'rebooting_hard', 'Hard rebooting…'],
    ['BUILD', 'spawning', 'Building…'],
    ['ACTIVE', 'image_pending_upload', 'Taking snapshot…'],
  ])('P-INST-01 %s with the task %s is shown as %s, as something that goes on', (status, task, text) =>
    expect(instanceStatus(status, task)).toEqual({ text, tone: 'info', icon: 'progress' }),
  )

  it('P-INST-01 has words for every task of the compute service', () => {
    const ours: Readonly<Record<string, string>> = {
      pausing: 'Pausing…',
      suspending: 'Suspending…',
      resuming: 'Resuming…',
      rescuing: 'Rescuing…',
      unrescuing: 'Unrescuing…',
      migrating: 'Migrating…',
      restoring: 'Restoring…',
      unshelving: 'Unshelving…',
      shelving_image_uploading: 'Shelving…',
      shelving_offloading: 'Shelving…',
      reboot_pending: 'Rebooting…',
      reboot_started_hard: 'Hard rebooting…',
      rebuild_spawning: 'Rebuilding…',
      image_backup: 'Backing up…',
      resize_prep: 'Resizing…',
      resize_finish: 'Resizing…',
      resize_reverting: 'Reverting resize…',
      updating_password: 'Changing password…',
    }
    expect(Object.fromEntries(Object.keys(ours).map((task) => [task, instanceTask(task)]))).toEqual(ours)
  })

  it.each([
    ['ACTIVE', 'Active', 'success'],
    ['active', 'Active', 'success'],
    ['SHUTOFF', 'Shutoff', 'neutral'],
    ['ERROR', 'Error', 'danger'],
    ['VERIFY_RESIZE', 'Confirm or Revert Resize/Migrate', 'warning'],
  ])('P-INST-01 without a task it is the status: %s is %s', (status, text, tone) => {
    for (const task of [null, undefined, '']) expect(instanceStatus(status, task)).toMatchObject({ text, tone })
  })

  it('P-INST-01 a status that passes says what goes on, whether the cloud tells the task or not', () => {
    const told = ['BUILD', 'REBUILD', 'REBOOT', 'RESIZE', 'REVERT_RESIZE', 'MIGRATING', 'PASSWORD']
    for (const status of told) expect(shown(status)).toMatch(/^[A-Z][a-z ]+ing[a-z ]*…$/)
  })

  it('P-INST-01 what nobody has heard of stays as it came, and is no word of our own', () => {
    expect(shown('NEWFANGLED')).toBe('NEWFANGLED')
    expect(shown('constructor')).toBe('constructor')
    expect(shown(null)).toBe('')
    expect(shown('ACTIVE', 'frobbing_disk-now')).toBe('Frobbing disk now…')
    expect(shown('ACTIVE', 'constructor')).toBe('Constructor…')
  })

  it('can be filtered by what the cloud calls it', () => {
    expect(instanceStatusLabels['BUILD']).toBe('Build')
    expect(instanceStatusLabels['VERIFY_RESIZE']).toBe('Confirm or Revert Resize/Migrate')
  })
})
