const svg = 'http://www.w3.org/2000/svg'

/**
 * The two arrows that stand in every row, as plain SVG: an element with a shadow root each would make scrolling through long
 * lists several times as expensive.
 */
function chevron(shape: string): SVGElement {
  const node = document.createElementNS(svg, 'svg')
  node.setAttribute('class', 'chevron')
  node.setAttribute('viewBox', '0 0 16 16')
  node.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', shape)
  node.append(path)
  return node
}

export const chevronDown = (): SVGElement => chevron('M4 6l4 4 4-4')

/** Points to the end of the line; turned round by the styles in right-to-left pages. */
export const chevronEnd = (): SVGElement => chevron('M6 4l4 4-4 4')
