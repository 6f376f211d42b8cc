import type { ComponentType } from 'react'

/** What a lazily loaded page module exports. */
export interface PageModule {
  Component: ComponentType
}
