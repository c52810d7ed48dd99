// A server without the demo loads no files of the demo's content.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Imports the application in a process of its own and prints which files of the server were loaded. */
const PROGRAM = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import(process.argv[1])
  console.log(loaded.filter((url) => url.includes('/apps/server/')).join('\\n'))`

test('no demo content is loaded before the demo needs it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    PROGRAM,
    join(import.meta.dirname, 'app.ts'),
  ])
  const loaded = stdout.trim().split('\n')
  // The server has more than 500 source files: the list is not empty by mistake.
  expect(loaded.length).toBeGreaterThan(500)
  expect(loaded.filter((url) => url.includes('/apps/server/demo/'))).toEqual([])
})
