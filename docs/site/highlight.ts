import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import django from 'highlight.js/lib/languages/django'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import nginx from 'highlight.js/lib/languages/nginx'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'

const languages = { bash, css, django, javascript, json, nginx, typescript, xml }
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language)
// A file of Vue or Svelte is markup with a script in it, which XML highlights as such.
highlighter.registerAliases(['vue', 'svelte'], { languageName: 'xml' })

/** The code as HTML whose tokens carry classes, for strict pages: no colour stands in the markup. Unknown languages stay plain. */
export function highlight(code: string, language: string): string | undefined {
  if (!highlighter.getLanguage(language)) return undefined
  return highlighter.highlight(code, { language }).value
}
