// Builds the web app unless nothing it is made of has changed since the last whole build.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from './source-hash.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'apps/web/build/.sources')
/** Everything that decides what the build contains. */
const SOURCES = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json', 'tools/build-web.ts']

const wanted = sourceHash(root, SOURCES)
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  rmSync(stamp, { force: true })
  const { status, stdout, stderr, error } = spawnSync('react-router', ['build', 'apps/web', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}The web app could not be built${error ? `: ${error.message}` : ''}.\n`)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
