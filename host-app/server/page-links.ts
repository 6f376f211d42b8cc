import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Page {
  readonly route: RegExp
  readonly links: string
}

/** What pages need besides what the document announces, as the build wrote it (`host-app/page-scripts.ts`). */
export class PageLinks {
  readonly #file: string
  #changed = 0
  #pages: readonly Page[] = []

  /** @param folder of the built app */
  constructor(folder: string) {
    this.#file = join(folder, 'stratus/pages.json')
  }

  /**
   * What the head of the document at a path below the web root says besides: scripts and styles of its page come with the app's
   * own, not after them. Nothing for pages that the app has not, and where it was not built.
   */
  async of(path: string): Promise<string> {
    await this.#read()
    return this.#pages.find(({ route }) => route.test(path))?.links ?? ''
  }

  /** Again when there is another build. */
  async #read(): Promise<void> {
    const changed = (await stat(this.#file).catch(() => null))?.mtimeMs ?? 0
    if (changed === this.#changed) return
    this.#changed = changed
    const pages: unknown = changed ? JSON.parse(await readFile(this.#file, 'utf8')) : {}
    this.#pages = Object.entries(pages as Record<string, readonly string[]>)
      // Names before placeholders.
      .toSorted(([a], [b]) => Number(isPattern(a)) - Number(isPattern(b)))
      .map(([route, files]) => ({
        route: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}/?$`),
        links: files.map(linkTo).join(''),
      }))
  }
}

const isPattern = (route: string): boolean => /[:*]/.test(route)

const linkTo = (file: string): string =>
  `<link ${file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'} crossorigin href="./${file}">`
