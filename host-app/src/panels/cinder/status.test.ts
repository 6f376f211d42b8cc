import { expect, it } from 'vitest'
import { isVolumeTransitional } from '@stratus/api-client/rules'
import { statusLook } from './status.js'

it('A-CINDER-01 statuses of volumes and snapshots are words, those of managing, too', () => {
  expect(statusLook('managing')).toMatchObject({ text: 'Managing…', tone: 'info' })
  expect(isVolumeTransitional({ status: 'managing' })).toBe(true)
  expect(statusLook('error_managing')).toMatchObject({ text: 'Error managing', tone: 'danger' })
  expect(statusLook('error_unmanaging')).toMatchObject({ text: 'Error unmanaging', tone: 'danger' })
  expect(statusLook('strange')).toMatchObject({ text: 'strange', tone: 'neutral' })
})
