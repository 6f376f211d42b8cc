import { defaultSettings } from '../../horizon-defaults.js'
import type { Json } from '../json.js'
import { objectsUploadPath } from '../file-paths.js'

/**
 * What `/api/settings/` tells where there is no Horizon: its defaults, but for uploads of images and objects, which pass through the
 * server as they come. `STRATUS_WITHOUT_HORIZON`: there are no pages of Horizon behind the dashboard.
 */
export const usualSettings: Json = {
  ...defaultSettings,
  STRATUS_WITHOUT_HORIZON: true,
  CREATE_IMAGE_DEFAULTS: { image_visibility: 'private' },
  HORIZON_IMAGES_UPLOAD_MODE: 'direct',
  STRATUS_OBJECTS_UPLOAD_URL: objectsUploadPath,
}
