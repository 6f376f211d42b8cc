import { describe, expect, it } from 'vitest'
import { neighbourStep, stepSlug, stepsToValidate, validationAnswer } from './workflow-model.js'

const tabs = ['a', 'b', 'c', 'd'].map((id) => ({ id, hidden: id === 'b' }))

describe('the steps of a Horizon workflow', () => {
  it('W-WIZC-02 Next validates its step, a later tab all steps before it, an earlier one none', () => {
    expect(stepsToValidate(tabs, 'a', 'b')).toEqual({ start: 0, end: 0 })
    expect(stepsToValidate(tabs, 'b', 'd')).toEqual({ start: 1, end: 2 })
    expect(stepsToValidate(tabs, 'd', 'a')).toBe(undefined)
    expect(stepsToValidate(tabs, 'a', 'a')).toBe(undefined)
  })
  it('passes over steps that a switch of the form took out', () => {
    expect(neighbourStep(tabs, 'a', 1)?.id).toBe('c')
    expect(neighbourStep(tabs, 'c', -1)?.id).toBe('a')
    expect(neighbourStep(tabs, 'd', 1)).toBe(undefined)
  })
  it('W-WIZC-05 reads the recorded answer of a real server', () => {
    expect(
      validationAnswer({
        has_errors: true,
        workflow_slug: 'create_network',
        errors: { createsubnetinfoaction: { cidr: ['Incorrect format for IP address'] } },
      }),
    ).toEqual({
      hasErrors: true,
      errors: { createsubnetinfoaction: { cidr: ['Incorrect format for IP address'] } },
    })
    expect(stepSlug('create_network__createsubnetinfoaction')).toBe('createsubnetinfoaction')
  })
  it('takes nothing else for an answer', () => {
    for (const value of [null, [], 'x', {}, { has_errors: 'yes' }]) expect(validationAnswer(value)).toBe(undefined)
    expect(validationAnswer({ has_errors: true, errors: { a: 'x', b: { c: 'text' } } })).toEqual({
      hasErrors: true,
      errors: { b: { c: ['text'] } },
    })
  })
})
