// `npm run new:feature -- <module> <Russian label>`: creates the smallest complete feature of this name (such as `price-lists`): files in the
// contract, on the server and on the web, which pass every check.
import { join } from 'node:path'
import { applyScaffold } from './scaffold/apply.ts'
import { featureEdits } from './scaffold/edits.ts'
import { featureFiles } from './scaffold/feature-files.ts'

const root = join(import.meta.dirname, '..')
const [module = '', label] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(module) || !label) throw new Error('npm run new:feature -- <module-in-kebab-case> "Russian label"')
for (const path of applyScaffold(root, featureFiles(module, label), featureEdits(module, label))) console.log(path)
