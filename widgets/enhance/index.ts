import type { Context, EnhanceOptions } from './core/context.js'
import { createContext } from './core/create-context.js'
import { adoptHorizonStyles } from './styles/horizon-page.styles.js'
import { behaviours, delegates } from './registry.js'
import { silence, tableScripts } from './core/conflicting-scripts.js'
import { Scope } from './core/scope.js'

export type { EnhanceOptions, PutFile } from './core/context.js'
export type { FragmentDetail, FragmentKind } from './answers/fragment.js'
export { readPage } from './answers/fragment.js'
export { sanitizePage } from '../internal/sanitize.js'
export { busyNote } from './core/busy-note.js'
export { attachmentName } from './answers/filename-model.js'
export { formAction, formBody } from './answers/form-body.js'

/**
 * Brings Horizon's server-rendered HTML to life in place: tables (live rows, sorting, filter, selection, batch and row actions with
 * confirmation), modal links and forms, workflows with step validation, tabs, login, console log, charts.
 *
 * Safe to call twice, on the same root or one inside of it: what is alive stays as it is. The answer ends everything this call
 * began, timers and requests included; the markup stays. Whatever comes from the server later is sanitised before it is inserted;
 * what is in `root` already is the caller's: sanitise foreign markup with `sanitizePage`.
 *
 * With `look: 'page'` on a page of Horizon's own, call it before the document is ready (as a module script is): what Horizon's
 * scripts would do a second time is then taken from them.
 *
 * Events on the root: `stratus-before-insert` (cancelable) and `stratus-inserted`, both bubbling.
 */
export function enhance(root: HTMLElement = document.body, options: EnhanceOptions = {}): () => void {
  const scope = new Scope()
  const life: Pick<Context, 'enhance' | 'enhanceRoot' | 'release'> = {
    enhance: (node) => attachAll(node),
    enhanceRoot: (node) => attachRoot(node),
    release: (node) => scope.release(node),
  }
  const context = createContext(options, life)

  function attachAll(node: Element): void {
    for (const behaviour of behaviours) {
      const found = [...node.querySelectorAll<HTMLElement>(behaviour.selector)]
      if (node instanceof HTMLElement && node.matches(behaviour.selector)) found.unshift(node)
      for (const element of found) scope.once(element, behaviour.name, () => behaviour.attach(element, context))
    }
  }

  function attachRoot(node: HTMLElement): void {
    for (const [name, delegate] of Object.entries(delegates)) scope.once(node, name, () => delegate(node, context))
    attachAll(node)
  }

  adoptHorizonStyles(root.ownerDocument)
  if (context.look === 'own') {
    scope.once(root, 'look', () => {
      const styled = root.classList.contains('stratus-horizon')
      root.classList.add('stratus-horizon')
      return () => void (!styled && root.classList.remove('stratus-horizon'))
    })
  }
  if (context.look === 'page')
    scope.once(root.ownerDocument.documentElement, 'conflicting-scripts', () => silence(tableScripts))
  attachRoot(root)
  return () => scope.dispose()
}
