import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { cloudForms } from './navigation/addresses.js'
import { DetailsRedirect } from './pages/DetailsRedirect.js'
import { detailsRedirects } from './navigation/details-redirects.js'
import { Root } from './frame/Root.js'
import { SignedIn } from './frame/SignedIn.js'
import { HomePage } from './pages/HomePage.js'
import { NotFoundPage } from './pages/NotFoundPage.js'
import { PageError } from './pages/PageError.js'
import { pageAddresses } from './navigation/page-addresses.js'
import { pageLoader } from './panels/page-loaders.js'
import { paths } from './paths.js'
import { Loading } from './ui/Loading.js'

/** Every address of the app, below the web root. Pages are loaded when they are first opened. */
export function createRoutes(): RouteObject[] {
  const wait = <Loading lines={6} />
  const pages: RouteObject[] = [
    ...pageAddresses.map(({ path }): RouteObject => ({ path, lazy: pageLoader(path) })),
    // An old address that a panel has made its own page is the panel's.
    ...detailsRedirects
      .map(({ from }): RouteObject => ({ path: from.slice(1), element: <DetailsRedirect /> }))
      .filter(({ path }) => !pageAddresses.some((page) => page.path === path)),
    { path: 'ngdetails/:type', element: <Navigate to={paths.notFound()} replace /> },
    {
      path: 'ngdetails/:type/*',
      lazy: async () => ({ Component: (await import('./pages/DetailsPage.js')).DetailsPage }),
    },
    { path: 'not_found', element: <NotFoundPage /> },
    // Whatever else the cloud has.
    ...[...cloudForms, '*'].map((path): RouteObject => ({ path, lazy: () => import('./pages/HorizonPage.js') })),
  ]
  const fetchPage = async (address: string): Promise<void> => {
    const lazy = matchRoutes(pages, address)?.at(-1)?.route.lazy
    if (typeof lazy === 'function') await lazy()
  }
  return [
    {
      element: <Root />,
      errorElement: <PageError />,
      hydrateFallbackElement: wait,
      children: [
        {
          path: 'auth/login',
          async lazy() {
            const { LoginPage } = await import('./login/LoginPage.js')
            return { element: <LoginPage fetchPage={fetchPage} /> }
          },
        },
        {
          element: <SignedIn />,
          children: [
            { index: true, element: <HomePage /> },
            { errorElement: <PageError />, children: pages },
          ],
        },
      ],
    },
  ]
}
