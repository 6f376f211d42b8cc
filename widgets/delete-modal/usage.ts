import { html, nothing } from 'lit'
import { fill, t } from '../internal/localize.js'
import { nameOf, type Named } from './delete-model.js'

/** Things of one kind that use what is to be deleted. */
export interface DeleteUse {
  /** What they are, for instance 'Instances'. */
  readonly label: string
  readonly names: readonly string[]
}

/** What is known of it: nobody looks, somebody looks, nobody can say, or what was found. */
export type Usage = 'not-asked' | 'asking' | 'unknown' | readonly DeleteUse[]

/** A line names so many; the rest is a number. */
const mostNamed = 5

/** Only what has names uses it. */
export function foundUses(found: readonly DeleteUse[]): Usage {
  return found.filter(({ names }) => names.length)
}

/** The text to be typed: the name of one, the number of several. */
export function typedText(items: readonly Named[]): string {
  const [first] = items
  return first && items.length === 1 ? plain(nameOf(first)) : String(items.length)
}

/** As it is read on the screen: people cannot type line ends, nor see how many blanks there are. */
function plain(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Whether the deletion waits: for what uses it, or for the text. What nobody could find out is treated as used. */
export function mustType(usage: Usage): boolean {
  return usage === 'unknown' || (Array.isArray(usage) && usage.length > 0)
}

/** Why the button does not delete yet; '' when it does. */
export function waitsFor(usage: Usage, expected: string, typed: string): string {
  if (usage === 'asking') return t('Looking for what uses it…')
  return mustType(usage) && plain(typed) !== expected ? fill(t('Type %s to confirm'), [expected]) : ''
}

export function renderUsage(usage: Usage) {
  if (usage === 'not-asked') return nothing
  if (usage === 'asking') return html`<p class="muted" role="status">${t('Looking for what uses it…')}</p>`
  if (usage === 'unknown') return html`<p role="status">${t('What uses it could not be found out.')}</p>`
  if (!usage.length) return html`<p class="muted" role="status">${t('Nothing that you can see uses it.')}</p>`
  return html`<section class="uses" role="status">
    <h3><stratus-icon name="warning"></stratus-icon>${t('In use')}</h3>
    <ul>
      ${usage.map(({ label, names }) => html`<li>${label} (${names.length}): ${someOf(names)}</li>`)}
    </ul>
  </section>`
}

function someOf(names: readonly string[]): string {
  const some = names.slice(0, mostNamed).join(', ')
  return names.length > mostNamed ? t('%s and %s more', [some, names.length - mostNamed]) : some
}

/** A form: Enter in it confirms. */
export function renderTyping(expected: string, onInput: (typed: string) => void) {
  const [before, after = ''] = t('Type %s to confirm').split('%s')
  return html`<form class="typing" novalidate>
    <label for="typed">${before}<bdi>${expected}</bdi>${after}</label>
    <input
      id="typed"
      class="field"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
    />
  </form>`
}
