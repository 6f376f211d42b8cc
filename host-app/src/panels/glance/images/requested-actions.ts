import { ApiError, type Client } from '@stratus/api-client'
import { imageCan, type ActionRule } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import type { ActionWords } from '../../../actions/words.js'
import { words } from './texts.js'
import type { Image } from './image.js'

export type AskedActionId = 'delete' | 'deactivate' | 'reactivate'

interface Asked {
  readonly words: ActionWords
  readonly rule: ActionRule<Image>
  readonly outcome: 'deleted' | 'updated'
  readonly harmless: boolean
  run(image: Image): Promise<void>
}

/**
 * Older servers do not know these calls: they answer with a page instead of a reason. Then it is not the image that is
 * missing (Horizon 23 is such a server).
 */
async function newerCall(call: Promise<void>): Promise<void> {
  try {
    await call
  } catch (error) {
    const unknown = error instanceof ApiError && error.code === 'not-found' && error.serverText === null
    throw unknown ? new Error(t('This release of the server cannot deactivate or reactivate images.')) : error
  }
}

/** The actions that ask first. What fails is named by the dialog, so the client stays quiet. */
export function askedActions(client: Pick<Client, 'call'>): Readonly<Record<AskedActionId, Asked>> {
  const quiet = true
  return {
    delete: {
      words: words.delete,
      rule: imageCan.delete,
      outcome: 'deleted',
      harmless: false,
      run: ({ id }) => client.call('glance.images.delete', { params: { id }, quiet }),
    },
    deactivate: {
      words: words.deactivate,
      rule: imageCan.deactivate,
      outcome: 'updated',
      harmless: false,
      run: ({ id }) => newerCall(client.call('glance.images.deactivate', { params: { id }, quiet })),
    },
    reactivate: {
      words: words.reactivate,
      rule: imageCan.reactivate,
      outcome: 'updated',
      harmless: true,
      run: ({ id }) => newerCall(client.call('glance.images.reactivate', { params: { id }, quiet })),
    },
  }
}
