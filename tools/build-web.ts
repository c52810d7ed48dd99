// Builds the web app if its sources changed since the last complete build, then makes missing compressed copies of its files. If the starting
// server runs this program as a child process, it also builds the server's bundle, for the next start.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from '../apps/server/src/platform/source-hash.ts'
import { compressFolder } from './compress-folder.ts'

const root = join(import.meta.dirname, '..')
const build = join(root, 'apps/web/build')
/** Hashes of the build's sources, and of the compressed copies' sources. */
const [stamp, compressedStamp] = [join(build, '.sources'), join(build, '.compressed')]
/** Everything that determines the build's content. */
const SOURCES = [
  'apps/web',
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/build-web.ts',
  'tools/compress-folder.ts',
]
/** The lowest process priority: the server serves its first pages meanwhile. */
const LOWEST_PRIORITY = 19

const wanted = sourceHash(root, SOURCES)
const isUpToDate = (file: string) => existsSync(file) && readFileSync(file, 'utf8') === wanted

if (!isUpToDate(stamp)) {
  for (const file of [stamp, compressedStamp]) rmSync(file, { force: true })
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
// The server need not wait for the compression: an asset without a compressed copy is compressed on request.
process.send?.('built')
const isBesideStart = process.send !== undefined
if (isBesideStart) setPriority(LOWEST_PRIORITY)
if (!isUpToDate(compressedStamp)) {
  await compressFolder(join(build, 'client/assets'))
  writeFileSync(compressedStamp, wanted)
}
// The next start reads it.
if (isBesideStart) await (await import('./build-server.ts')).buildServer()
