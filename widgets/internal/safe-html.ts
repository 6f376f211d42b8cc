import { isServer, noChange } from 'lit'
import { AsyncDirective } from 'lit/async-directive.js'
import { directive } from 'lit/directive.js'

class SafeHtml extends AsyncDirective {
  #shown: string | undefined

  override render(markup: string, meanwhile = ''): unknown {
    // The sanitiser needs a document.
    if (isServer) return meanwhile
    if (markup === this.#shown) return noChange
    this.#shown = markup
    void this.#read(markup)
    return meanwhile
  }

  async #read(markup: string): Promise<void> {
    const { sanitizeHtml } = await import('./sanitize.js')
    if (markup === this.#shown) this.setValue(sanitizeHtml(markup))
  }
}

/**
 * A server's markup as nodes without anything that runs. The sanitiser is large and few pages need it: until it is there the text
 * `meanwhile` is shown.
 */
export const safeHtml = directive(SafeHtml)
