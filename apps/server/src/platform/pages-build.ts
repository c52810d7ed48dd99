// Builds the pages while the server starts, if their sources have changed.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/** The build failed; its output gives the reason. */
export class PagesBuildError extends Error {
  override readonly name = 'PagesBuildError'
}

export interface PagesBuild {
  /** Resolves when pages can be served, rejects with PagesBuildError. */
  readonly built: Promise<void>
  /** Stops the build program; the next start finishes its work. */
  stop(): Promise<void>
}

/** Starts the build program, which continues with compression once the pages are built. */
export function buildPages(program = join(root, 'tools/build-web.ts')): PagesBuild {
  const child = spawn(process.execPath, [program], { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(String(code ?? signal)))
  })
  const reported = new Promise<void>((resolve) => child.once('message', () => resolve()))
  const built = Promise.race([
    reported,
    ended.then((how) => {
      throw new PagesBuildError(`The pages were not built (${how}).`)
    }),
  ])
  // A running build keeps this process alive, a finished one does not. Whoever awaits `built` gets the failure; here it must not become an
  // unhandled rejection.
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
