import { describe, expect, it } from 'vitest'
import { launchOfAddress, withoutLaunch } from './launch-address.js'

const asked = (query: string, webroot = '/') => launchOfAddress(new URLSearchParams(query), webroot)

describe('L-WIZ-05 an address that opens the wizard', () => {
  it('says what is preselected, and where success and dismissal lead', () => {
    expect(asked('launch&imageId=i1&successUrl=/project/instances/&dismissUrl=/project/images?name=a')).toEqual({
      imageId: 'i1',
      successUrl: '/project/instances/',
      dismissUrl: '/project/images?name=a',
    })
    expect(asked('launch&volumeId=v1&snapshotId=s1')).toEqual({ volumeId: 'v1', snapshotId: 's1' })
    expect(asked('launch')).toEqual({})
    expect(asked('imageId=i1')).toBeNull()
  })

  it('leads below the web root, and never elsewhere', () => {
    expect(asked('launch&dismissUrl=/cloud/project/images', '/cloud/')).toEqual({ dismissUrl: '/project/images' })
    for (const url of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/auth/logout/',
    ])
      expect(asked(`launch&dismissUrl=${encodeURIComponent(url)}`)).toEqual({ dismissUrl: '/' })
  })

  it('keeps the rest of the address', () => {
    const query = new URLSearchParams('name=web&launch&imageId=i&dismissUrl=/x&sort=name')
    expect(String(withoutLaunch(query))).toBe('name=web&sort=name')
  })
})
