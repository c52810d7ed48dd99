// Importing a small file takes little processor time. If this fails, the import probably loads modules that it does not need.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestImport } from '../../../test/load-register.ts'
import { measureSlowness } from '../../../test/processor-time.ts'
import { egrulFile, legalEntity } from '../../../test/register-files.ts'

const base = createTestImport()
const ROOT = new URL('../../../../../', import.meta.url)
/** Prints the processor time of the process in seconds, as its last line. */
const PRINTS_SECONDS = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();console.error('\\n'+(user+system)/1e6)})`
/** The fastest of up to so many runs counts: other load can only add time, and the first run fills the compile cache that later ones use. */
const MAX_RUNS = 6
/** Seconds on the machine on which the limit was set; a slower one may take longer. */
const MOST_SECONDS = 1.5

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sverka-small-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Imports two companies by the operators' command. Returns its output and its processor time in seconds. */
async function loadTwo(): Promise<{ printed: string; seconds: number }> {
  const script: string = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8')).scripts['registry:import']
  // The script is `exec env NODE_COMPILE_CACHE=… node …`.
  const [, , setting = '', , ...words] = script.split(' ')
  const [name = '', value = ''] = setting.split('=')
  const file = join(folder, 'two.xml')
  await writeFile(file, egrulFile([legalEntity({ asOf: '2026-05-01' }), legalEntity({ asOf: '2026-05-01' })]))
  const { url, ownerUrl } = base.database
  const env = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, [name]: value }
  const ended = await promisify(execFile)(process.execPath, ['--import', PRINTS_SECONDS, ...words, file], { env, cwd: ROOT })
  return { printed: ended.stdout, seconds: Number(ended.stderr.trim().split('\n').at(-1)) }
}

test('two records cost at most a second and a half of processor time', async () => {
  const mostSeconds = MOST_SECONDS * (await measureSlowness())
  let least = Number.POSITIVE_INFINITY
  for (let runs = 0; runs < MAX_RUNS && least > mostSeconds; runs++) {
    const { printed, seconds } = await loadTwo()
    expect(printed).toContain('read 2, new 2')
    least = Math.min(least, seconds)
  }
  expect(least).toBeLessThanOrEqual(mostSeconds)
})
