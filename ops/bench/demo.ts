// `npm run bench -- demo`: how long it takes to fill an empty database with the demo's invented companies, as the first start in demo mode does,
// including the search index and everything else that is updated for each new company.
import { resolve } from 'node:path'
import { loadDemo, openEnvironment } from './import/environment.ts'

export async function bench(): Promise<void> {
  const environment = await openEnvironment(resolve('.data/bench-demo'))
  try {
    const before = process.cpuUsage()
    const seconds = await loadDemo(environment)
    const { user, system } = process.cpuUsage(before)
    console.log(
      `demo register: ${seconds.toFixed(1)} s, of which ${((user + system) / 1e6).toFixed(1)} s processor time of the server's own process`,
    )
  } finally {
    await environment.close()
  }
}
