// Build step: shortens React Router's list of all routes (its «manifest»), which every page loads, by what the browser can derive itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MANIFEST_FILE = /^manifest-\w+\.js$/
const MANIFEST_SCRIPT = /^window\.__reactRouterManifest=(\{.*\});?$/s
const ASSETS = '/assets/'
const ROOT = 'root'
/** Boolean properties of a route, each with the letter that stands for true in the short list. */
const FLAGS: readonly (readonly [name: string, letter: string])[] = [
  ['index', 'i'],
  ['hasLoader', 'l'],
  ['hasClientLoader', 'c'],
]
/** Text properties of a route; in the short list each begins with its mark. */
const MARKS: Readonly<Record<string, string>> = { '/': 'path', '>': 'clientLoaderModule', '?': 'hydrateFallbackModule', '+': 'css' }
/**
 * Properties that the list omits: derived from others, the same for every route, or not used in the browser. React Router does not read
 * `hasDefaultExport` there, and `imports` serves only the preloads that the server renders.
 */
const OMITTED = ['id', 'parentId', 'imports', 'hasDefaultExport', 'hasErrorBoundary', 'module']

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
        const path = readdirSync(folder).find((name) => MANIFEST_FILE.test(name))
        if (!path) throw new Error('The build has no list of routes')
        const [, list] = MANIFEST_SCRIPT.exec(readFileSync(join(folder, path), 'utf8')) ?? []
        if (!list) throw new Error('The list of routes has another form than React Router gave it so far')
        writeFileSync(join(folder, path), compactRouteList(JSON.parse(list) as RouteList))
      },
    },
  }
}

/** The script that sets `window.__reactRouterManifest`: a text with a line for each route, grouped under the parent's id, and code that parses it. */
export const compactRouteList = ({ routes, ...rest }: RouteList): string => {
  const { [ROOT]: root, ...others } = routes
  if (!root) throw new Error('The list of routes has no root')
  const byParent = Map.groupBy(Object.entries(others), ([, { parentId }]) => String(parentId))
  const lines = [...byParent].flatMap(([parent, children]) => [
    shortId(parent),
    ...children.map(([id, route]) => routeLine(id, route, routes)),
  ])
  const text = JSON.stringify([routeLine(ROOT, root, routes), ...lines].join('\n'))
  return `window.__reactRouterManifest=${JSON.stringify({ ...rest, routes: {} })};(${PARSER})(${text})`
}

/** A line such as `checks/check!:c -CkBwWoD /checks/:number >-f1yoQ8i +check-DccT_wj`: id with flags, module, text properties with their marks. */
function routeLine(id: string, route: Route, routes: RouteList['routes']): string {
  if (!route.path && !route.index && id !== ROOT) throw new Error(`The route ${id} has no path: the browser would take its file's name`)
  if (route.hasDefaultExport === false) throw new Error(`The route ${id} draws nothing: the list of routes has no word for it`)
  if (Boolean(route.hasErrorBoundary) !== (id === ROOT)) throw new Error(`The root alone has an error boundary of its own, not ${id}`)
  const flags: string[] = []
  const properties: string[] = []
  for (const [name, value] of Object.entries<unknown>({ ...route, css: ownSheets(route, routes) })) {
    if (OMITTED.includes(name) || value === false || `${value}` === '') continue
    // Not listed, because the client loader's file implies it.
    if (name === 'hasClientLoader' && route.clientLoaderModule) continue
    const [, letter] = FLAGS.find(([flag]) => flag === name) ?? []
    const [mark] = Object.entries(MARKS).find(([, property]) => property === name) ?? []
    if (letter) flags.push(letter)
    else if (!mark) throw new Error(`The route ${id} has ${name}: the list of routes has no word for it`)
    else properties.push(...encodeProperty(id, name, value).map((text) => mark + text))
  }
  return [`${shortId(id)}${flags.length > 0 ? `:${flags.join('')}` : ''}`, shortFile(id, String(route.module)), ...properties].join(' ')
}

/** Short values of one property. A path that equals the route's file name is omitted. */
function encodeProperty(id: string, name: string, value: unknown): string[] {
  if (name === 'css') return (value as string[]).map((file) => file.slice(ASSETS.length).replace('.css', ''))
  if (name === 'path') return value === urlPart(id) ? [] : [String(value)]
  return [shortFile(id, String(value))]
}

/** Style sheets of a route without those of its parents: a page is rendered inside its parents, whose sheets are loaded before it. */
function ownSheets({ css = [], parentId }: Route, routes: RouteList['routes']): readonly string[] {
  const parent = routes[String(parentId)]
  return parent ? ownSheets({ css: css.filter((file) => !parent.css?.includes(file)), parentId: parent.parentId }, routes) : css
}

/** File name without folder and extension. If it begins with the name of the route, only the hash remains. */
function shortFile(id: string, path: string): string {
  const file = path.slice(ASSETS.length).replace(/\.js$/, '')
  return file.startsWith(`${baseName(id)}-`) ? file.slice(baseName(id).length) : file
}

/** Route id with its usual ending replaced by one character. */
const shortId = (id: string): string => id.replace('.page', '!').replace('.tab', '~')

/** The name of the page's file without ending, which is most often its path. */
const urlPart = (id: string): string | undefined => baseName(id).split('.')[0]

const baseName = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/**
 * Code that parses the lines in the browser; short, because every first visit loads it. `p`: id of the parent; `h`, `m`, `o`: id with flags, module
 * and properties of a line; `f`: flags; `w`: file name; `u`: URL of a file; `g`: whether a flag is set; `r`: the route.
 */
const PARSER = [
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
