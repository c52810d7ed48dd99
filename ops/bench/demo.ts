// `npm run bench -- demo`: time of the first start in demo mode, which fills an empty database, with all listeners.
import { resolve } from 'node:path'
import { loadDemo, openStage } from './import/stage.ts'

export async function bench(): Promise<void> {
  const stage = await openStage(resolve('.data/bench-demo'))
  try {
    const before = process.cpuUsage()
    const seconds = await loadDemo(stage)
    const { user, system } = process.cpuUsage(before)
    console.log(
      `demo register: ${seconds.toFixed(1)} s, of which ${((user + system) / 1e6).toFixed(1)} s processor time of the server's own process`,
    )
  } finally {
    await stage.close()
  }
}
