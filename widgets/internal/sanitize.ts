import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify'

/** The part of Trusted Types that is used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(text: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>
}

type Sanitize = (html: string) => DocumentFragment

interface Sanitizers {
  readonly text: Sanitize
  readonly page: Sanitize
}

const shared = Symbol.for('stratus.sanitize.2')

/** Styles come from our sheets: an inline one would be a breach of the page's CSP, and of its look. */
const rules: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style'],
  ADD_ATTR: ['target'],
  RETURN_DOM_FRAGMENT: true,
}

/** What server-rendered pages need beyond texts, and what would load from elsewhere before anybody looked at it. */
const pageRules: Config = {
  ...rules,
  ADD_ATTR: ['target', 'help_text', 'percent'],
  FORBID_TAGS: ['style', 'audio', 'video', 'source', 'track', 'picture', 'dialog', 'template'],
  FORBID_ATTR: ['style', 'srcset', 'background', 'popover', 'popovertarget', 'popovertargetaction', 'slot', 'is'],
}

/** Fields of real forms are called so; nothing of ours reads these as properties of a form. */
const harmlessFieldNames = new Set(
  'accept action autocomplete description dir draggable enctype encoding hidden id lang length method name prefix rel role target title translate'.split(
    ' ',
  ),
)

const fields = /^(input|select|textarea|button|output|fieldset)$/

/** A field may be called anything that does not hide a method of its form or of the document from our scripts. */
function keepsFieldName(node: Element, value: string): boolean {
  if (!fields.test(node.localName)) return false
  const form = document.createElement('form')
  return !(value in form) || harmlessFieldNames.has(value)
}

const tag = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const activeAttribute = /("[^"]*"|'[^']*')|(^|[\s/])(style|on[a-z]+)(?=\s*=)/gi

/**
 * The same markup without anything that the parser itself would try as a style or handler: it would be stopped, but reported as a
 * breach of the page's policy. Nothing rests on this: what it misses, the purifier drops.
 */
function withoutActiveParts(html: string): string {
  if (!/style|[\s/"']on[a-z]/i.test(html)) return html
  return html
    .replace(/(<\/?)style\b/gi, '$1xmp')
    .replace(tag, (text) =>
      text.replace(activeAttribute, (whole, quoted: string | undefined, before: string, name: string) =>
        quoted === undefined ? `${before}data-${name.toLowerCase() === 'style' ? 'style' : 'handler'}` : whole,
      ),
    )
}

function isElsewhere(url: string): boolean {
  try {
    return new URL(url, location.href).origin !== location.origin
  } catch {
    return true
  }
}

function purify(config: Config, policy: Config['TRUSTED_TYPES_POLICY']): { purifier: Purifier; run: Sanitize } {
  const purifier: Purifier = DOMPurify(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
  })
  const all = { ...config, ...(policy && { TRUSTED_TYPES_POLICY: policy }) }
  return {
    purifier,
    run(html) {
      // Of a text that has no body (a frameset) there is nothing, whatever its type says.
      const fragment: DocumentFragment | null = purifier.sanitize(withoutActiveParts(html), {
        ...all,
        RETURN_DOM_FRAGMENT: true,
      })
      return fragment ?? document.createDocumentFragment()
    },
  }
}

function create(): Sanitizers {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  // DOMPurify is all that ever gets this policy: nothing else on the page can call it.
  const policy = trustedTypes?.createPolicy('stratus', { createHTML: (text) => text, createScriptURL: () => '' })
  const page = purify(pageRules, policy)
  page.purifier.addHook('uponSanitizeAttribute', (node, data) => {
    if (data.attrName === 'name' || data.attrName === 'id') {
      if (keepsFieldName(node, data.attrValue)) data.forceKeepAttr = true
    } else if (data.attrName === 'src' && isElsewhere(data.attrValue)) {
      data.keepAttr = false
    }
  })
  return {
    text: purify(rules, policy).run,
    page: (html) => withoutForeignForms(keepHidden(page.run(html))),
  }
}

/** Styles go, but what a page had hidden by one stays out of sight: baits for password managers, parts for later. */
function keepHidden(fragment: DocumentFragment): DocumentFragment {
  for (const element of fragment.querySelectorAll('[data-handler]')) element.removeAttribute('data-handler')
  for (const element of fragment.querySelectorAll<HTMLElement>('[data-style]')) {
    if (/\bdisplay\s*:\s*none\b/i.test(element.dataset['style'] ?? '')) element.hidden = true
    delete element.dataset['style']
  }
  return fragment
}

/** What would be typed into a form that leads elsewhere is not ours to send there: its fields stay, without a form. */
function withoutForeignForms(fragment: DocumentFragment): DocumentFragment {
  for (const form of fragment.querySelectorAll('form')) {
    if (isElsewhere(form.getAttribute('action') ?? '')) form.replaceWith(...form.childNodes)
  }
  return fragment
}

function sanitizers(): Sanitizers {
  const page = globalThis as { [shared]?: Sanitizers }
  return (page[shared] ??= create())
}

/**
 * Markup of a server as nodes without anything that runs: the one place of the kit where HTML is read from a text. Its Trusted
 * Types policy is called `stratus`; two copies of the kit on one page share it, as a policy can be made only once.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return sanitizers().text(html)
}

/**
 * A server-rendered page or fragment, with its forms alive: as `sanitizeHtml`, and nothing in it loads from another origin, no
 * form leads to one, and no field's name hides what scripts rely on.
 */
export function sanitizePage(html: string): DocumentFragment {
  return sanitizers().page(html)
}
