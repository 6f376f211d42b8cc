import type { Named } from './delete-model.js'
import type { DeleteRequest, DeleteResult } from './stratus-delete-modal.js'

/** Asks with a `<stratus-delete-modal>` of its own, which leaves the page afterwards. Comes with the element's definition. */
export async function confirmDelete<Item extends Named>(request: DeleteRequest<Item>): Promise<DeleteResult<Item>> {
  const element = document.createElement('stratus-delete-modal')
  document.body.append(element)
  const result = await element.open(request)
  element.remove()
  return result
}
