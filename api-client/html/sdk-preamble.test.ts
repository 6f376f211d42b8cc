import { expect, it } from 'vitest'
import { withoutSdkPreamble } from './sdk-preamble.js'

it('A-REL-03 the words before the SDK’s stay', () => {
  const url = 'http://127.0.0.1:9696/v2.0/networks'
  expect(
    withoutSdkPreamble(
      `Failed to create network "a": ConflictException: 409: Client Error for url: ${url}, Quota exceeded`,
    ),
  ).toBe('Failed to create network "a": Quota exceeded')
  expect(withoutSdkPreamble(`Failed to create network "a": ConflictException: 409: Client Error for url: ${url}`)).toBe(
    'Failed to create network "a"',
  )
})

it('A-REL-03 what Horizon 27 calls unauthorized is what the service said, once', () => {
  const said =
    'BadRequestException: 400: Client Error for url: http://127.0.0.1:9696/v2.0/routers/r, Invalid format for routes'
  expect(withoutSdkPreamble(`Unauthorized: Invalid format for routes: ${said}…${said}`)).toBe(
    'Invalid format for routes',
  )
  expect(withoutSdkPreamble('Loading … done')).toBe('Loading … done')
})
