// Checks the source against architecture.json and the rules of tools/architecture, and the documents against the source.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtExpressions, schemaExpressions } from './architecture/built-expressions.ts'
import { judgeExpressions } from './architecture/expression-verdicts.ts'
import { expressions, expressionsIn, filesThatBuild } from './architecture/expressions.ts'
import { functions } from './architecture/functions.ts'
import { migrations } from './architecture/migrations.ts'
import { type Rule, readProject } from './architecture/project.ts'
import { checkProject, rules } from './architecture/rules.ts'
import { checkAsvs } from './documents/asvs.ts'
import { checkDocuments } from './documents/documents.ts'
import { checkLicences, type Lock, licencesDocument } from './documents/licences.ts'
import { checkScripts, checkUnused, type Manifest } from './documents/packages.ts'
import { readDocuments } from './documents/read-documents.ts'

const root = join(import.meta.dirname, '..')
const project = readProject(root)
const documents: Rule = { name: 'documents', check: (checked) => checkDocuments(readDocuments(root, checked)) }
const all = [...expressionsIn(project), ...(await builtExpressions(root, filesThatBuild(project))), ...(await schemaExpressions(root))]
const safe = expressions(all, await judgeExpressions(all, join(root, 'tools/architecture/harmless-expressions.json')))
const licences: Rule = {
  name: 'licences',
  check: () => {
    const lock = JSON.parse(read('package-lock.json')) as Lock
    const isFresh = read('docs/licences.md') === licencesDocument(lock)
    const stale = isFresh ? [] : [{ path: 'docs/licences.md', message: 'is not what package-lock.json says: run npm run licences' }]
    return [...checkLicences(lock), ...stale]
  },
}
const packages: Rule = {
  name: 'packages',
  check: (checked) => {
    const paths = [
      'package.json',
      ...['apps/server', 'apps/web', 'packages/contract', 'packages/posting-lists'].map((folder) => `${folder}/package.json`),
    ]
    const manifests = Object.fromEntries(paths.map((path) => [path, JSON.parse(read(path)) as Manifest]))
    const lock = JSON.parse(read('package-lock.json')) as Lock
    return [...checkScripts(lock, manifests['package.json']?.allowScripts ?? {}), ...checkUnused(checked, manifests)]
  },
}
/** docs/asvs.md says how each requirement of OWASP ASVS (a standard for the security of web applications) is met. */
const asvs: Rule = {
  name: 'asvs',
  check: () => {
    const levels = JSON.parse(read('tools/documents/asvs-levels.json')) as Record<string, number>
    return checkAsvs(read('docs/asvs.md'), levels, (path) => (existsSync(join(root, path)) ? read(path) : null))
  },
}
// Violations are printed one a line; any makes the program fail.
const findings = checkProject(project, [...rules, migrations(root), functions(root), documents, asvs, safe, licences, packages])
for (const { rule, path, line, message } of findings) console.log(`${path}${line ? `:${line}` : ''}  ${rule}: ${message}`)
process.exitCode = findings.length > 0 ? 1 : 0

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
