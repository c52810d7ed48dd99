// The door of all benches: `npm run bench -- KIND …` runs `bench/KIND.ts`; without a kind it lists them.
import { readdirSync } from 'node:fs'

const kinds = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && name !== 'main.ts')
  .map((name) => name.slice(0, -3))

const [kind = '', ...words] = process.argv.slice(2)
if (!kinds.includes(kind)) {
  console.error(`npm run bench -- KIND …, where KIND is one of: ${kinds.join(', ')}`)
  process.exit(2)
}
const { bench } = (await import(`./${kind}.ts`)) as { bench: (words: string[]) => Promise<void> }
await bench(words)
