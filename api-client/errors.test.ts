import { describe, expect, it } from 'vitest'
import { codeOfStatus, fill, requestIdOf, sentenceOf, wordOf } from './errors.js'

const none = new Headers()

describe('errors', () => {
  it('a service’s sentence is kept without its numbers', () => {
    const text =
      "Cannot 'start' instance 6025664d while it is in vm_state active (HTTP 409) (Request-ID: req-c846493f-293d-4e52-b2b6-1a6ccea528b7)"
    expect(sentenceOf(text)).toBe("Cannot 'start' instance 6025664d while it is in vm_state active")
    expect(requestIdOf(text, none)).toBe('req-c846493f-293d-4e52-b2b6-1a6ccea528b7')
  })

  it.each([
    ["'size'", null],
    ['', null],
    [null, null],
    [{ message: 'an object' }, null],
    ['<html><body>Bad Gateway</body></html>', null],
    ['<!DOCTYPE html>', null],
    [
      "Unable to set 'container_format' to ''. Reason: '' is not one of [None]\n\nFailed validating",
      "Unable to set 'container_format' to ''. Reason: '' is not one of [None]",
    ],
    ['A container with the name "x" already exists.', 'A container with the name "x" already exists.'],
    ['Name <b>bold</b> is taken', null],
    [
      'HTTP 400 Bad Request: Invalid value &#x27;x&#x27; for &#x27;protected&#x27; filter.',
      "Invalid value 'x' for 'protected' filter.",
    ],
    ['HTTP 403 Forbidden: Image a is protected and cannot be deleted.', 'Image a is protected and cannot be deleted.'],
    ['Volume of 5 < 10 GB', 'Volume of 5 < 10 GB'],
  ])('%j says %j', (body, sentence) => {
    expect(sentenceOf(body)).toBe(sentence)
  })

  it.each([
    [
      'ConflictException: 409: Client Error for url: http://127.0.0.1:9696/v2.0/trunks, Port 7356 is currently in use and is not eligible.',
      'Port 7356 is currently in use and is not eligible.',
    ],
    [
      'BadRequestException: 400: Client Error for url: http://127.0.0.1:9696/v2.0/subnets, Invalid input for operation: nonsense is not in a CIDR format.',
      'Invalid input for operation: nonsense is not in a CIDR format.',
    ],
    [
      'No Keypair found for no-such-key: Client Error for url: http://127.0.0.1:8774/v2.1/os-keypairs/no-such-key, Keypair no-such-key not found for user 4fca',
      'Keypair no-such-key not found for user 4fca',
    ],
    ['HttpException: 500: Server Error for url: http://10.0.0.5:9696/v2.0/ports?fields=id, a', null],
    ['HttpException: 503: Server Error for url: http://10.0.0.5:9696/v2.0/ports', null],
    ['There is no Client Error for url lists.', 'There is no Client Error for url lists.'],
  ])('A-REL-03 of what the SDK says only the service’s own words are shown: %j', (body, sentence) => {
    expect(sentenceOf(body)).toBe(sentence)
  })

  it('the request id may come by header', () => {
    expect(requestIdOf('', new Headers({ 'X-Openstack-Request-Id': 'req-1' }))).toBe('req-1')
    expect(requestIdOf('', none)).toBeNull()
  })

  it.each([
    [400, 'bad-request'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'bad-request'],
    [409, 'conflict'],
    [413, 'too-large'],
    [500, 'server'],
    [501, 'unavailable'],
    [502, 'unavailable'],
    [504, 'unavailable'],
  ])('%d is %s', (status, code) => {
    expect(codeOfStatus(status)).toBe(code)
  })

  it('fills only the holes it has words for', () => {
    expect(fill({ text: 'no {id} {other}', args: { id: '$&' } })).toBe('no $& {other}')
  })
})

describe('words for programs', () => {
  it('I-FORM-08 are told apart from sentences and field names', () => {
    expect(wordOf('ADMIN_PASSWORD_INCORRECT')).toBe('ADMIN_PASSWORD_INCORRECT')
    for (const body of ["'size'", '', 'No.', 'The password is too old.', 'OK', 400, null, { A_B: 1 }])
      expect(wordOf(body)).toBeNull()
  })
})
