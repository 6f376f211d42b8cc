const preamble = /(?:(?:\w+Exception: \d{3}|No \w+ found for [^:]+): )?(?:Client|Server) Error for url: \S+?(?:, |$)/

/**
 * Newer Horizons put the class of the SDK's exception and an inner address before the words of the service:
 * `ConflictException: 409: Client Error for url: http://…, Port … is in use` (A-REL-03). They are for nobody's eyes.
 * Horizon 27 calls whatever the network service refuses unauthorized, and says it once more behind an ellipsis.
 */
export function withoutSdkPreamble(text: string): string {
  const again = text.slice(text.lastIndexOf('…') + 1)
  const said = again !== text && preamble.test(again) ? again : text
  return preamble.test(said) ? said.replace(preamble, '').replace(/[:\s]+$/, '') : text
}
