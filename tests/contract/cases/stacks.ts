import { openForm, readNext, stackPreview } from '@stratus/api-client/forms'
import type { Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { called, ownName, type Cloud } from '../cloud.js'

const template = (words: string, length: string) => `heat_template_version: '2018-08-31'
description: made by a test
parameters:
  length: { type: number, default: ${length}, description: How long the word is }
resources:
  ${words}:
    type: OS::Heat::RandomString
    properties: { length: { get_param: length } }
`

/** Goes through both steps of a form about templates. */
async function go(
  client: Client,
  name: 'heat.launch' | 'heat.preview' | 'heat.change',
  id: string,
  source: string,
  values: object,
) {
  const first = await openForm(client, name, { id })
  if (!first) throw new Error(`${name} is not as the table says`)
  const chosen = await client.sendForm(first, { template_source: 'raw', template_data: source })
  if (!chosen.ok) return { errors: [...chosen.messages.map(({ text }) => text), ...errorsOf(chosen.form)] }
  const second = readNext(name, chosen.page ?? '', first.action)
  if (!second) return { errors: chosen.messages.map(({ text }) => text) }
  const done = await client.sendForm(second, { ...(values as Readonly<Record<string, string>>) })
  const told = done.messages.filter(({ type }) => type === 'error').map(({ text }) => text)
  const page = done.ok ? (done.page ?? '') : ''
  return { second, page, errors: [...told, ...(done.ok ? [] : errorsOf(done.form))] }
}

const words = (text = '') => text.toLowerCase()

const errorsOf = (form: { errors: readonly string[]; fields: readonly { errors: readonly string[] }[] }) => [
  ...form.errors,
  ...form.fields.flatMap(({ errors }) => errors),
]

export function stackCases(cloud: Cloud): void {
  describe(`stacks on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client
    const stacks = async () => (await (await demo()).call('heat.stacks.list')).items

    it('A-HEAT-01 lists those of the project, with what each is made of and what became of it', async () => {
      const client = await demo()
      const { items, dropped } = await client.call('heat.stacks.list')
      expect(dropped).toBe(0)
      const { id, status, state, created } = called(items, 'stack-net')
      expect(Date.parse(created ?? '')).toBeLessThan(Date.now())
      expect([status, state]).toEqual(['Create Complete', 'up'])
      expect(called(items, 'stack-failed')).toMatchObject({ status: 'Create Failed', state: 'down' })
      const resources = (await client.call('heat.stacks.resources', { params: { id } })).items
      expect(called(resources, 'net')).toMatchObject({ type: 'OS::Neutron::Net', status: 'Create Complete' })
      expect(called(resources, 'net').resource).toBeTruthy()
      const events = (await client.call('heat.stacks.events', { params: { id } })).items
      expect(events.filter(({ name }) => name === 'net').map(({ status: of }) => of)).toContain('Create Complete')
    })

    it('A-HEAT-02 one is made of a template and its parameters, changed, suspended and deleted', async ({ skip }) => {
      const client = await demo()
      const name = ownName('stack')
      const made = await go(client, 'heat.launch', '', template('word', '8'), {
        stack_name: name,
        password: cloud.passwords.demo,
        __param_length: '5',
      })
      expect(made.errors).toEqual([])
      expect(made.second?.fields.find((field) => field.name === '__param_length')).toMatchObject({ value: '8' })
      const find = async () => called(await stacks(), name)
      const is = (status: string) =>
        cloud.waitUntil(`the stack is ${status}`, async () => (await find()).status === status)
      await is('Create Complete')
      const { id } = await find()
      const parts = async () => (await client.call('heat.stacks.resources', { params: { id } })).items
      expect((await parts()).map((part) => part.name)).toEqual(['word'])

      const changed = await go(client, 'heat.change', id, template('other', '9'), { password: cloud.passwords.demo })
      // Zed's Heat falls over at every update where it keeps trusts.
      const fallsOver = changed.errors.some((error) => /Internal (?:Server )?Error/.test(error))
      if (!fallsOver) {
        expect(changed.errors).toEqual([])
        // Horizon's form begins with the defaults of the template.
        const length = changed.second?.fields.find((field) => field.name === '__param_length')
        expect(length?.value).toBe(cloud.name === 'direct' ? '5' : '9')
        await is('Update Complete')
      }
      await client.tableAction('project/stacks/', `stacks__suspend__${id}`)
      await is('Suspend Complete')
      expect((await client.tableAction('project/stacks/', `stacks__delete__${id}`))?.type).toMatch(/success|info/)
      await cloud.waitUntil('the stack is gone', async () =>
        (await stacks()).every((stack) => stack.id !== id || stack.status === 'Delete Complete'),
      )
      skip(fallsOver, 'this Heat cannot update')
    })

    it('A-HEAT-02 tells what would come of a template, and makes nothing', async () => {
      const client = await demo()
      const stack_name = ownName('foreseen')
      const values = { stack_name, password: cloud.passwords.demo, __param_length: '5' }
      const seen = await go(client, 'heat.preview', '', template('word', '8'), values)
      expect(seen.errors).toEqual([])
      // Horizon's form foresees a template as it stands, and asks for none of its parameters.
      const asks = seen.second?.fields.some(({ name }) => name === '__param_length')
      expect(stackPreview(seen.page ?? '')).toEqual({
        parameters: [['length', asks ? '5' : '8']],
        resources: [{ name: 'word', type: 'OS::Heat::RandomString' }],
      })
      expect((await stacks()).map(({ name }) => name)).not.toContain(stack_name)
    })

    it('A-HEAT-02 S-DIRECT-12 a parameter that is off in the template stays off', async () => {
      const client = await demo()
      const source = template('word', '8').replace(
        'parameters:',
        'parameters:\n  odd: { type: boolean, default: false }',
      )
      const values = { stack_name: ownName('off'), password: cloud.passwords.demo }
      const seen = await go(client, 'heat.preview', '', source, values)
      expect(seen.errors).toEqual([])
      const { parameters } = stackPreview(seen.page ?? '') ?? { parameters: [] }
      expect(words(parameters.find(([name]) => name === 'odd')?.[1])).toBe('false')
    })

    it.runIf(cloud.name === 'direct')('S-DIRECT-12 what is hidden is told nobody', async () => {
      const client = await demo()
      const source = template('word', '8').replace(
        'parameters:',
        'parameters:\n  secret: { type: string, hidden: true }',
      )
      const values = { stack_name: ownName('hidden'), __param_secret: 'a word' }
      const { parameters } = stackPreview((await go(client, 'heat.preview', '', source, values)).page ?? '')!
      expect(parameters.find(([name]) => name === 'secret')).toEqual(['secret', '******'])
    })

    it('A-HEAT-02 what is wrong with a template is said before anything is made', async () => {
      const client = await demo()
      const before = new Set((await stacks()).map(({ id }) => id))
      expect((await go(client, 'heat.launch', '', 'no: template', {})).errors).not.toEqual([])
      expect((await go(client, 'heat.launch', '', '', {})).errors).not.toEqual([])
      // One that goes meanwhile is of an earlier case.
      expect((await stacks()).filter(({ id }) => !before.has(id))).toEqual([])
    })
  })
}
