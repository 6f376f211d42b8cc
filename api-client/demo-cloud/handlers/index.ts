import type { OperationId } from '../../operations/table.js'
import type { Handler } from '../handler.js'
import { cinderHandlers } from './cinder/index.js'
import { glanceHandlers } from './glance/index.js'
import { horizonHandlers } from './horizon/index.js'
import { keystoneHandlers } from './keystone/index.js'
import { neutronHandlers } from './neutron/index.js'
import { novaHandlers } from './nova/index.js'
import { swiftHandlers } from './swift/index.js'

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
