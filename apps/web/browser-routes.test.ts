// The build's compact list of routes gives the browser the same routes as React Router's own manifest.
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { compactRouteList } from './browser-routes.ts'

/** A route as in the manifest that React Router makes for the browser. `overrides` replace the usual values. */
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
    // React Router ends the name of a style sheet with «#» if another part of the page refers to it too; the list preserves that.
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

/** Runs the list as the browser does and returns the routes that it sets. In a browser properties of `window` are globals; here they are not. */
function runList(list: string): Record<string, Record<string, unknown>> {
  const window: { __reactRouterManifest?: { routes: Record<string, Record<string, unknown>> } } = {}
  runInNewContext(list.replaceAll('=__reactRouterManifest.routes', '=window.__reactRouterManifest.routes'), { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest?.routes)) as Record<string, Record<string, unknown>>
}

test('every route has its path, files and flags', () => {
  const result = runList(compactRouteList({ routes }))
  expect(Object.keys(result).sort()).toEqual(Object.keys(routes).sort())
  for (const [id, { imports: _, hasDefaultExport: __, ...kept }] of Object.entries(routes)) {
    // A stylesheet of the parent is loaded with the parent, so the list leaves it out of the child. `imports` and `hasDefaultExport` are left
    // out of every route: the browser reads neither.
    const parentSheets = 'parentId' in kept ? ['/assets/frame-BxLQGx5.css'] : []
    expect(result[id], id).toEqual({ index: false, ...kept, css: kept.css.filter((file) => !parentSheets.includes(file)) })
  }
})

test('a property of a route that the list cannot express stops the build', () => {
  // `hasAction` is a property that no route of the product has.
  const withAction = {
    root: routes.root,
    'a/b.page': route('a/b.page', 'b.page-AAAAAAA', { parentId: 'root', path: 'b', hasAction: true }),
  }
  expect(() => compactRouteList({ routes: withAction })).toThrow('hasAction')
})
