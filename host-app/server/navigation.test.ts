import { describe, expect, it } from 'vitest'
import { answerer, type Answerer } from './navigation.js'

interface Case {
  method?: string
  path: string
  query?: string
  headers?: Record<string, string>
}

const cookie = 'csrftoken=1; sessionid=2'
const document = { 'sec-fetch-dest': 'document', accept: 'text/html', cookie }
const script = { 'sec-fetch-dest': 'empty', accept: '*/*' }

function by({ method = 'GET', path, query = '', headers = document }: Case): Answerer {
  return answerer({ method, path, query, header: (name) => (headers as Record<string, string>)[name] })
}

describe('the navigation rule', () => {
  it.each([
    '',
    'project/images',
    'admin/instances/',
    'ngdetails/OS::Glance::Image/1',
    'not_found',
    'project/containers/container/a/b',
    'auth/login/',
    'auth/login',
  ])('W-SHELL-03 gives the app to a person who opens /%s', (path) => expect(by({ path })).toBe('app'))

  it('W-SHELL-09 gives the sign-in page to people and its form to scripts', () => {
    expect(by({ path: 'auth/login/', query: '?next=/project/' })).toBe('app')
    expect(by({ path: 'auth/login/', headers: script })).toBe('upstream')
    expect(by({ path: 'auth/login/', method: 'POST' })).toBe('upstream')
  })

  it.each([
    'api/nova/servers/',
    'static/dashboard/img/logo.svg',
    'i18n/js/horizon/',
    'header/',
    'media/a.png',
    'demo-upload/1',
    'demo-console/1',
    '__demo__/',
    'auth/logout/',
    'auth/switch/1/',
    'auth/websso/',
  ])('W-SHELL-04 W-SHELL-06 leaves /%s to the cloud, whoever asks', (path) => {
    expect(by({ path })).toBe('upstream')
    expect(by({ path, headers: script })).toBe('upstream')
  })

  it('leaves what pages ask for to the cloud: scripts, frames, images, writes', () => {
    const path = 'project/instances/'
    expect(by({ path, headers: script })).toBe('upstream')
    expect(by({ path, headers: { ...document, 'x-requested-with': 'XMLHttpRequest' } })).toBe('upstream')
    expect(by({ path, headers: { 'sec-fetch-dest': 'iframe', accept: 'text/html' } })).toBe('upstream')
    expect(by({ path, headers: { 'sec-fetch-dest': 'image', accept: 'image/*' } })).toBe('upstream')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) expect(by({ path, method })).toBe('upstream')
  })

  it('gives the page as the cloud shows it to a person who asks for it in full', () => {
    expect(by({ path: 'project/routers/', query: '?full' })).toBe('upstream')
    expect(by({ path: 'project/routers/', query: '?tab=a&full' })).toBe('upstream')
    expect(by({ path: 'auth/login/', query: '?full' })).toBe('upstream')
    expect(by({ path: 'project/routers/', query: '?q=full' })).toBe('app')
  })

  it('goes by Accept where the browser does not tell the destination', () => {
    expect(by({ path: 'project/images', headers: { accept: 'text/html,application/xhtml+xml', cookie } })).toBe('app')
    expect(by({ path: 'project/images', headers: { accept: '*/*' } })).toBe('upstream')
    expect(by({ path: 'project/images', headers: {} })).toBe('upstream')
  })

  it.each([
    'project/api_access/openrc/',
    'project/api_access/openrcv2/',
    'project/api_access/clouds.yaml/',
    'project/api_access/view_credentials/',
    'project/vpn/connection/1/download/',
    'project/key_pairs/mine/generate/',
    'project/instances/1/console',
    'admin/instances/1/vnc',
    'project/instances/1/auto_console',
  ])('lets the cloud answer the file, log or console window /%s', (path) => expect(by({ path })).toBe('upstream'))

  it('lets the cloud answer a usage report as a file', () => {
    expect(by({ path: 'project/', query: '?start=2026-01-01&format=csv' })).toBe('upstream')
  })

  it('leads a person without a session to the sign-in page at once', () => {
    for (const none of ['', 'csrftoken=1', 'sessionid=', 'mysessionid=1']) {
      expect(by({ path: 'project/images', headers: { 'sec-fetch-dest': 'document', cookie: none } })).toBe('sign-in')
    }
    expect(by({ path: 'auth/login/', headers: { 'sec-fetch-dest': 'document' } })).toBe('app')
  })

  it('answers the built files itself', () => {
    expect(by({ path: 'stratus/assets/index-abc.js', headers: script })).toBe('asset')
    expect(by({ path: 'favicon.ico', headers: { 'sec-fetch-dest': 'image' } })).toBe('asset')
  })
})
