// Builds the web app unless nothing it is made of has changed since the last whole build, then makes the compressed copies that are missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { compressFolder } from './compress-folder.ts'
import { sourceHash } from './source-hash.ts'

const root = join(import.meta.dirname, '..')
const build = join(root, 'apps/web/build')
/** What the build was made of, and what its compressed copies were. */
const [stamp, compressedStamp] = [join(build, '.sources'), join(build, '.compressed')]
/** Everything that decides what the build contains. */
const SOURCES = [
  'apps/web',
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/build-web.ts',
  'tools/compress-folder.ts',
]
/** The lowest that an ordinary program can give itself: whoever has waited for the pages opens them now. */
const LAST = 19

const wanted = sourceHash(root, SOURCES)
const holds = (file: string) => existsSync(file) && readFileSync(file, 'utf8') === wanted

if (!holds(stamp)) {
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
// Whoever started this to serve the pages need not wait for the rest: what has no compressed copy yet is compressed when it is asked for.
process.send?.('built')
if (!holds(compressedStamp)) {
  if (process.send) setPriority(LAST)
  await compressFolder(join(build, 'client/assets'))
  writeFileSync(compressedStamp, wanted)
}
