import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'
import { asSent, shownForm } from './as-sent.js'

const path = 'project/stacks/launch'

const cloud = (parameter: object) =>
  fakeServices({
    'POST :8004/v1/p1/validate': { Parameters: { it: parameter } },
    'POST :8004/v1/p1/stacks': { stack: { id: 's' } },
  })

/** What a stack is launched with when nobody changes the parameter. */
async function launched(parameter: object) {
  const { services, asked } = cloud(parameter)
  const fields = await shownForm(services, path)
  await answerForm(services, path, asSent(fields, { stack_name: ['one'] }))
  return asked.find((each) => each.path.endsWith('/stacks'))?.body
}

describe('A-HEAT-02 S-DIRECT-12 a parameter of a stack that nobody changes', () => {
  it.each([
    [false, 'False'],
    ['false', 'False'],
    ['no', 'False'],
    [true, 'True'],
    ['yes', 'True'],
    ['On', 'True'],
    [1, 'True'],
  ])('is as the template says when it is a Boolean: %j', async (given, sent) => {
    expect(await launched({ Type: 'Boolean', Default: given })).toMatchObject({ parameters: { it: sent } })
  })

  it.each([{ Type: 'Boolean' }, { Type: 'String', AllowedValues: ['small', 'large'] }])(
    'has to be chosen when the template does not say: %j',
    async (parameter) => {
      const { services } = cloud(parameter)
      const fields = await shownForm(services, path)
      const answer = await answerForm(services, path, asSent(fields, { stack_name: ['one'] }))
      const again = answer && 'form' in answer ? answer.form.fields : []
      expect(again.find(({ name }) => name === '__param_it')?.errors).toEqual(['This field is required.'])
    },
  )

  it('keeps its lines, in a field that has several', async () => {
    const script = '#!/bin/sh\necho hello\n'
    const fields = await shownForm(cloud({ Type: 'String', Default: script }).services, path)
    expect(fields.find(({ name }) => name === '__param_it')).toMatchObject({ type: 'multiline', value: script })
  })
})

describe('A-HEAT-02 S-DIRECT-12 what a parameter of a stack may be', () => {
  const field = async (parameter: object) =>
    (await shownForm(cloud(parameter).services, path)).find(({ name }) => name === '__param_it')

  it.each([
    [
      { Description: 'How many.', ConstraintDescription: 'One to five.', MinValue: 1, MaxValue: 5 },
      'How many. One to five.',
    ],
    [{ Description: 'How many.', MinValue: 1, MaxValue: 5 }, 'How many. From 1 to 5.'],
    [{ MinValue: 1 }, 'At least 1.'],
    [{ MaxValue: 0.5 }, 'At most 0.5.'],
    [{ MinLength: 4, Description: 'A word.' }, 'A word. At least 4 characters.'],
    [{ Description: 'Four.', ConstraintDescription: 'Four.' }, 'Four.'],
  ])('is told beside it: %j', async (facts, help) => {
    expect(await field({ Type: 'Number', ...facts })).toMatchObject({ help })
  })

  it('is as long as it may be, and no longer', async () => {
    expect(await field({ Type: 'String', NoEcho: 'true', MaxLength: '8' })).toMatchObject({
      type: 'password',
      maxLength: 8,
    })
  })
})
