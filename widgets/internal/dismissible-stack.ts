/**
 * What lies over the page, newest last: modals, and menus or pickers inside them. Escape belongs to the newest; of the modals
 * only the newest is seen. The stack lives under a global symbol, so that two copies of the kit on one page agree on it.
 */
import { closeOpenList } from './focus.js'

/** Something that Escape closes. */
export interface Layer {
  /** A modal covers the modals below it; a menu does not. */
  readonly modal: boolean
  /** Escape was pressed while this layer is the newest. */
  dismiss(): void
  /** Another modal now lies over this one, or no longer. */
  cover?(covered: boolean): void
  /** Of a modal: what belongs above it, such as messages, must lie in here, or the browser keeps it out of reach. */
  surface?(): HTMLElement
  /** Closing it would lose what somebody typed, or what is being sent. */
  unsaved?(): boolean
}

const ownPopovers = ':is([popover=""], [popover="auto"], [popover="hint"]):popover-open'

interface Stack {
  readonly layers: readonly Layer[]
  add(layer: Layer): void
  remove(layer: Layer): void
  /** Told after each change. */
  readonly watchers: Set<() => void>
}

const key = Symbol.for('stratus.dismissible-stack.2')
const shelf = globalThis as typeof globalThis & { [key]?: Stack }

/** Whether the page has opened a dialog or a popover of its own over this modal, which the browser itself closes. */
function isForPage(event: KeyboardEvent, newest: Layer | undefined): boolean {
  if (!newest?.modal) return false
  const within = event.composedPath().find((each) => each instanceof HTMLDialogElement && each.matches(':modal'))
  return (within ?? newest.surface?.()) !== newest.surface?.() || document.querySelector(ownPopovers) !== null
}

function createStack(): Stack {
  const layers: Layer[] = []
  const watchers = new Set<() => void>()

  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isForPage(event, layers.at(-1))) return
    // A native dialog would close itself on Escape without asking anybody.
    event.preventDefault()
    // Firefox hands on the Escape that an open list takes for itself elsewhere.
    if (!closeOpenList()) layers.at(-1)?.dismiss()
  }

  const arrange = (): void => {
    const modals = layers.filter(({ modal }) => modal)
    modals.forEach((layer, index) => layer.cover?.(index < modals.length - 1))
    for (const watcher of watchers) watcher()
  }

  return {
    layers,
    watchers,
    add(layer) {
      if (layers.includes(layer)) return
      if (!layers.length) document.addEventListener('keydown', onKeydown)
      layers.push(layer)
      arrange()
    },
    remove(layer) {
      const index = layers.indexOf(layer)
      if (index < 0) return
      layers.splice(index, 1)
      if (!layers.length) document.removeEventListener('keydown', onKeydown)
      layer.cover?.(false)
      arrange()
    },
  }
}

function stack(): Stack {
  return (shelf[key] ??= createStack())
}

/** Puts a layer on top. The same layer twice is one. */
export function pushLayer(layer: Layer): void {
  stack().add(layer)
}

/** Takes a layer away, wherever it is. */
export function removeLayer(layer: Layer): void {
  stack().remove(layer)
}

/** Whether nothing lies over this layer: a press elsewhere is meant for it. */
export function isTopLayer(layer: Layer): boolean {
  return stack().layers.at(-1) === layer
}

/** Whether something small lies over everything, such as a menu or a balloon: Escape is for that first. */
export function isSmallLayerOpen(): boolean {
  return stack().layers.at(-1)?.modal === false
}

/** Whether a modal of the kit lies over the page: the page's own keys rest meanwhile. */
export function isModalOpen(): boolean {
  return stack().layers.some(({ modal }) => modal)
}

/** Where something must lie to be above everything and in reach; undefined while no modal is open. */
export function topSurface(): HTMLElement | undefined {
  return stack()
    .layers.findLast(({ modal }) => modal)
    ?.surface?.()
}

/** Whether leaving the page now would lose what was typed into an open modal, or what it is sending. */
export function hasUnsavedInput(): boolean {
  return stack().layers.some((layer) => layer.unsaved?.())
}

/** Asks the newest layer to close, as Escape does; a modal with typed input asks back. */
export function dismissTopLayer(): void {
  stack().layers.at(-1)?.dismiss()
}

/** Calls back whenever a modal opens or closes, until stopped. */
export function watchModals(watcher: () => void): () => void {
  stack().watchers.add(watcher)
  return () => stack().watchers.delete(watcher)
}
