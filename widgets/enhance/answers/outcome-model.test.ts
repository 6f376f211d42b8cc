import { describe, expect, it } from 'vitest'
import { messageTuples } from '../core/messages-model.js'
import { newOption, outcomeOf } from './outcome-model.js'

const answer = (headers: Record<string, string>, ok = true) =>
  outcomeOf({ ok, header: (name) => new Headers(headers).get(name) })

describe('what the answer to a form asks for', () => {
  it('checks attachment, location, add-to-field and then the markup, in this order', () => {
    const all = {
      'content-disposition': 'attachment; filename=a.txt',
      'X-Horizon-Location': '/next/',
      'X-Horizon-Add-To-Field': 'id_x',
      'content-type': 'text/html',
    }
    expect(answer(all)).toEqual({ kind: 'download', name: 'a.txt', location: '/next/' })
    const { 'content-disposition': _, ...second } = all
    expect(answer(second)).toEqual({ kind: 'redirect', location: '/next/' })
    const { 'X-Horizon-Location': __, ...third } = second
    expect(answer(third)).toEqual({ kind: 'add', field: 'id_x' })
    expect(answer({ 'content-type': 'text/html; charset=utf-8' })).toEqual({ kind: 'modal' })
  })
  it('a failure is a failure whatever else it says, unless it is a logout', () => {
    expect(answer({ 'X-Horizon-Location': '/next/' }, false)).toEqual({ kind: 'failed' })
    expect(answer({ logout: 'True' }, false)).toEqual({ kind: 'signed-out', location: null })
  })
  it('never reads a PDF or JSON as markup', () => {
    for (const type of [' text/html', 'TEXT/HTML ; charset=utf-8', 'application/xhtml+xml']) {
      expect(answer({ 'content-type': type }), type).toEqual({ kind: 'modal' })
    }
    for (const type of ['application/pdf', 'application/json', 'text/htmlx', 'x/text/html', '']) {
      expect(answer({ 'content-type': type })).toEqual({ kind: 'failed' })
    }
  })
  it('reads a new option only from a pair of plain values', () => {
    expect(newOption('["1", "web"]')).toEqual({ value: '1', text: 'web' })
    expect(newOption('[7, "seven"]')).toEqual({ value: '7', text: 'seven' })
    for (const body of ['', '[]', '["a"]', '{"0":"a"}', '[["a"],"b"]', '["a",', 'null']) {
      expect(newOption(body)).toBe(undefined)
    }
  })
})

describe('X-Horizon-Messages', () => {
  it('W-MODAL-12 keeps what is a message and leaves the rest out', () => {
    expect(messageTuples('[["error","a",""],["info","b"],["x"],7,["info","   ",""],[1,"c",""]]')).toEqual([
      ['error', 'a', ''],
      ['info', 'b'],
    ])
    for (const header of [null, '', 'oops', '{"a":1}', '"text"', 'null']) expect(messageTuples(header)).toEqual([])
  })
})
