// Keeps the embedded PostgreSQL running: restarts it after a crash, and takes it over when the process that ran it (its holder) has ended.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { claimHolderFile, isLocked, releaseHolderFile } from './embedded-holder.ts'
import { stopServer } from './embedded-run.ts'

/** How often it is checked that the server and its holder are running. */
const WATCH_MS = 250
/** Wait after a failed start. */
const RETRY_DELAY_MS = 2_000

/** The server to keep running. */
export interface SupervisedServer {
  /** Path of the lock file that names the holder. */
  readonly holder: string
  /** The server run by this process; null if another process runs it. */
  readonly server: ChildProcess | null
  /** Starts the server on the port that it had before. */
  readonly start: () => Promise<ChildProcess>
  /** Reports restarts, takeovers and failed starts. */
  readonly log: Pick<Log, 'warn' | 'error'>
}

/** Starts the checks. The returned function ends them, and stops the server if this process is its holder. */
export function keepRunning(supervised: SupervisedServer): () => Promise<void> {
  const state = { server: supervised.server, holds: supervised.server !== null }
  let checking: Promise<void> | null = null
  const timer = setInterval(() => {
    if (checking) return
    checking = restartOrTakeOver(supervised, state)
      .catch((error: unknown) => {
        supervised.log.error({ err: error }, 'the embedded database could not be started again; another try follows')
        return pause(RETRY_DELAY_MS)
      })
      .finally(() => {
        checking = null
      })
  }, WATCH_MS).unref()
  return async () => {
    clearInterval(timer)
    await checking
    if (!state.holds) return
    if (state.server) await stopServer(state.server)
    releaseHolderFile(supervised.holder)
  }
}

/** Starts the server again if it has exited; claims it first if this process is not the holder and the holder has ended. */
async function restartOrTakeOver(supervised: SupervisedServer, state: { server: ChildProcess | null; holds: boolean }): Promise<void> {
  if (!state.holds) {
    if (isLocked(supervised.holder) || !claimHolderFile(supervised.holder)) return
    state.holds = true
  }
  if (state.server && !hasExited(state.server)) return
  supervised.log.warn(
    {},
    state.server ? 'the embedded database ended by itself: it is started again' : 'the embedded database is taken over',
  )
  state.server = await supervised.start()
}

const hasExited = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null
