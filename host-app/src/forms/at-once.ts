import { flushSync } from 'react-dom'

/**
 * For what is typed into elements. React does not know their events and draws what they change when it has time: Enter right behind
 * the last key would send what stood there before it.
 */
export const atOnce =
  <Args extends readonly unknown[]>(change: (...args: Args) => void) =>
  (...args: Args): void =>
    flushSync(() => change(...args))
