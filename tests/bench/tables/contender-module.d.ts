// Each contender is bundled with the page under this name.
declare module 'contender' {
  import type { Contender } from './contender.js'
  export const contender: Contender
}
