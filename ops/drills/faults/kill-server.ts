// Fault scenario `kill-server`: the server is killed with kill -9 again and again, each time within seconds of being ready.
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildServer } from '../../../tools/build-server.ts'
import { inSeconds, printLine, repeatFault, type Scenario, underLoad } from './scenario.ts'
import { SERVER_ARGS_WITH_PAGES } from './server.ts'

const PAGES = join(import.meta.dirname, '../../../apps/web/build/server/index.js')
/** The server is killed at a random moment within this time after it is ready. Any time of several requests will do. */
const MAX_LIFE_MS = 8_000

/** kill -9 of the server until the load is done. */
export const killServer: Scenario = {
  name: 'kill-server',
  fault: 'the server killed with kill -9 at random moments, each within 8 s of being ready',
  missing: () => (existsSync(PAGES) ? null : 'the pages are not built: npm run build'),
  // As in production: from the bundle, with pages.
  run: async (share) => {
    await buildServer()
    return underLoad({ name: 'kill-server', share, program: SERVER_ARGS_WITH_PAGES }, async ({ server, load }) => {
      const { times, longestMs, medianMs } = await repeatFault(
        load,
        () => randomInt(MAX_LIFE_MS),
        async (time) => {
          await server.kill()
          const startMs = await server.start()
          printLine(`kill ${time}: ready again after ${startMs} ms`)
          return startMs
        },
      )
      return { figure: `${times} kills, ready again within ${inSeconds(longestMs)}, half of them within ${inSeconds(medianMs)}`, wrong: 0 }
    })
  },
}
