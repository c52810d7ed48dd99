// Build step: the list of routes that every page fetches leaves out what only the server reads.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTES = /^manifest-\w+\.js$/
/** What is not there needs no word. */
const ABSENT = /"has[A-Z]\w{0,30}":false,|,"css":\[\](?=,|\})/g
/** Which files a route's module imports, for the preloads of a page that the server draws; the server has a list of its own. */
const IMPORTS = /,"imports":\[[^\]]*\](?=,"css")/g

/** Vite plugin; stands between React Router's own, whose server build writes the list, and the one that compresses it. */
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
        const list = readFileSync(join(folder, path), 'utf8')
        const routes = list.indexOf('"routes":')
        writeFileSync(join(folder, path), list.slice(0, routes) + list.slice(routes).replace(IMPORTS, '').replace(ABSENT, ''))
      },
    },
  }
}
