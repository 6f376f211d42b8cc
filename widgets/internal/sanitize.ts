import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify'

/** The part of Trusted Types that is used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(text: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>
}

type Sanitize = (html: string) => DocumentFragment

const shared = Symbol.for('stratus.sanitize')

/** Styles come from our sheets: an inline one would be a breach of the page's CSP, and of its look. */
const rules: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style'],
  ADD_ATTR: ['target'],
  RETURN_DOM_FRAGMENT: true,
}

function create(): Sanitize {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  // DOMPurify is all that ever gets this policy: nothing else on the page can call it.
  const policy = trustedTypes?.createPolicy('stratus', { createHTML: (text) => text, createScriptURL: () => '' })
  const purifier: Purifier = DOMPurify(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
  })
  const config = { ...rules, ...(policy && { TRUSTED_TYPES_POLICY: policy }) }
  return (html) => purifier.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true })
}

/**
 * Markup of a server as nodes without anything that runs: the one place of the kit where HTML is read from a text. Its Trusted
 * Types policy is called `stratus`; two copies of the kit on one page share it, as a policy can be made only once.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  const page = globalThis as { [shared]?: Sanitize }
  page[shared] ??= create()
  return page[shared](html)
}
