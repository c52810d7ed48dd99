// `npm run where <word>`: prints all places of a module of the product (called word, such as `cart`) or of a tab of the company card: its
// contract, server and web folders, tests and migrations.
import { join } from 'node:path'
import { findPlaces, tabRows } from './architecture/places.ts'
import { readProject } from './architecture/project.ts'

const project = readProject(join(import.meta.dirname, '..'))
const word = process.argv[2] ?? ''
const places = findPlaces(project, word)
if (places) {
  for (const [side, paths] of Object.entries(places)) {
    if (side === 'tab' && paths.length === 0) continue
    console.log(`${side.padEnd(11)}${paths.length > 0 ? paths.join(`\n${' '.repeat(11)}`) : '—'}`)
  }
} else {
  console.error(
    `«${word}» is no word of the product.\nWords: ${project.architecture.words.join(', ')}\nTabs: ${[...tabRows(project).keys()].join(', ')}`,
  )
  process.exitCode = 1
}
