import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { areaOf, atWebroot, paths, resourceTypes } from '../../../paths.js'
import { ListPage } from '../../../list/ListPage.js'
import { useFilterFirst } from '../../../list/use-filter-first.js'
import { useListState } from '../../../list/use-list-state.js'
import { useProjectNames } from './use-project-names.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { imageActions } from './actions.js'
import { imageColumns } from './columns.js'
import { facetProblem, imageFacetNames, imageFacets, imageListQuery } from './facets.js'
import { listImages } from './list-images.js'
import { ImageDrawer } from './ImageDrawer.js'
import { isOnItsWay, transitionOf } from './status.js'
import { useImageApi } from './use-image-api.js'
import { useOwnImages } from './use-own-images.js'
import { rememberedImages as remember, type Image } from './image.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Image) => id
const rowState = (image: Image) => ({ transitional: isOnItsWay(image) })
const rowName = (image: Image) => image.name_or_id

/** The images panel, in the project and in the admin area (P-IMG-01). */
export function Component() {
  const admin = areaOf(useLocation().pathname) === 'admin'
  return <ImagesPanel key={admin ? 'admin' : 'project'} admin={admin} />
}

function ImagesPanel({ admin }: { admin: boolean }) {
  const { client, webroot } = useHost()
  const { project_id: projectId } = useSession()
  const apiVersion = useImageApi()
  const filterFirst = useFilterFirst(admin ? 'admin.images' : null)
  const [view] = useListState(imageFacetNames)

  const load = useCallback(
    async (signal: AbortSignal) => {
      const problem = facetProblem(view.terms)
      if (problem) throw new Error(problem)
      return listImages(client, imageListQuery(view.terms, admin), signal)
    },
    [client, admin, view.terms],
  )
  const enabled = filterFirst === false || (filterFirst === true && view.terms.length > 0)
  const query = JSON.stringify(imageListQuery(view.terms, admin))
  const asked = useResourceList<Image>({
    type: resourceTypes.image,
    load,
    keyOf,
    transitionOf,
    enabled,
    remember,
    query,
  })
  const list = { ...asked, rows: useOwnImages(asked.rows) }
  const actions = useActions(imageActions, list)
  const { gates } = actions
  const nameOfProject = useProjectNames(admin, gates.has('owner'))

  const columns = useMemo(
    () =>
      imageColumns({
        ownerName: gates.has('owner') ? nameOfProject : null,
        projectId,
        apiVersion,
        area: admin ? 'admin' : 'project',
        href: ({ id }) =>
          atWebroot(webroot, paths.details(resourceTypes.image, id, admin ? '/admin/images/' : undefined)),
      }),
    [gates, nameOfProject, projectId, apiVersion, webroot, admin],
  )

  return (
    <ListPage<Image>
      title={t('Images')}
      name={admin ? 'admin.images' : 'project.images'}
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={imageFacets}
      rowName={rowName}
      rowState={rowState}
      actions={actions}
      renderDrawer={(image) => <ImageDrawer image={image} reader={{ projectId, apiVersion }} />}
    />
  )
}
