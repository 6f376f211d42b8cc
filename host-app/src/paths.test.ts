import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { areaOf, atWebroot, belowWebroot, paths, resourceTypes, safeNext, webrootOf } from './paths.js'

describe('paths', () => {
  it('P-ROUTE-01 P-ROUTE-02 P-ROUTE-03 writes every address as the specification does', () => {
    const { image, trunk, keypair } = resourceTypes
    expect({
      login: paths.login(),
      loginNext: paths.login('/project/images?name=a b&x'),
      logout: paths.logout(),
      notFound: paths.notFound(),
      overview: paths.overview('project'),
      instances: paths.instances('admin'),
      instance: paths.instance('project', 'a/b'),
      images: [paths.images('project'), paths.images('admin')],
      flavors: paths.flavors(),
      keypairs: paths.keypairs(),
      qos: paths.qosPolicies(),
      serverGroups: paths.serverGroups(),
      trunks: [paths.trunks('project'), paths.trunks('admin')],
      containers: paths.containers(),
      container: paths.container('my docs'),
      folder: paths.container('docs', 'a b/c?d'),
      identity: [paths.domains(), paths.groups(), paths.roles(), paths.users()],
      image: paths.details(image, '1'),
      imageFromAdmin: paths.details(image, '1', '/admin/images/'),
      trunkFromAdmin: paths.details(trunk, '2', '/admin/trunks/'),
      keypair: paths.details(keypair, 'my key'),
    }).toMatchInlineSnapshot(`
      {
        "container": "/project/containers/container/my%20docs",
        "containers": "/project/containers/",
        "flavors": "/admin/flavors",
        "folder": "/project/containers/container/docs/a%20b/c%3Fd",
        "identity": [
          "/identity/domains",
          "/identity/groups",
          "/identity/roles",
          "/identity/users/",
        ],
        "image": "/ngdetails/OS::Glance::Image/1",
        "imageFromAdmin": "/ngdetails/OS::Glance::Image/1?nav=/admin/images/",
        "images": [
          "/project/images",
          "/admin/images",
        ],
        "instance": "/project/instances/a%2Fb/",
        "instances": "/admin/instances/",
        "keypair": "/ngdetails/OS::Nova::Keypair/my%20key",
        "keypairs": "/project/key_pairs",
        "login": "/auth/login/",
        "loginNext": "/auth/login/?next=/project/images%3Fname%3Da%20b%26x",
        "logout": "/auth/logout/",
        "notFound": "/not_found",
        "overview": "/project/",
        "qos": "/project/network_qos",
        "serverGroups": "/project/server_groups",
        "trunkFromAdmin": "/ngdetails/OS::Neutron::Trunk/2?nav=/admin/trunks/",
        "trunks": [
          "/project/trunks",
          "/admin/trunks",
        ],
      }
    `)
  })

  it('P-ROUTE-06 leads to the details of the seven types that have a page', () => {
    const { image, keypair, qosPolicy, serverGroup, trunk, user, domain } = resourceTypes
    const types = [image, keypair, qosPolicy, serverGroup, trunk, user, domain]
    expect(types.map((type) => paths.details(type, 'x'))).toEqual([
      '/ngdetails/OS::Glance::Image/x',
      '/ngdetails/OS::Nova::Keypair/x',
      '/ngdetails/OS::Neutron::QoSPolicy/x',
      '/ngdetails/OS::Nova::ServerGroup/x',
      '/ngdetails/OS::Neutron::Trunk/x',
      '/ngdetails/OS::Keystone::User/x',
      '/ngdetails/OS::Keystone::Domain/x',
    ])
  })

  it('W-DETAIL-01 gives back type and path of a details address, whatever a name holds', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => !/^\.{1,2}$|\//.test(name)),
        (name) => {
          const address = new URL(paths.details('OS::Nova::Keypair', name), 'http://localhost')
          const match = matchPath('/ngdetails/:type/*', address.pathname)
          expect(match?.params.type).toBe('OS::Nova::Keypair')
          expect(decodeURIComponent(match?.params['*'] ?? '')).toBe(name)
        },
      ),
    )
  })
})

describe('G-GATE-06 area of an address', () => {
  it.each([
    ['/admin/images', 'admin'],
    ['/admin/instances/1/', 'admin'],
    ['/admin', 'admin'],
    ['/project/images', 'project'],
    ['/identity/users/', 'project'],
    ['/project/containers/container/admin', 'project'],
    ['/administration', 'project'],
  ])('of %s is %s', (pathname, area) => expect(areaOf(pathname)).toBe(area))
})

describe('web root', () => {
  it('W-SHELL-03 comes from the base tag and always ends in a slash', () => {
    expect(webrootOf(null)).toBe('/')
    expect(webrootOf('/')).toBe('/')
    expect(webrootOf('/dashboard')).toBe('/dashboard/')
    expect(webrootOf('http://cloud.example/dashboard/')).toBe('/dashboard/')
  })

  it('W-SHELL-03 W-SHELL-04 is put before a path and taken off again', () => {
    expect(atWebroot('/dashboard/', paths.logout())).toBe('/dashboard/auth/logout/')
    expect(belowWebroot('/dashboard/', '/dashboard/project/images')).toBe('/project/images')
    expect(belowWebroot('/dashboard/', '/elsewhere')).toBeNull()
  })
})

describe('safeNext', () => {
  it('keeps an address of ours with query and hash', () => {
    expect(safeNext('/project/images?name=x#top', '/')).toBe('/project/images?name=x#top')
    expect(safeNext('/dashboard/project/images', '/dashboard/')).toBe('/project/images')
  })

  it.each([
    '//evil.example/',
    '//',
    '//evil.example/admin/',
    '/\\evil.example',
    '/\\/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example/',
    '/project/..//evil.example/',
    '',
    null,
    '/auth/logout/',
    '/other/',
  ])('does not follow %j', (next) => {
    expect(safeNext(next, next === '/other/' ? '/dashboard/' : '/')).toBe('/')
  })
})
