// `npm run new:tab -- <word>`: starts a tab of the company card; one that is not in the table yet needs its three labels after the word.
import { join } from 'node:path'
import { applyScaffold } from './scaffold/apply.ts'
import { tabEdits, tabFiles } from './scaffold/tab-files.ts'

const root = join(import.meta.dirname, '..')
const [word = '', ru, en, zh] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(word)) throw new Error('npm run new:tab -- <word-in-kebab-case> ["Russian" "English" "Chinese"]')
const labels = ru && en && zh ? { ru, en, 'zh-CN': zh } : null
for (const path of applyScaffold(root, tabFiles(word), tabEdits(word, labels))) console.log(path)
