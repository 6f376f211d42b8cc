export interface ParsedElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** White space folded. */
  readonly text: string
}

export function parseHtml(html: string): ParsedElement[]
