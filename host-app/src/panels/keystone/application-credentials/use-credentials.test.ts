import type { Client } from '@stratus/api-client'
import { expect, it } from 'vitest'
import { credentialLoader } from './use-credentials.js'

it('I-APPCRED-01 names of projects that could not be had are asked for again, those that are known are not', async () => {
  let asked = 0
  const call = async (id: string) => {
    if (id !== 'keystone.projects.list') return { items: [{ id: 'c1', name: 'robot', project_id: 'p1', roles: [] }] }
    asked += 1
    if (asked === 1) throw new Error('down')
    return { items: [{ id: 'p1', name: 'web' }] }
  }
  const load = credentialLoader({ call: call as unknown as Client['call'] }, 'u1')
  const projects = async () => (await load(new AbortController().signal)).map(({ project }) => project)
  expect([await projects(), await projects(), await projects(), asked]).toEqual([['p1'], ['web'], ['web'], 2])
})
