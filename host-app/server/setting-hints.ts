import type { Caller } from './caller.js'

/** What an operator should know about the settings, seen from the traffic; each is said once. */
export interface SettingHints {
  /** The peer sent `X-Forwarded-…`, and is not trusted. */
  untrustedProxy(peer: string): void
  /** The cloud's cookies are for https only, and nobody has said how browsers reach us. */
  secureCookie(caller: Pick<Caller, 'scheme' | 'host'>): void
  /** A portal wants a grant, and no portal is known. */
  portalsOff(): void
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

export function settingHints(write: (line: string) => void): SettingHints {
  const said = new Set<string>()
  const once = (name: string, line: string) => {
    if (said.has(name)) return
    said.add(name)
    write(`! ${line}`)
  }
  return {
    portalsOff: () =>
      once(
        'portals',
        'A portal asks for a grant, and gets none: start with STRATUS_PORTAL_ORIGINS, the origins of the portals.',
      ),
    untrustedProxy: (peer) =>
      once(
        'proxy',
        `X-Forwarded-… headers from ${peer} are not believed. If that is your proxy, start with TRUST_PROXY=${peer}.`,
      ),
    secureCookie: ({ scheme, host }) => {
      if (scheme || loopback.test(host)) return
      once(
        'cookie',
        `The cloud sets Secure cookies, which browsers drop unless they know ${host} by https. Start with PUBLIC_URL.`,
      )
    },
  }
}
