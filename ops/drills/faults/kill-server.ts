// kill -9 of the server, again and again, each time within seconds of being ready.
import { randomInt } from 'node:crypto'
import { inSeconds, repeatFault, type Scenario, say, underLoad } from './scenario.ts'

/** A kill comes within this time after the server is ready. */
const LONGEST_LIFE_MS = 8_000

export const killServer: Scenario = {
  name: 'kill-server',
  fault: 'the server killed with kill -9 at random moments, each within 8 s of being ready',
  run: (share) =>
    underLoad({ name: 'kill-server', share }, async ({ server, load }) => {
      const { times, longestMs, medianMs } = await repeatFault(
        load,
        () => randomInt(LONGEST_LIFE_MS),
        async (time) => {
          await server.kill()
          const took = await server.start()
          say(`kill ${time}: ready again after ${took} ms`)
          return took
        },
      )
      return { figure: `${times} kills, ready again within ${inSeconds(longestMs)}, half of them within ${inSeconds(medianMs)}`, wrong: 0 }
    }),
}
