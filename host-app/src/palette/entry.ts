import type { IconName } from '@stratus/widgets'
import type { CommandItem } from '../stores/pending-command.js'

/** One thing the palette offers. All texts are shown as they are: translated, or a resource's own. */
export interface Entry {
  /** Unique among all entries. */
  readonly id: string
  readonly label: string
  /** Where it is, or what tells it from its namesakes. */
  readonly hint?: string
  readonly icon: IconName
  /** Also found by these: ids, addresses. */
  readonly keywords?: readonly string[]
  /** Path below the web root, with its leading slash. */
  readonly to: string
  /** What the page does when it is there. */
  readonly command?: string
  /** What the command is done with; absent: the page as a whole. */
  readonly item?: CommandItem
  /** Done where one is, in place of going to `to`. */
  run?(): void
}

/** Entries under a heading. */
export interface Section {
  readonly id: string
  readonly label: string
  readonly entries: readonly Entry[]
}
