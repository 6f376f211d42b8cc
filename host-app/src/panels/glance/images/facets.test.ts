import { describe, expect, it } from 'vitest'
import { readListState } from '../../../list/list-state.js'
import { facetProblem, imageFacetNames, imageFacets, imageListQuery } from './facets.js'

describe('facets of the images panel', () => {
  it('P-IMG-05 offers the seven facets, in order, all for the server and once each', () => {
    for (const facet of imageFacets) expect(facet).toMatchObject({ singleton: true, isServer: true })
    expect(imageFacetNames).toEqual([
      'name',
      'status',
      'visibility',
      'protected',
      'disk_format',
      'size_min',
      'size_max',
    ])
    expect(imageFacets.map(({ label }) => label)).toEqual([
      'Name',
      'Status',
      'Visibility',
      'Protected',
      'Format',
      'Min. Size (bytes)',
      'Max. Size (bytes)',
    ])
  })

  it('P-IMG-10, P-IMG-21 lists the statuses and formats of the specification', () => {
    const values = (facet: string) => imageFacets.find(({ name }) => name === facet)?.options?.map(({ key }) => key)
    expect(values('status')).toEqual([
      'active',
      'saving',
      'queued',
      'pending_delete',
      'killed',
      'deactivated',
      'deleted',
    ])
    expect(values('disk_format')).toEqual([
      'aki',
      'ami',
      'ari',
      'docker',
      'iso',
      'ova',
      'ploop',
      'qcow2',
      'raw',
      'vdi',
      'vhd',
      'vmdk',
    ])
    expect(values('visibility')).toEqual(['public', 'private', 'shared', 'community'])
  })

  it('P-IMG-05 sends the chosen facets to the server', () => {
    const terms = [
      { name: 'name', value: 'a&b=c' },
      { name: 'size_min', value: '1024' },
    ]
    expect(imageListQuery(terms, false)).toEqual({ name: 'a&b=c', size_min: 1024 })
  })

  it('asks for the images of every project on the admin panel', () => {
    expect(imageListQuery([], true)).toEqual({ is_public: 'None' })
  })

  it('P-IMG-13 finds docker images where the server keeps them', () => {
    expect(imageListQuery([{ name: 'disk_format', value: 'docker' }], false)).toEqual({
      disk_format: 'raw',
      container_format: 'docker',
    })
  })

  it('P-IMG-05 takes sizes in whole bytes only', () => {
    expect(facetProblem([{ name: 'size_min', value: '1024' }])).toBeNull()
    expect(facetProblem([{ name: 'name', value: 'many' }])).toBeNull()
    expect(facetProblem([{ name: 'size_max', value: 'many' }])).toBe('Sizes to filter by are whole numbers of bytes.')
    expect(imageListQuery([{ name: 'protected', value: 'false' }], false)).toEqual({ protected: false })
  })

  it('G-HTTP-08 merges the search terms of the address with what the panel asks for anyway', () => {
    const address = new URLSearchParams('name=cirros&status=active&text=web&page=2&nav=%2Fadmin%2Fimages%2F')
    const { terms, text } = readListState(address, imageFacetNames)
    expect(imageListQuery(terms, true)).toEqual({ is_public: 'None', name: 'cirros', status: 'active' })
    expect(imageListQuery(terms, false)).toEqual({ name: 'cirros', status: 'active' })
    expect(text).toBe('web')
  })
})
