import type { z } from '../zod.js'
import { cinderOperations } from './cinder.js'
import { glanceOperations } from './glance.js'
import { horizonOperations } from './horizon.js'
import { keystoneOperations } from './keystone.js'
import { neutronOperations } from './neutron.js'
import { novaOperations } from './nova.js'
import type { Operation, PathParams } from './operation.js'
import type { pageOperations } from './page-operations.js'
import { swiftOperations } from './swift.js'

/**
 * Every call Stratus makes, in one table. The typed client, the demo cloud's router, the contract suite and the endpoint
 * page in docs are derived from it.
 */
export const operations = {
  ...horizonOperations,
  ...keystoneOperations,
  ...novaOperations,
  ...glanceOperations,
  ...neutronOperations,
  ...cinderOperations,
  ...swiftOperations,
} as const

export type Operations = typeof operations
export type OperationId = keyof Operations

/** What only pages of Horizon tell: a table of its own, whose code comes with the first call. */
export type PageOperations = typeof pageOperations
export type PageOperationId = keyof PageOperations

/** Everything that can be called. */
export type CallId = OperationId | PageOperationId
type Rows = Operations & PageOperations

/** What a caller passes as query, body, and gets back, for one operation. */
export type QueryOf<Id extends CallId> = z.input<Rows[Id]['query']>
export type BodyOf<Id extends CallId> = z.input<Rows[Id]['body']>
export type AnswerOf<Id extends CallId> = z.output<Rows[Id]['answer']>
export type ParamsOf<Id extends CallId> = PathParams<Rows[Id]['path']>

export const isOperation = (id: CallId): id is OperationId => Object.hasOwn(operations, id)

export type { Operation }
