// Fails if a package that only the server may use is in the built files of the browser. Run after the build of the web app.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findForbiddenPackages } from './bundle.ts'

const folder = join(import.meta.dirname, '../apps/web/build/client/assets')
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
if (scripts.length === 0) throw new Error(`No scripts in ${folder}: build the web app first`)
for (const name of scripts) {
  for (const found of findForbiddenPackages(readFileSync(join(folder, name), 'utf8'))) {
    console.log(`${name} contains ${found}`)
    process.exitCode = 1
  }
}
