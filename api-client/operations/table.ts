import type { z } from '../zod.js'
import { cinderOperations } from './cinder.js'
import { glanceOperations } from './glance.js'
import { horizonOperations } from './horizon.js'
import { keystoneOperations } from './keystone.js'
import { neutronOperations } from './neutron.js'
import { novaOperations } from './nova.js'
import type { Operation, PathParams } from './operation.js'
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

/** What a caller passes as query, body, and gets back, for one operation. */
export type QueryOf<Id extends OperationId> = z.input<Operations[Id]['query']>
export type BodyOf<Id extends OperationId> = z.input<Operations[Id]['body']>
export type AnswerOf<Id extends OperationId> = z.output<Operations[Id]['answer']>
export type ParamsOf<Id extends OperationId> = PathParams<Operations[Id]['path']>

export type { Operation }
