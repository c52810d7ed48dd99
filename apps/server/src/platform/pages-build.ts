// The build of the pages, made beside the start of the server where their sources have changed.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/** The pages could not be built; the program has said why. */
export class PagesBuildError extends Error {
  override readonly name = 'PagesBuildError'
}

export interface PagesBuild {
  /** Resolves when the pages can be served, rejects with PagesBuildError. */
  readonly built: Promise<void>
  /** Ends the program; what it has not finished is made by the next start. */
  stop(): Promise<void>
}

/** Starts the program that builds them; it goes on with less urgent work once they are built. */
export function buildPages(program = join(root, 'tools/build-web.ts')): PagesBuild {
  const child = spawn(process.execPath, [program], { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(String(code ?? signal)))
  })
  const told = new Promise<void>((resolve) => child.once('message', () => resolve()))
  const built = Promise.race([
    told,
    ended.then((how) => {
      throw new PagesBuildError(`The pages were not built (${how}).`)
    }),
  ])
  // A process that waits for the pages goes on until they are there, one that serves them ends when it likes. Whoever waits for them hears
  // of a failure; here it is no unhandled one.
  const letGo = () => {
    child.unref()
    child.channel?.unref()
  }
  built.then(letGo, letGo)
  return {
    built,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await ended
    },
  }
}
