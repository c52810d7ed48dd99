// Checks the whole source against architecture.json and the rules of tools/architecture, and the documents against both; `--warnings` also lists what is near a limit.
import { join } from 'node:path'
import { migrations } from './architecture/migrations.ts'
import { type Rule, readProject } from './architecture/project.ts'
import { type Finding, judge, rules } from './architecture/rules.ts'
import { checkDocuments } from './documents/documents.ts'
import { readDocuments } from './documents/read-documents.ts'

const root = join(import.meta.dirname, '..')
const project = readProject(root)
const documents: Rule = { name: 'documents', check: ({ architecture }) => checkDocuments(readDocuments(root, architecture)) }
const findings = judge(project, [...rules, migrations(root), documents])
const failures = findings.filter(({ isWarning }) => !isWarning)
const warnings = findings.filter(({ isWarning }) => isWarning)

const print = ({ rule, path, line, message }: Finding) => console.log(`${path}${line ? `:${line}` : ''}  ${rule}: ${message}`)
failures.forEach(print)
if (process.argv.includes('--warnings')) warnings.forEach(print)
else if (warnings.length > 0) console.log(`${warnings.length} near a limit (npm run architecture -- --warnings)`)
process.exitCode = failures.length > 0 ? 1 : 0
