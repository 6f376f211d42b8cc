export type { Flavor } from '@stratus/api-client'
