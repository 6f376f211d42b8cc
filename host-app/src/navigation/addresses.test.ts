import { describe, expect, it } from 'vitest'
import { isNative } from './addresses.js'

describe('addresses', () => {
  it('are ours where a panel has them; forms of the cloud are not taken for somebody’s id', () => {
    for (const path of ['/project/volumes/', '/project/volumes/7efae210/', '/project/images/7efae210'])
      expect(isNative(path), path).toBe(true)
    for (const path of [
      '/project/volumes/create/',
      '/project/instances/launch',
      '/project/volume_groups/create/',
      '/project/costs/',
    ])
      expect(isNative(path), path).toBe(false)
  })
})
