import { stackPicture, type PictureColour } from '../../../rules/stack-picture.js'
import type { Answer } from '../../call.js'
import type { PageContext, PageRoute } from '../context.js'

/** Where the heat dashboard has the pictures of stacks and their resources: a kind and the colour of a status. */
export const stackPictureRoutes: readonly PageRoute[] = [
  {
    path: /^\/static\/dashboard\/project\/heat_dashboard\/img\/([a-z]+)-(red|green|gray)\.svg$/,
    methods: ['GET'],
    open: true,
    handle: draw,
  },
]

function draw({ params: [kind = '', colour = ''] }: PageContext): Answer {
  const body = stackPicture(kind, colour as PictureColour)
  return { status: 200, headers: [['Content-Type', 'image/svg+xml']], body }
}
