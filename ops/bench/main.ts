// Entry point of the benches: `npm run bench -- KIND …` runs `ops/bench/KIND.ts`; without a kind it lists them.
import { readdirSync } from 'node:fs'
import { Missing } from './needs.ts'

/** Files of this folder that are not benches. */
const OWN = ['main.ts', 'needs.ts', 'production.ts', 'register-rows.ts']
const kinds = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !OWN.includes(name))
  .map((name) => name.slice(0, -3))

const [kind = '', ...words] = process.argv.slice(2)
if (!kinds.includes(kind)) {
  console.error(`npm run bench -- KIND …, where KIND is one of: ${kinds.join(', ')}`)
  process.exit(2)
}
const { bench } = (await import(`./${kind}.ts`)) as { bench: (words: string[]) => Promise<void> }
try {
  await bench(words)
} catch (error) {
  if (!(error instanceof Missing)) throw error
  console.error(error.message)
  process.exit(2)
}
