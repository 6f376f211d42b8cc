// Each grid is bundled with the page under this name.
declare module 'contender' {
  import type { Contender } from './tables/contender.js'
  export const contender: Contender
}

// Installed when the bench runs.
declare module 'uplot' {
  export default class uPlot {
    constructor(options: object, data: unknown, place: HTMLElement)
    readonly root: HTMLElement
  }
}
