import type { OperationId } from '../../operations/table.js'
import type { Handler } from '../handler.js'
import { cinderHandlers } from './cinder.js'
import { glanceHandlers } from './glance.js'
import { horizonHandlers } from './horizon.js'
import { keystoneHandlers } from './keystone.js'
import { neutronHandlers } from './neutron.js'
import { novaHandlers } from './nova.js'
import { swiftHandlers } from './swift.js'

/** One handler for each row of the operation table: a missing one does not compile. */
export const handlers = {
  ...horizonHandlers,
  ...keystoneHandlers,
  ...novaHandlers,
  ...glanceHandlers,
  ...neutronHandlers,
  ...cinderHandlers,
  ...swiftHandlers,
} satisfies { readonly [Id in OperationId]: Handler<Id> }
