// Loads the data of routes in the browser in the place of React Router: a page's data are JSON, and loaders run in the browser.
import { redirectDocument, type UNSAFE_decodeViaTurboStream, type UNSAFE_getTurboStreamSingleFetchDataStrategy } from 'react-router'
import { LOADER_DATA_ID } from './loader-data.ts'

/** The router's own module, which few pages need. */
const loadOriginal = () => import('react-router:single-fetch')

/** The state of the loaders that ran for this page. A page made by the router's own handler has a stream instead. */
export const decodeViaTurboStream: typeof UNSAFE_decodeViaTurboStream = async (stream, global) => {
  const dataText = document.getElementById(LOADER_DATA_ID)?.textContent
  if (dataText) return { value: JSON.parse(dataText) as unknown, done: Promise.resolve() }
  return (await loadOriginal()).decodeViaTurboStream(stream, global)
}

/** Runs the loaders of the routes that need data. A page whose loader the server alone has is asked for as a document. */
export const getTurboStreamSingleFetchDataStrategy: typeof UNSAFE_getTurboStreamSingleFetchDataStrategy =
  (getRouter, manifest, routeModules, ssr) => async (args) => {
    if (args.request.method !== 'GET') {
      const { getTurboStreamSingleFetchDataStrategy: original } = await loadOriginal()
      return original(getRouter, manifest, routeModules, ssr)(args)
    }
    return args.runClientMiddleware(async ({ matches, request }) => {
      const matchesToLoad = matches.filter((match) => match.shouldCallHandler())
      const ofServer = matchesToLoad.find(({ route: { id } }) => manifest.routes[id]?.hasLoader && !manifest.routes[id].hasClientLoader)
      if (ofServer) return { [ofServer.route.id]: { type: 'error', result: redirectDocument(request.url) } }
      const results = await Promise.all(
        matchesToLoad.map(async (match) => [match.route.id, await match.resolve((run) => run(null))] as const),
      )
      return Object.fromEntries(results)
    })
  }
