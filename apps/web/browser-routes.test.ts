// The compact list of routes gives the browser the same routes as the browser manifest of React Router.
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortList } from './browser-routes.ts'

/** A route as in React Router's manifest of the browser; `overrides` replace the usual values. */
const route = (id: string, module: string, overrides: object = {}) => ({
  id,
  hasLoader: false,
  hasClientLoader: false,
  hasErrorBoundary: id === 'root',
  hasDefaultExport: true,
  imports: ['/assets/react-AAAAAAA.js'],
  css: [] as string[],
  module: `/assets/${module}.js`,
  ...overrides,
})

const routes = {
  root: route('root', 'root-O3LrE_X', { hasLoader: true, css: ['/assets/frame-BxLQGx5.css'] }),
  'plans/tariffs.page': route('plans/tariffs.page', 'tariffs.page-Cjby9du', {
    parentId: 'root',
    path: 'tariffs',
    hasLoader: true,
    hasClientLoader: true,
    // The build may end the name of a stylesheet with «#», which the list keeps.
    css: ['/assets/frame-BxLQGx5.css', '/assets/bands-CxhNY33.css#'],
  }),
  'profile/profile.page': route('profile/profile.page', 'profile.page-9MaZ5QO', { parentId: 'root', path: 'profile' }),
  'checks/check.page': route('checks/check.page', 'shared-CkBwWoD', {
    parentId: 'profile/profile.page',
    path: 'checks/:number',
    hasClientLoader: true,
    // The bundler has split the module of this route.
    clientLoaderModule: '/assets/check.page-f1yoQ8i.js',
    hydrateFallbackModule: '/assets/fallback-BM5SiKp.js',
  }),
  'site-pages/home.page': route('site-pages/home.page', 'home.page-Dpc3fuk', { parentId: 'root', index: true }),
}

/** Runs the list as the browser does and returns the routes that it sets. Here, unlike in a browser, properties of `window` are not globals. */
function read(list: string): Record<string, Record<string, unknown>> {
  const window: { __reactRouterManifest?: { routes: Record<string, Record<string, unknown>> } } = {}
  runInNewContext(list.replaceAll('=__reactRouterManifest.routes', '=window.__reactRouterManifest.routes'), { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest?.routes)) as Record<string, Record<string, unknown>>
}

test('every route has its path, files and flags', () => {
  const known = read(shortList({ routes }))
  expect(Object.keys(known).sort()).toEqual(Object.keys(routes).sort())
  for (const [id, { imports: _, hasDefaultExport: __, ...whole }] of Object.entries(routes)) {
    // A stylesheet of the parent is loaded with the parent, so the list leaves it out of the child. `imports` and `hasDefaultExport` are left
    // out of every route: the browser reads neither.
    const parents = 'parentId' in whole ? ['/assets/frame-BxLQGx5.css'] : []
    expect(known[id], id).toEqual({ index: false, ...whole, css: whole.css.filter((file) => !parents.includes(file)) })
  }
})

test('a property of a route that the list cannot express stops the build', () => {
  const strange = { root: routes.root, 'a/b.page': route('a/b.page', 'b.page-AAAAAAA', { parentId: 'root', path: 'b', hasAction: true }) }
  expect(() => shortList({ routes: strange })).toThrow('hasAction')
})
