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

const shared = Symbol.for('stratus.sanitize.3')

/**
 * Styles come from our sheets: an inline one would be a breach of the page's CSP, and of its look. Nothing loads from elsewhere
 * before anybody looked at it.
 */
const rules: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'audio', 'video', 'source', 'track', 'picture', 'dialog', 'template'],
  FORBID_ATTR: [
    'style',
    'srcset',
    'background',
    'poster',
    'popover',
    'popovertarget',
    'popovertargetaction',
    'slot',
    'is',
  ],
  ADD_ATTR: ['target'],
  RETURN_DOM_FRAGMENT: true,
}

/** What server-rendered pages need beyond texts. */
const pageRules: Config = { ...rules, ADD_ATTR: ['target', 'help_text', 'percent'] }

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

/** In front of what the parser must not see; nobody can know it beforehand. */
const mark = `data-${crypto.getRandomValues(new Uint32Array(2)).join('')}-`
const marked = new RegExp(mark, 'g')

/**
 * The same markup without anything that the parser itself would try as a style or handler: it would be stopped, but reported as a
 * breach of the page's policy. Whatever may be the name of such an attribute is marked, also where it is only a word of a text:
 * there the mark is taken off again (`unmarked`). Nothing of the safety rests on this.
 */
function withoutActiveParts(html: string): string {
  if (!/style|[\s/"']on[a-z]/i.test(html)) return html
  return html.replace(/(<\/?)style\b/gi, '$1xmp').replace(/(?<=[\s/"'])(?=(?:style|on[a-z]+)[\s/>=])/gi, mark)
}

/** Takes the marks off: attributes go, words are again as they were. A style that had hidden its element hides it still. */
function unmarked(fragment: DocumentFragment): DocumentFragment {
  const nodes = document.createTreeWalker(fragment, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (node instanceof Text) {
      if (node.data.includes(mark)) node.data = node.data.replace(marked, '')
    } else if (node instanceof HTMLElement) {
      for (const { name, value } of Array.from(node.attributes)) {
        if (!name.startsWith(mark)) {
          if (value.includes(mark)) node.setAttribute(name, value.replace(marked, ''))
          continue
        }
        if (name === `${mark}style` && /\bdisplay\s*:\s*none\b/i.test(value)) node.hidden = true
        node.removeAttribute(name)
      }
    }
  }
  return fragment
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
      const quiet = withoutActiveParts(html)
      // Of a text that has no body (a frameset) there is nothing, whatever its type says.
      const fragment: DocumentFragment | null = purifier.sanitize(quiet, { ...all, RETURN_DOM_FRAGMENT: true })
      if (!fragment) return document.createDocumentFragment()
      return quiet === html ? fragment : unmarked(fragment)
    },
  }
}

function create(): Sanitizers {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  // DOMPurify is all that ever gets this policy: nothing else on the page can call it.
  const policy = trustedTypes?.createPolicy('stratus', { createHTML: (text) => text, createScriptURL: () => '' })
  const text = purify(rules, policy)
  const page = purify(pageRules, policy)
  for (const { purifier } of [text, page]) {
    purifier.addHook('uponSanitizeAttribute', (_node, data) => {
      if (data.attrName === 'src' && isElsewhere(data.attrValue)) data.keepAttr = false
    })
  }
  page.purifier.addHook('uponSanitizeAttribute', (node, data) => {
    if ((data.attrName === 'name' || data.attrName === 'id') && keepsFieldName(node, data.attrValue)) {
      data.forceKeepAttr = true
    }
  })
  return {
    text: (html) => withoutForeignForms(text.run(html)),
    page: (html) => withoutForeignForms(page.run(html)),
  }
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
 * Markup of a server as nodes without anything that runs, or loads from another origin: the one place of the kit where HTML is read
 * from a text. Its Trusted Types policy is called `stratus`; two copies of the kit on one page share it, as a policy can be made only once.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return sanitizers().text(html)
}

/**
 * A server-rendered page or fragment, with its forms alive: as `sanitizeHtml`, with the fields' own names, unless one hides what
 * scripts rely on.
 */
export function sanitizePage(html: string): DocumentFragment {
  return sanitizers().page(html)
}
