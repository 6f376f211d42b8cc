const colours = { red: '#b3261e', green: '#196836', gray: '#5b6570' } as const

/** Inside a circle of radius 50 around 0 0. */
const signs: Readonly<Record<string, string>> = {
  server: 'M-24-22h48v18h-48zM-24 4h48v18h-48zM-16-13h6M-16 13h6',
  volume: 'M-22-18a22 8 0 1 0 44 0a22 8 0 1 0-44 0v36a22 8 0 0 0 44 0v-36',
  network: 'M-8-28h16v14h-16zM-30 12h16v14h-16zM14 12h16v14h-16zM0-14v14M-22 12v-12h44v12',
  router: 'M-26 0h52M0-26v52M-26 0l8-8M-26 0l8 8M26 0l-8-8M26 0l-8 8M0-26l-8 8M0-26l8 8M0 26l-8-8M0 26l8-8',
  floatingip: 'M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0M-26 0h52M0-26a14 26 0 0 0 0 52a14 26 0 0 0 0-52',
  stack: 'M0-28l28 14l-28 14l-28-14zM-28 0l28 14l28-14M-28 14l28 14l28-14',
  unknown: 'M-20-20h40v40h-40zM-20-20l20 12l20-12M0-8v28',
}

export type PictureColour = keyof typeof colours

/** The picture of a stack or a resource, by kind and status, as SVG; for a kind that has none, a box. */
export function stackPicture(kind: string, colour: PictureColour): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-54 -54 108 108"><circle r="50" fill="#fff"/><path d="${signs[kind] ?? signs['unknown']}" fill="none" stroke="${colours[colour]}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
