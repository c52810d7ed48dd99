// `npm run new:feature -- <word> <Russian label>`: makes the smallest whole feature on every side, which passes every check.
import { join } from 'node:path'
import { applyScaffold } from './scaffold/apply.ts'
import { featureEdits } from './scaffold/edits.ts'
import { featureFiles } from './scaffold/feature-files.ts'

const root = join(import.meta.dirname, '..')
const [word = '', label] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(word) || !label) throw new Error('npm run new:feature -- <word-in-kebab-case> "Russian label"')
for (const path of applyScaffold(root, featureFiles(word, label), featureEdits(word, label))) console.log(path)
