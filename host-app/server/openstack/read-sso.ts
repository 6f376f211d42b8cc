/** One way of signing on by another site, as Horizon's `WEBSSO_CHOICES` and `WEBSSO_IDP_MAPPING` name them. */
export interface SsoChoice {
  /** What a form sends: the protocol, or provider and protocol. */
  readonly id: string
  readonly label: string
  readonly protocol: string
  readonly provider?: string
}

/** Single sign-on by Keystone's WebSSO. */
export interface SsoConfig {
  readonly choices: readonly SsoChoice[]
  /** Keystone as browsers reach it, with `/v3` at the end. */
  readonly keystone: string
  /** The origin under which browsers know us: Keystone posts its tokens there. */
  readonly origin: string
}

/**
 * Reads `openid=Company account, acme/saml2=Acme`: protocols of Keystone, or its providers with theirs, and how people call them.
 * @throws RangeError that says what the setting must be
 */
export function readSsoChoices(text: string): SsoChoice[] {
  return text.split(',').map((part) => {
    const [, provider, protocol, label] = /^\s*(?:([\w.-]+)\/)?([\w.-]+)\s*=\s*(\S.*?)\s*$/.exec(part) ?? []
    if (!protocol || !label)
      throw new RangeError(
        `STRATUS_SSO must be a list like openid=Company account,acme/saml2=Acme, not '${part.trim()}'`,
      )
    return { id: provider ? `${provider}/${protocol}` : protocol, label, protocol, ...(provider && { provider }) }
  })
}

/** Where a browser begins. */
export function beginningOf(
  { keystone, origin }: SsoConfig,
  { protocol, provider }: SsoChoice,
  webroot: string,
): string {
  const path = provider
    ? `identity_providers/${encodeURIComponent(provider)}/protocols/${encodeURIComponent(protocol)}/websso`
    : `websso/${encodeURIComponent(protocol)}`
  return `${keystone}/auth/OS-FEDERATION/${path}?${new URLSearchParams({ origin: `${origin}${webroot}auth/websso/` })}`
}
