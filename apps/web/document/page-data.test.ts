// The browser's router reads the page's JSON and runs the loaders of routes, as React Router's own data loading would.
import type { UNSAFE_getTurboStreamSingleFetchDataStrategy } from 'react-router'
import { createMemoryRouter, data, type LoaderFunction, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { LOADER_DATA_ID } from './loader-data.ts'
import { decodeViaTurboStream, getTurboStreamSingleFetchDataStrategy } from './page-data.ts'

type Manifest = Parameters<typeof UNSAFE_getTurboStreamSingleFetchDataStrategy>[1]

test('the state of the first page is the JSON in it', async () => {
  const state = { loaderData: { root: { locale: 'ru' }, card: { sums: [0, -1, 1.5], none: null } }, actionData: null, errors: null }
  document.body.innerHTML = `<script id="${LOADER_DATA_ID}" type="application/json">${JSON.stringify(state)}</script>`
  const { value } = await decodeViaTurboStream(new Blob([]).stream(), window)
  expect(value).toEqual(state)
})

const loaders: Readonly<Record<string, LoaderFunction>> = {
  list: () => ['one'],
  old: () => redirect('/list'),
  gone: () => {
    throw data(null, 404)
  },
}

function startRouter() {
  const ids = ['', ...Object.keys(loaders)]
  const known = ids.map((id) => [id || 'home', { id: id || 'home', hasLoader: true, hasClientLoader: true }])
  const manifest = { routes: Object.fromEntries(known) } as unknown as Manifest
  const dataStrategy = getTurboStreamSingleFetchDataStrategy(() => router, manifest, {}, true)
  const router = createMemoryRouter(
    ids.map((id) => ({ id: id || 'home', path: `/${id}`, loader: loaders[id], ErrorBoundary: () => null })),
    { dataStrategy },
  )
  return router
}

test('a navigation loads the data of its route', async () => {
  const router = startRouter()
  await router.navigate('/list')
  expect(router.state.loaderData).toEqual({ list: ['one'] })
})

test('a loader that redirects opens the other page', async () => {
  const router = startRouter()
  await router.navigate('/old')
  expect([router.state.location.pathname, router.state.loaderData]).toEqual(['/list', { list: ['one'] }])
})

test('a refused page shows the error of its route', async () => {
  const router = startRouter()
  await router.navigate('/gone')
  expect(router.state.errors?.gone).toMatchObject({ status: 404 })
})
