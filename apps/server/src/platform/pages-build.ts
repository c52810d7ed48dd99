// Builds the web app (the site's pages) in a child process while the server starts, if its sources have changed since the last build.
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
  // The exit code, signal or error with which the build program ended.
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(String(code ?? signal)))
  })
  const reported = new Promise<void>((resolve) => child.once('message', () => resolve()))
  const built = Promise.race([
    reported,
    ended.then((reason) => {
      throw new PagesBuildError(`The pages were not built (${reason}).`)
    }),
  ])
  // Until the pages are built the child keeps this process alive; after that, or after a failure, it does not. The caller that awaits `built`
  // gets the failure; the second argument of `then` below only prevents an unhandled rejection.
  const detach = () => {
    child.unref()
    child.channel?.unref()
  }
  built.then(detach, detach)
  return {
    built,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await ended
    },
  }
}
