// Keeps the embedded PostgreSQL running: restarts it after a crash, and takes it over when its holder has gone.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { claimHolderFile, isLocked, releaseHolderFile } from './embedded-holder.ts'
import { stopServer } from './embedded-run.ts'

/** How often server and holder are checked. */
const WATCH_MS = 250
/** Wait after a failed start. */
const RETRY_DELAY_MS = 2_000

export interface SupervisedServer {
  /** The file that names the holder. */
  readonly holder: string
  /** The server run by this process; null if another process runs it. */
  readonly server: ChildProcess | null
  /** Starts the server on the known port. */
  readonly start: () => Promise<ChildProcess>
  /** Reports restarts, takeovers and failed starts. */
  readonly log: Pick<Log, 'warn' | 'error'>
}

/** Starts checking; the returned function ends that, and stops the server unless another process holds it. */
export function keepRunning(kept: SupervisedServer): () => Promise<void> {
  const state = { server: kept.server, holds: kept.server !== null }
  let checking: Promise<void> | null = null
  const timer = setInterval(() => {
    if (checking) return
    checking = restartOrTakeOver(kept, state)
      .catch((error: unknown) => {
        kept.log.error({ err: error }, 'the embedded database could not be started again; another try follows')
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
    releaseHolderFile(kept.holder)
  }
}

/** Starts the server again if it has exited; claims it first if this process is not the holder and the holder has ended. */
async function restartOrTakeOver(kept: SupervisedServer, state: { server: ChildProcess | null; holds: boolean }): Promise<void> {
  if (!state.holds) {
    if (isLocked(kept.holder) || !claimHolderFile(kept.holder)) return
    state.holds = true
  }
  if (state.server && !hasExited(state.server)) return
  kept.log.warn({}, state.server ? 'the embedded database ended by itself: it is started again' : 'the embedded database is taken over')
  state.server = await kept.start()
}

const hasExited = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null
