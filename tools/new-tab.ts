// `npm run new:tab -- <id> <Russian> <English> <Chinese>`: creates an empty tab of the company card; `<id>` is its name in URLs, the labels in
// three languages follow.
import { join } from 'node:path'
import { applyScaffold } from './scaffold/apply.ts'
import { tabEdits, tabFiles } from './scaffold/tab-files.ts'

const root = join(import.meta.dirname, '..')
const [id = '', ru, en, zh] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(id)) throw new Error('npm run new:tab -- <id-in-kebab-case> "Russian" "English" "Chinese"')
if (!ru || !en || !zh) throw new Error(`The tab ${id} is new: give its labels in Russian, English and Chinese.`)
for (const path of applyScaffold(root, tabFiles(id), tabEdits(id, { ru, en, 'zh-CN': zh }))) console.log(path)
