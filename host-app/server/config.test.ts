import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.js'

describe('readConfig', () => {
  it('stands in front of the demo cloud on port 8080 when nothing is said', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      horizon: null,
      webroot: '/',
      demo: { scenario: 'small', seed: 1, latency: 0, jitter: 0, horizon: true },
      log: true,
    })
    expect(readConfig({ LOG: 'off' }).log).toBe(false)
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
    [{ PUBLIC_URL: 'cloud.example.com' }, /^PUBLIC_URL must be an address like https/],
    [{ PUBLIC_URL: 'ftp://cloud.example.com' }, /^PUBLIC_URL must be an address like https/],
    [{ PUBLIC_URL: 'https://me:pw@cloud.example.com' }, /^PUBLIC_URL must be an address without user name/],
    [{ PUBLIC_URL: 'https://cloud.example.com/dash/' }, /^PUBLIC_URL must be .* web root \/, or none/],
    [{ PUBLIC_URL: 'https://cloud.example.com/?x' }, /^PUBLIC_URL/],
    [{ TRUST_PROXY: 'nginx' }, /^TRUST_PROXY must be addresses or networks like 127\.0\.0\.1 .*'nginx'/],
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/33' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY .*everybody/],
    [{ TRUST_PROXY: '::/0' }, /^TRUST_PROXY .*everybody/],
    [{ METRICS_PORT: '8080' }, /^METRICS_PORT must be another port than PORT, 8080\./],
    [{ METRICS_PORT: '9000', PORT: '9000' }, /^METRICS_PORT must be another port/],
    [{ HSTS_MAX_AGE: 'a year' }, /^HSTS_MAX_AGE must be a whole number/],
    [{ STRATUS_PORTAL_ORIGINS: '*' }, /^STRATUS_PORTAL_ORIGINS/],
    [{ STRATUS_PORTAL_ORIGINS: 'http://portal.example.com' }, /^STRATUS_PORTAL_ORIGINS must hold https/],
    [{ STRATUS_PORTAL_ORIGINS: 'https://portal', STRATUS_PORTAL_SECRET: 'short' }, /^STRATUS_PORTAL_SECRET/],
  ])('says which setting is wrong: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(message)
  })

  it('hands portals nothing unless told which; its secret is another one at every start, or the one given', () => {
    const env = { STRATUS_PORTAL_ORIGINS: 'https://portal.example.com/page, http://127.0.0.1:9000' }
    const { portal } = readConfig(env)
    expect(readConfig({}).portal).toBeNull()
    expect(portal?.origins).toEqual(['https://portal.example.com', 'http://127.0.0.1:9000'])
    expect(portal?.secret.length).toBeGreaterThanOrEqual(43)
    expect(readConfig(env).portal?.secret).not.toBe(portal?.secret)
    const secret = 'x'.repeat(32)
    expect(readConfig({ ...env, STRATUS_PORTAL_SECRET: secret }).portal?.secret).toBe(secret)
  })

  it('keeps only the origins of upload addresses', () => {
    expect(readConfig({ CONSOLE_ORIGINS: 'https://novnc.example:6080/' }).consoleOrigins).toEqual([
      'https://novnc.example:6080',
    ])
    expect(readConfig({ UPLOAD_ORIGINS: 'https://images.example:9292/v2, http://b:80' }).uploadOrigins).toEqual([
      'https://images.example:9292',
      'http://b',
    ])
  })
})
