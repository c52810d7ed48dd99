// Build step: the list of routes that every page fetches holds only what the browser cannot tell from the rest of it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTES = /^manifest-\w+\.js$/
const LIST = /^window\.__reactRouterManifest=(\{.*\});?$/s
const ASSETS = '/assets/'
const ROOT = 'root'
/** What a route may be, with its letter. */
const FLAGS: readonly (readonly [name: string, letter: string])[] = [
  ['index', 'i'],
  ['hasLoader', 'l'],
  ['hasClientLoader', 'c'],
]
/** What a route may have beside its module, by the mark before it. */
const MARKS: Readonly<Record<string, string>> = { '/': 'path', '>': 'clientLoaderModule', '?': 'hydrateFallbackModule', '+': 'css' }
/** Known of every route, or of no use to the browser: React Router reads no `hasDefaultExport` there, and which files a module imports serves the preloads that the server draws. */
const LEFT_OUT = ['id', 'parentId', 'imports', 'hasDefaultExport', 'hasErrorBoundary', 'module']

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

/** The script that sets React Router's list: a line a route, those of one parent under its id, and the few lines that read them. */
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

/** `checks/check!:c -CkBwWoD /checks/:number >-f1yoQ8i +check-DccT_wj`: id with flags, module, and the rest behind their marks. */
function routeLine(id: string, route: Route, routes: RouteList['routes']): string {
  if (!route.path && !route.index && id !== ROOT) throw new Error(`The route ${id} has no path: the browser would take its file's name`)
  if (route.hasDefaultExport === false) throw new Error(`The route ${id} draws nothing: the list of routes has no word for it`)
  if (Boolean(route.hasErrorBoundary) !== (id === ROOT)) throw new Error(`The root alone has an error boundary of its own, not ${id}`)
  const flags: string[] = []
  const things: string[] = []
  for (const [name, value] of Object.entries<unknown>({ ...route, css: ownSheets(route, routes) })) {
    if (LEFT_OUT.includes(name) || value === false || `${value}` === '') continue
    // Whoever has a file of it has a client's loader.
    if (name === 'hasClientLoader' && route.clientLoaderModule) continue
    const [, letter] = FLAGS.find(([flag]) => flag === name) ?? []
    const [mark] = Object.entries(MARKS).find(([, thing]) => thing === name) ?? []
    if (letter) flags.push(letter)
    else if (!mark) throw new Error(`The route ${id} has ${name}: the list of routes has no word for it`)
    else things.push(...listTexts(id, name, value).map((text) => mark + text))
  }
  return [`${shortId(id)}${flags.length > 0 ? `:${flags.join('')}` : ''}`, shortFile(id, String(route.module)), ...things].join(' ')
}

/** None for the path that the route's file is called by. */
function listTexts(id: string, name: string, value: unknown): string[] {
  if (name === 'css') return (value as string[]).map((file) => file.slice(ASSETS.length).replace('.css', ''))
  if (name === 'path') return value === fileWord(id) ? [] : [String(value)]
  return [shortFile(id, String(value))]
}

/** A page stands within its parents, whose sheets are there before it. */
function ownSheets({ css = [], parentId }: Route, routes: RouteList['routes']): readonly string[] {
  const parent = routes[String(parentId)]
  return parent ? ownSheets({ css: css.filter((file) => !parent.css?.includes(file)), parentId: parent.parentId }, routes) : css
}

/** Without the folder and the ending; a file that is called like its route is its hash alone. */
function shortFile(id: string, path: string): string {
  const file = path.slice(ASSETS.length).replace(/\.js$/, '')
  return file.startsWith(`${baseName(id)}-`) ? file.slice(baseName(id).length) : file
}

/** Nearly every id ends in one of these. */
const shortId = (id: string): string => id.replace('.page', '!').replace('.tab', '~')

/** What a page's file is called: most often its address. */
const fileWord = (id: string): string | undefined => baseName(id).split('.')[0]

const baseName = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** Runs in the browser, over the lines; short, since every first visit fetches it. */
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
