/**
 * Newer Horizons put the class of the SDK's exception and an inner address before the words of the service:
 * `ConflictException: 409: Client Error for url: http://…, Port … is in use` (A-REL-03). They are for nobody's eyes.
 */
export function withoutSdkPreamble(text: string): string {
  const preamble = /(?:(?:\w+Exception: \d{3}|No \w+ found for [^:]+): )?(?:Client|Server) Error for url: \S+?(?:, |$)/
  return preamble.test(text) ? text.replace(preamble, '').replace(/[:\s]+$/, '') : text
}
