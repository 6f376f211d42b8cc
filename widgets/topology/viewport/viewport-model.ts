/** What part of the picture is on screen: a point of the picture times `scale` plus the offset is a point on screen, px. */
export interface Viewport {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Limits of the zoom (T-GRAPH-03). */
const minScale = 0.1
const maxScale = 1.5
/** How long the way back to the centre takes, ms (T-GRAPH-04). */
export const centerDuration = 1500

export function clampScale(scale: number): number {
  return Number.isFinite(scale) ? Math.min(maxScale, Math.max(minScale, scale)) : 1
}

/** Zooms by a factor; the point under the pointer stays under it. */
export function zoomAt(viewport: Viewport, factor: number, x: number, y: number): Viewport {
  const scale = clampScale(viewport.scale * factor)
  const real = scale / viewport.scale
  return { scale, x: x - (x - viewport.x) * real, y: y - (y - viewport.y) * real }
}

/** The viewport that a new picture starts with and that the centre button goes back to: all of it, at most in its own size. */
export function fitViewport({ left, top, right, bottom }: Bounds, { width, height }: Size, padding = 32): Viewport {
  const room = { width: Math.max(1, width - 2 * padding), height: Math.max(1, height - 2 * padding) }
  const fitting = Math.min(room.width / Math.max(1, right - left), room.height / Math.max(1, bottom - top), 1)
  const scale = clampScale(fitting)
  return { scale, x: width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale }
}

/** The viewport with a point of the picture in the middle. */
export function centredOn(
  viewport: Viewport,
  x: number,
  y: number,
  { width, height }: Size,
  scale = viewport.scale,
): Viewport {
  return { scale, x: width / 2 - x * scale, y: height / 2 - y * scale }
}

/** The part of the picture that is on screen. */
export function visibleBounds({ scale, x, y }: Viewport, { width, height }: Size): Bounds {
  return { left: -x / scale, top: -y / scale, right: (width - x) / scale, bottom: (height - y) / scale }
}

export function isSameViewport(one: Viewport, other: Viewport): boolean {
  return one.scale === other.scale && one.x === other.x && one.y === other.y
}

/** On the way from one viewport to another; `part` 0 to 1. Slow at both ends, and the scale grows evenly to the eye. */
export function between(from: Viewport, to: Viewport, part: number): Viewport {
  if (part >= 1) return to
  const eased = part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2
  const mix = (one: number, other: number) => one + (other - one) * eased
  return { scale: from.scale * (to.scale / from.scale) ** eased, x: mix(from.x, to.x), y: mix(from.y, to.y) }
}

/** True for what the property may hold. */
export function isViewport(value: unknown): value is Viewport {
  if (typeof value !== 'object' || value === null) return false
  const { scale, x, y } = value as Partial<Record<keyof Viewport, unknown>>
  return [scale, x, y].every((each) => Number.isFinite(each)) && (scale as number) > 0
}
