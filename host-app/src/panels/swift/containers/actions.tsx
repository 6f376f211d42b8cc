import { nothingDone } from '../../../actions/action-result.js'
import type { PanelActions } from '../../../actions/action.js'
import type { NamedItem } from '../../../actions/context.js'
import { opens } from '../../../actions/does.js'
import { resourceTypes } from '../../../paths.js'
import { pathOf } from './location.js'

/** What can be done on the panel without a container: one is deleted where its facts stand. */
export const containerActions: PanelActions<NamedItem> = {
  type: resourceTypes.container,
  page: [
    {
      id: 'create',
      label: 'Create Container',
      icon: 'plus',
      primary: true,
      palette: true,
      does: opens(async ({ navigate }) => {
        const { CreateContainer } = await import('./CreateContainer.js')
        return (close) => (
          <CreateContainer
            onClose={(name) => {
              if (name === null) return close(null)
              close({ ...nothingDone, created: [{ type: resourceTypes.container, id: name }] })
              // What the list is searched for stays.
              const prefix = new URLSearchParams(window.location.search).get('prefix')
              void navigate(
                pathOf({ container: name, folder: '' }) + (prefix ? `?prefix=${encodeURIComponent(prefix)}` : ''),
              )
            }}
          />
        )
      }),
    },
  ],
  items: [],
}
