// `npm run where <module>`: prints all places of a module of the product (such as `cart`) or of a tab of the company card: its
// contract, server and web folders, tests and migrations.
import { join } from 'node:path'
import { findPlaces, tabRows } from './architecture/places.ts'
import { readProject } from './architecture/project.ts'

const project = readProject(join(import.meta.dirname, '..'))
const module = process.argv[2] ?? ''
const places = findPlaces(project, module)
if (places) {
  for (const [side, paths] of Object.entries(places)) {
    if (side === 'tab' && paths.length === 0) continue
    console.log(`${side.padEnd(11)}${paths.length > 0 ? paths.join(`\n${' '.repeat(11)}`) : '—'}`)
  }
} else {
  console.error(
    `«${module}» is no module of the product.\nModules: ${project.architecture.modules.join(', ')}\nTabs: ${[...tabRows(project).keys()].join(', ')}`,
  )
  process.exitCode = 1
}
