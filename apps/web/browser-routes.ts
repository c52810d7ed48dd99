// Build step: shortens the list of routes that every page fetches to what the browser cannot derive.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTES = /^manifest-\w+\.js$/
const LIST = /^window\.__reactRouterManifest=(\{.*\});?$/s
const ASSETS = '/assets/'
const ROOT = 'root'
/** Boolean properties of a route, each with its letter. */
const FLAGS: readonly (readonly [name: string, letter: string])[] = [
  ['index', 'i'],
  ['hasLoader', 'l'],
  ['hasClientLoader', 'c'],
]
/** Properties of a route besides its module, by the mark before each. */
const MARKS: Readonly<Record<string, string>> = { '/': 'path', '>': 'clientLoaderModule', '?': 'hydrateFallbackModule', '+': 'css' }
/**
 * The same for every route, or not used in the browser: React Router does not read `hasDefaultExport` there, and `imports` serves only the
 * preloads that the server renders.
 */
const LEFT_OUT = ['id', 'parentId', 'imports', 'hasDefaultExport', 'hasErrorBoundary', 'module']

type Route = { css?: readonly string[] } & Record<string, unknown>
interface RouteList {
  routes: Record<string, Route>
}

/** Vite plugin; must come after React Router's own, whose server build writes the list. */
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

/** The script that sets React Router's list: a line per route, grouped under the parent's id, and a few lines that parse them. */
export const shortList = ({ routes, ...rest }: RouteList): string => {
  const { [ROOT]: root, ...others } = routes
  if (!root) throw new Error('The list of routes has no root')
  const byParent = Map.groupBy(Object.entries(others), ([, { parentId }]) => String(parentId))
  const lines = [...byParent].flatMap(([parent, children]) => [
    shortId(parent),
    ...children.map(([id, route]) => routeLine(id, route, routes)),
  ])
  const text = JSON.stringify([routeLine(ROOT, root, routes), ...lines].join('\n'))
  return `window.__reactRouterManifest=${JSON.stringify({ ...rest, routes: {} })};(${READ})(${text})`
}

/** `checks/check!:c -CkBwWoD /checks/:number >-f1yoQ8i +check-DccT_wj`: id with flags, module, and the rest after their marks. */
function routeLine(id: string, route: Route, routes: RouteList['routes']): string {
  if (!route.path && !route.index && id !== ROOT) throw new Error(`The route ${id} has no path: the browser would take its file's name`)
  if (route.hasDefaultExport === false) throw new Error(`The route ${id} draws nothing: the list of routes has no word for it`)
  if (Boolean(route.hasErrorBoundary) !== (id === ROOT)) throw new Error(`The root alone has an error boundary of its own, not ${id}`)
  const flags: string[] = []
  const things: string[] = []
  for (const [name, value] of Object.entries<unknown>({ ...route, css: ownSheets(route, routes) })) {
    if (LEFT_OUT.includes(name) || value === false || `${value}` === '') continue
    // A route with a client loader file has a client loader.
    if (name === 'hasClientLoader' && route.clientLoaderModule) continue
    const [, letter] = FLAGS.find(([flag]) => flag === name) ?? []
    const [mark] = Object.entries(MARKS).find(([, thing]) => thing === name) ?? []
    if (letter) flags.push(letter)
    else if (!mark) throw new Error(`The route ${id} has ${name}: the list of routes has no word for it`)
    else things.push(...listTexts(id, name, value).map((text) => mark + text))
  }
  return [`${shortId(id)}${flags.length > 0 ? `:${flags.join('')}` : ''}`, shortFile(id, String(route.module)), ...things].join(' ')
}

/** Omitted if the path equals the route's file name. */
function listTexts(id: string, name: string, value: unknown): string[] {
  if (name === 'css') return (value as string[]).map((file) => file.slice(ASSETS.length).replace('.css', ''))
  if (name === 'path') return value === fileWord(id) ? [] : [String(value)]
  return [shortFile(id, String(value))]
}

/** A page is rendered inside its parents, whose style sheets are loaded before it. */
function ownSheets({ css = [], parentId }: Route, routes: RouteList['routes']): readonly string[] {
  const parent = routes[String(parentId)]
  return parent ? ownSheets({ css: css.filter((file) => !parent.css?.includes(file)), parentId: parent.parentId }, routes) : css
}

/** Without folder and extension; a file named like its route is shortened to its hash. */
function shortFile(id: string, path: string): string {
  const file = path.slice(ASSETS.length).replace(/\.js$/, '')
  return file.startsWith(`${baseName(id)}-`) ? file.slice(baseName(id).length) : file
}

/** The usual ending of an id. */
const shortId = (id: string): string => id.replace('.page', '!').replace('.tab', '~')

/** The name of a page's file: most often its URL. */
const fileWord = (id: string): string | undefined => baseName(id).split('.')[0]

const baseName = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** Runs in the browser and parses the lines; short, because every first visit fetches it. */
const READ = [
  'x=>{let p;for(const l of x.split("\\n")){',
  'const[h,m,...o]=l.split(" "),[i,f=""]=h.split(":"),id=i.replace("!",".page").replace("~",".tab"),w=id.split("/").pop(),',
  `u=n=>"${ASSETS}"+(n[0]=="-"?w:"")+n+".js",g=k=>f.includes(k);`,
  'if(m){',
  'const r=__reactRouterManifest.routes[id]={id,parentId:p,module:u(m),css:[],',
  `${FLAGS.map(([name, letter]) => `${name}:g("${letter}")`).join(',')},hasErrorBoundary:id=="${ROOT}"};`,
  'for(const t of o){const v=t.slice(1);',
  't[0]=="/"?r.path=v:',
  't[0]==">"?(r.clientLoaderModule=u(v),r.hasClientLoader=true):',
  't[0]=="?"?r.hydrateFallbackModule=u(v):',
  `r.css.push("${ASSETS}"+v.replace(/#?$/,".css$&"))`,
  '}if(p&&!r.index)r.path??=w.split(".")[0]}',
  'else p=id}}',
].join('')
