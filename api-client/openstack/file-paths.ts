import { part } from './question.js'

/** Below the web root: where browsers send the bytes of files. */
export const filesPath = 'openstack/'

export const imageUploadPath = (id: string): string => `${filesPath}images/${part(id)}/file`

/** The container and path of an object follow. */
export const objectsUploadPath = `${filesPath}objects/`
