import { escapeHtml } from './markdown.js'

export interface Link {
  readonly href: string
  readonly label: string
}

export interface Site {
  readonly guides: readonly Link[]
  readonly elements: readonly Link[]
}

function nav(title: string, links: readonly Link[], here: string): string {
  const items = links.map(
    ({ href, label }) =>
      `<li><a href="${href}"${href === here ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`,
  )
  return `<section><h2>${title}</h2><ul>${items.join('')}</ul></section>`
}

/** The page with addresses of the site as seen from where it lies, so that it may lie in any folder; those of `/site/` are the bundler's. */
function relative(html: string, here: string): string {
  const up = '../'.repeat(here.split('/').length - 2) || './'
  return html.replace(/(\s(?:href|src)=")\/(?!site\/)/g, `$1${up}`)
}

/** A page of the site around its content; `here` is its address. */
export function page(site: Site, here: string, title: string, content: string): string {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escapeHtml(title)} · Stratus</title>
    <link rel="icon" href="/site/icon.svg" />
    <script type="module" src="/site/site.ts"></script>
  </head>
  <body class="site">
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <button class="menu" type="button" aria-expanded="false" aria-controls="nav">Pages</button>
      <a class="brand" href="/index.html">Stratus</a>
      <span class="grow"></span>
      <label class="filter"><span class="hide">Find a page</span><input type="search" placeholder="Find a page" /></label>
      <button class="scheme" type="button">Light or dark</button>
    </header>
    <nav id="nav" aria-label="Pages">${nav('Guides', site.guides, here)}${nav('Elements', site.elements, here)}</nav>
    <main id="content">
      <noscript><p class="note">Examples, search and the choice of light or dark need JavaScript; all texts are here without it.</p></noscript>
      ${content}
    </main>
  </body>
</html>`
  return relative(html, here)
}
