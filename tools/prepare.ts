// Before the server starts: builds the pages where they changed; the first time its database is made ready meanwhile.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const isFirst = !existsSync(join(root, 'apps/web/build/.sources'))
const programs = [['tools/build-web.ts'], ...(isFirst ? [['apps/server/src/main.ts', '--prepare']] : [])]

const children = programs.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopped = true
    for (const child of children) child.kill(signal)
  })
}
const codes = await Promise.all(children.map(ended))
// Neither leaves the other half done: both have ended by now, and what one has made is taken up by the next start.
process.exitCode = isStopped ? 130 : (codes.find((code) => code !== 0) ?? 0)

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
