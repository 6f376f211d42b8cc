import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.js'

describe('readConfig', () => {
  it('stands in front of the demo cloud on port 8080 when nothing is said', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      horizon: null,
      webroot: '/',
      demo: { scenario: 'small', seed: 1, latency: 0 },
      log: true,
      dev: false,
    })
  })

  it('W-SHELL-03 takes the web root from the path of HORIZON_URL', () => {
    const { webroot, horizon } = readConfig({ HORIZON_URL: 'https://cloud.example.com/dashboard?x#y' })
    expect(webroot).toBe('/dashboard/')
    expect(horizon).toMatchObject({ url: new URL('https://cloud.example.com/dashboard/'), hostHeader: 'pass' })
  })

  it('adds the scheme people leave out', () => {
    expect(readConfig({ HORIZON_URL: '127.0.0.1:18000' }).horizon?.url.href).toBe('http://127.0.0.1:18000/')
  })

  it.each([
    [{ PORT: 'http' }, /^PORT must be a whole number/],
    [{ PORT: '70000' }, /^PORT/],
    [{ DEMO_SEED: '-1' }, /^DEMO_SEED/],
    [{ HORIZON_URL: 'ftp://cloud' }, /^HORIZON_URL must be an address/],
    [{ HORIZON_URL: 'http://' }, /^HORIZON_URL/],
    [{ HORIZON_URL: 'http://a', HORIZON_HOST: 'both' }, /^HORIZON_HOST must be/],
    [{ UPLOAD_ORIGINS: 'images' }, /^UPLOAD_ORIGINS/],
  ])('says which setting is wrong: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(message)
  })

  it('keeps only the origins of upload addresses', () => {
    expect(readConfig({ UPLOAD_ORIGINS: 'https://images.example:9292/v2, http://b:80' }).uploadOrigins).toEqual([
      'https://images.example:9292',
      'http://b',
    ])
  })
})
