// @vitest-environment node
// Our own rendering of a page in one pass, without streaming, gives the same page as React Router; after an upgrade of either library this
// must still be true.
import { text } from 'node:stream/consumers'
import type { WebServices } from '@sverka/contract/web-host'
import { lazy, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  data,
  type EntryContext,
  Link,
  Outlet,
  RouterContextProvider,
  redirect,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext } from '../app/context.ts'
import { documents } from './document.tsx'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const Root = () => (
  <html lang="ru">
    <head>
      <title>Сверка</title>
    </head>
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
)

function Company() {
  const { name, people } = useLoaderData<{ name: string; people: readonly string[] }>()
  return (
    <main>
      <h1>{name}</h1>
      {people.map((person) => (
        <Link key={person} to={`/people/${person}`}>
          {person}
        </Link>
      ))}
    </main>
  )
}

const company = () => ({ name: 'ООО «Ромашка» </script>', people: ['Анна', 'Пётр'] })

/** A component whose code arrives a moment after it was first needed. */
const Late = lazy(async () => ({ default: () => <p>Потом</p> }))

/** A component whose code never arrives. */
const Endless = lazy(() => new Promise<never>(() => {}))

const modules = {
  late: { default: Late },
  endless: {
    default: () => (
      <Suspense fallback="Ждём">
        <Endless />
      </Suspense>
    ),
  },
  root: { default: Root },
  company: { default: Company, loader: company },
  old: { default: Company, loader: () => redirect('/company') },
  missing: {
    default: Company,
    loader: () => {
      throw data(null, 404)
    },
  },
  marked: { default: Company, loader: () => data(company(), { headers: { 'set-cookie': 'a=1' } }) },
}

const routes = Object.entries(modules).map(([id, module]) => {
  const route = id === 'root' ? { id, path: '' } : { id, path: id, parentId: 'root' }
  return [id, { ...route, module }] as const
})

const assets = Object.fromEntries(
  routes.map(([id, { module, ...route }]) => [
    id,
    {
      ...route,
      module: `/assets/${id}.js`,
      hasLoader: 'loader' in module,
      hasAction: false,
      hasErrorBoundary: false,
      imports: [],
      css: [],
    },
  ]),
)

/** The output of the router's plugin for an app of seven routes. */
const build = {
  entry: {
    module: {
      default: async ({ url }: Request, status: number, headers: Headers, context: EntryContext) => {
        const body = await renderToReadableStream(<ServerRouter context={context} url={url} nonce="once" />)
        await body.allReady
        return new Response(scriptsAfterPaint(await text(body), 'once'), { status, headers })
      },
    },
  },
  routes: Object.fromEntries(routes),
  assets: { entry: { module: '/assets/entry.js', imports: [] }, routes: assets, url: '/assets/manifest.js', version: '1' },
  assetsBuildDirectory: 'build/client',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'initial' },
  allowedActionOrigins: false,
} as unknown as ServerBuild

const makeContext = (): RouterContextProvider => {
  const context = new RouterContextProvider()
  context.set(servicesContext, { nonce: 'once' } as WebServices)
  return context
}

/** The page by our own rendering; null where it leaves the page to the router. */
const draw = (path: string) => documents(build)(new Request(`http://sverka.test${path}`), makeContext())
const routerPage = async (path: string): Promise<string> =>
  (await createRequestHandler(build, 'production')(new Request(`http://sverka.test${path}`), makeContext())).text()

/** The visible part of the page; the streamed page marks where its data arrived. */
const shown = (html: string): string => html.replace(/<script[\s\S]*?<\/script>|<!--\/?\$-->|<div hidden[\s\S]*?<\/div>/g, '')

/** The text that becomes the script which starts the router in the browser. */
const starting = (html: string): string | undefined =>
  /<script type="text\/plain" nonce="once">([\s\S]*?)<\/script>/.exec(html)?.[1]?.split('"routes')[0]

test('a page is rendered and started as the router would do it', async () => {
  const page = await draw('/company')
  const own = await routerPage('/company')
  expect(shown(page?.html ?? '')).toBe(shown(own))
  expect(shown(own)).toContain('ООО «Ромашка»')
  expect(starting(own)).toContain('/assets/company.js')
  expect(starting(page?.html ?? '')).toBe(starting(own))
})

test('data of the loaders are at the end and cannot close their script', async () => {
  const html = (await draw('/company'))?.html ?? ''
  const json = /<script id="loader-data" type="application\/json">([^<]*)<\/script><\/body><\/html>$/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(json)).toEqual({ loaderData: { company: company() }, actionData: null, errors: null })
})

test('a redirect, a refusal, a cookie and another method are left to the router', async () => {
  for (const path of ['/old', '/missing', '/marked', '/nowhere', '/company.data']) expect([path, await draw(path)]).toEqual([path, null])
  const sent = new Request('http://sverka.test/company', { method: 'POST' })
  expect(await documents(build)(sent, makeContext())).toBeNull()
})

test('a part whose code loads a moment later is rendered with its page', async () => {
  expect((await draw('/late'))?.html).toContain('<p>Потом</p>')
})

test('a part that loads for longer is left to the router', async () => {
  expect(await draw('/endless')).toBeNull()
})
