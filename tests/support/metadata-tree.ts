import { fixture, html } from '@open-wc/testing'
import type { Metadata, Namespace } from '../../widgets/metadata-tree/namespace-tree.js'
import type { StratusMetadataTree } from '../../widgets/metadata-tree/stratus-metadata-tree.js'
import type { MetadataChangeDetail } from '../../widgets/metadata-tree/stratus-metadata-tree.events.js'

interface Setup {
  readonly existing?: Metadata
  readonly image?: boolean
}

/** A tree, and what it has said has changed. */
export async function metadataTree(namespaces: readonly Namespace[], { existing = {}, image = false }: Setup = {}) {
  const element = await fixture<StratusMetadataTree>(
    html`<stratus-metadata-tree
      .namespaces=${namespaces}
      .existing=${existing}
      ?image=${image}
    ></stratus-metadata-tree>`,
  )
  const said: MetadataChangeDetail[] = []
  element.addEventListener('stratus-change', (event) => said.push((event as CustomEvent<MetadataChangeDetail>).detail))
  return { element, said, root: element.shadowRoot! }
}

export const textsOf = (element: StratusMetadataTree, selector: string): string[] =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((each) => each.textContent.trim())
