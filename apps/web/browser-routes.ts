// Build step: the list of routes that every page fetches holds only what the browser cannot tell from the rest of it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTES = /^manifest-\w+\.js$/
const LIST = /^window\.__reactRouterManifest=(\{.*\});?$/s
const ASSETS = '/assets/'
const ROOT = 'root'
/** The files of a route, each of which is a script; the client's loader and the fallback stand beside the module where they are files of their own. */
const SCRIPTS = ['module', 'clientLoaderModule', 'hydrateFallbackModule'] as const
/** Whoever has this file has a client's loader; without it the loader stands in the module. */
const LOADER = SCRIPTS[1]

type Route = { css?: readonly string[] } & Record<string, unknown>
interface RouteList {
  routes: Record<string, Route>
}

/** Vite plugin; stands after React Router's own, whose server build writes the list. */
export function browserRoutes(): Plugin {
  return {
    name: 'browser-routes',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        if (this.environment.name !== 'ssr' || !dir) return
        const folder = join(dir, '../client/assets')
        const path = readdirSync(folder).find((name) => ROUTES.test(name))
        if (!path) throw new Error('The build has no list of routes')
        const [, list] = LIST.exec(readFileSync(join(folder, path), 'utf8')) ?? []
        if (!list) throw new Error('The list of routes has another form than React Router gave it so far')
        writeFileSync(join(folder, path), shortList(JSON.parse(list) as RouteList))
      },
    },
  }
}

/** The script that sets React Router's list: the routes without what their ids say, and the few lines that put it back. */
const shortList = ({ routes, ...rest }: RouteList): string => {
  const short = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, shortRoute(id, { ...route, css: ownSheets(route, routes) })]),
  )
  return `window.__reactRouterManifest=${JSON.stringify({ ...rest, routes: short })};${PUT_BACK}`
}

/** A page stands within its parents, whose sheets are there before it. */
function ownSheets({ css = [], parentId }: Route, routes: RouteList['routes']): readonly string[] {
  const parent = routes[String(parentId)]
  return parent ? ownSheets({ css: css.filter((file) => !parent.css?.includes(file)), parentId: parent.parentId }, routes) : css
}

/** Which files a module imports serves the preloads of a page that the server draws, and the server has a list of its own. */
function shortRoute(id: string, { id: _, imports: __, ...route }: Route): Route {
  const own = `${ASSETS}${baseName(id)}-`
  if (!route.path && !route.index && id !== ROOT) throw new Error(`The route ${id} has no path: the browser would take its file's name`)
  const short = Object.entries(route).filter(
    ([name, value]) =>
      !isTold(name, value) && !(name === 'hasClientLoader' && route[LOADER]) && !(name === 'path' && value === fileWord(id)),
  )
  return Object.fromEntries(
    short.map(([name, value]) => {
      if (name === 'css') return [name, (value as string[]).map((file) => file.slice(ASSETS.length))]
      if (!SCRIPTS.includes(name as 'module')) return [name, value]
      const file = (value as string).replace(/\.js$/, '')
      return [name, file.startsWith(own) ? file.slice(own.length - 1) : file.slice(ASSETS.length)]
    }),
  )
}

/** What a page's file is called: most often its address. */
const fileWord = (id: string): string | undefined => baseName(id).split('.')[0]

const baseName = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** What is put back without being written: a page to draw, a place under the root, and nothing of what is absent. */
const isTold = (name: string, value: unknown): boolean =>
  name === 'hasDefaultExport' ? value === true : value === false || (name === 'parentId' && value === 'root') || `${value}` === ''

/** Runs in the browser, in the script of the list; short, since every first visit fetches it. */
const PUT_BACK = [
  'for(const[id,r]of Object.entries(__reactRouterManifest.routes)){',
  'r.id=id;',
  'r.hasDefaultExport??=true;',
  `r.hasClientLoader??=!!r.${LOADER};`,
  'if(id!=="root"){',
  'r.parentId??="root";',
  'if(!r.index)r.path??=id.slice(id.lastIndexOf("/")+1).split(".")[0]',
  '}',
  `r.css=(r.css??[]).map(f=>"${ASSETS}"+f);`,
  `for(const n of${JSON.stringify(SCRIPTS)})`,
  `if(r[n])r[n]="${ASSETS}"+(r[n][0]==="-"?id.slice(id.lastIndexOf("/")+1):"")+r[n]+".js"`,
  '}',
].join('')
