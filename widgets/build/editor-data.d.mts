/** The types of `editor-data.mjs`, which runs without a build. */

export interface ManifestElement {
  readonly tagName: string
  readonly name: string
  readonly description?: string
}

export function choicesOf(type?: string): string[]
export function elementsOf(manifest: unknown): ManifestElement[]
export function htmlData(manifest: unknown): unknown
export function cssData(manifest: unknown): unknown
