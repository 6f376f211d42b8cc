/** Draws one series on a canvas, in the canvas's own pixels. */

/** Where the points are, one after the other. */
export interface Trace {
  readonly xs: Float64Array
  readonly ys: Float64Array
}

export interface Ink {
  readonly color: string
  readonly dashed: boolean
  /** As in the settings of a chart. */
  readonly renderer: string
  readonly interpolation: string
  /** So many points that they are a band already: a broad stroke would hide the lines below. */
  readonly dense: boolean
  readonly lastPoint: boolean
  /** Where the value is on which bars and areas stand. */
  readonly ground: number
  /** Pixels of the canvas to one of the page. */
  readonly ratio: number
}

/** How much of its colour an area has. */
const faded = 0.18

export function drawSeries(context: CanvasRenderingContext2D, trace: Trace, ink: Ink): void {
  const { xs } = trace
  const last = xs.length - 1
  if (last < 0) return
  const width = (ink.dense ? 1 : 2) * ink.ratio
  context.save()
  context.fillStyle = context.strokeStyle = ink.color
  context.lineJoin = 'round'
  context.lineWidth = width
  if (ink.dashed) context.setLineDash([2 * width, 2 * width])
  if (ink.renderer === 'bar') drawBars(context, trace, ink)
  else if (ink.renderer === 'scatterplot' || !last) drawDots(context, trace, width / 2 + 2 * ink.ratio)
  else {
    if (ink.renderer === 'area') fillBelow(context, trace, ink)
    context.beginPath()
    follow(context, trace, ink)
    context.stroke()
  }
  if (ink.lastPoint) {
    drawDots(context, { xs: xs.subarray(last), ys: trace.ys.subarray(last) }, 5 * ink.ratio)
  }
  context.restore()
}

export function drawDots(context: CanvasRenderingContext2D, { xs, ys }: Trace, radius: number): void {
  context.beginPath()
  for (let at = 0; at < xs.length; at++) {
    context.moveTo(xs[at]! + radius, ys[at]!)
    context.arc(xs[at]!, ys[at]!, radius, 0, 2 * Math.PI)
  }
  context.fill()
}

/** Bars as wide as the points are apart lets them be. */
function drawBars(context: CanvasRenderingContext2D, { xs, ys }: Trace, { ground, ratio }: Ink): void {
  let gap = Infinity
  for (let at = 1; at < xs.length; at++) gap = Math.min(gap, xs[at]! - xs[at - 1]!)
  const width = Math.round(Math.min(16 * ratio, Math.max(ratio, 0.7 * gap)))
  context.beginPath()
  for (let at = 0; at < xs.length; at++) context.rect(Math.round(xs[at]! - width / 2), ys[at]!, width, ground - ys[at]!)
  context.fill()
}

function fillBelow(context: CanvasRenderingContext2D, trace: Trace, ink: Ink): void {
  const { xs } = trace
  context.beginPath()
  follow(context, trace, ink)
  context.lineTo(xs.at(-1)!, ink.ground)
  context.lineTo(xs[0]!, ink.ground)
  context.globalAlpha = faded
  context.fill()
  context.globalAlpha = 1
}

/** From point to point, as the interpolation says. */
function follow(context: CanvasRenderingContext2D, { xs, ys }: Trace, { interpolation, dense }: Ink): void {
  const steps = interpolation.startsWith('step')
  const curved = !dense && /^(cardinal|monotone|basis|bundle)/.test(interpolation)
  context.moveTo(xs[0]!, ys[0]!)
  for (let at = 1; at < xs.length; at++) {
    if (steps) context.lineTo(xs[at]!, ys[at - 1]!)
    if (curved) curveTo(context, { xs, ys }, at)
    else context.lineTo(xs[at]!, ys[at]!)
  }
}

/** A cardinal spline: at each point it runs along its neighbours, a sixth of their distance. */
function curveTo(context: CanvasRenderingContext2D, { xs, ys }: Trace, at: number): void {
  const [before, from, after] = [Math.max(0, at - 2), at - 1, Math.min(xs.length - 1, at + 1)]
  context.bezierCurveTo(
    xs[from]! + (xs[at]! - xs[before]!) / 6,
    ys[from]! + (ys[at]! - ys[before]!) / 6,
    xs[at]! - (xs[after]! - xs[from]!) / 6,
    ys[at]! - (ys[after]! - ys[from]!) / 6,
    xs[at]!,
    ys[at]!,
  )
}
