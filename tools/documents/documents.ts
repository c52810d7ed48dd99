// Rules for documents: named commands and files exist, links lead somewhere, the glossary lists the same modules (called words) as
// architecture.json, generated files are up to date.
import { basename, dirname, join } from 'node:path/posix'
import type { Violation } from '../architecture/project.ts'
import { envExample } from './env-example.ts'

/** The documents, and the parts of the project with which they are compared. */
export interface Documents {
  /** Markdown files and `.env.example`: path from the root → text. */
  readonly texts: ReadonlyMap<string, string>
  readonly scripts: readonly string[]
  readonly words: readonly string[]
  /** Names of all source files, without folders. */
  readonly fileNames: ReadonlySet<string>
  exists(path: string): boolean
}

/** Everything in the documents that is no longer true. */
export function checkDocuments(documents: Documents): Violation[] {
  return [...documents.texts].flatMap(([path, text]) => [
    ...mergeMarks(path, text),
    ...(path.endsWith('.md') ? [...commands(documents, path, text), ...links(documents, path, text), ...files(documents, path, text)] : []),
    ...(path === 'GLOSSARY.md' ? glossary(documents, text) : []),
    ...(path === '.env.example' && text !== envExample()
      ? [{ path, message: 'is not what the configuration says: run npm run env:example' }]
      : []),
    ...(path === DECISIONS_INDEX ? decisionsIndex(documents, text) : []),
    ...(/^docs\/decisions\/\d/.test(path) ? decision(documents, path, text) : []),
  ])
}

/** Marks that a merge by hand left between two versions. */
const mergeMarks = (path: string, text: string): Violation[] =>
  /^(?:<{7}|>{7}) /m.test(text) ? [{ path, message: 'has marks of an unfinished merge' }] : []

function commands({ scripts }: Documents, path: string, text: string): Violation[] {
  const called = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z:-]+)/g)].map(([, name = '']) => name)
  return called.filter((name) => !scripts.includes(name)).map((name) => ({ path, message: `there is no npm run ${name}` }))
}

function links({ exists }: Documents, path: string, text: string): Violation[] {
  const targets = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => join(dirname(path), target))
  return targets.filter((target) => !exists(target)).map((target) => ({ path, message: `links to ${target}, which is not there` }))
}

const IN_ROOT = /^(apps|packages|tools|docs|e2e|ops)\//
const FILE_NAME = /^[\w-][\w./-]*\.(tsx?|mjs|sql)$/

/** Files named in code marks: by full path, or by a name that some file has. */
function files({ exists, fileNames }: Documents, path: string, text: string): Violation[] {
  const names = [...text.matchAll(/`([^`\s<*{]+)`/g)].map(([, name = '']) => name)
  const isThere = (name: string) => (IN_ROOT.test(name) ? exists(name) : !FILE_NAME.test(name) || fileNames.has(basename(name)))
  return names.filter((name) => !isThere(name)).map((name) => ({ path, message: `names ${name}, which is not there` }))
}

function glossary({ words }: Documents, text: string): Violation[] {
  const listed = [...text.matchAll(/^\| [^|]+ \| `([a-z-]+)` \|[^|]*\| [^|]+ \|$/gm)].map(([, word = '']) => word)
  const missing = words.filter((word) => !listed.includes(word)).map((word) => `the word ${word} of architecture.json is missing`)
  const unknown = listed.filter((word) => !words.includes(word)).map((word) => `${word} is no word of architecture.json`)
  return [...missing, ...unknown].map((message) => ({ path: 'GLOSSARY.md', message }))
}

const DECISIONS_INDEX = 'docs/decisions/README.md'

/** Decisions missing in the index, or there with another title. */
function decisionsIndex({ texts }: Documents, text: string): Violation[] {
  const records = [...texts].filter(([path]) => /^docs\/decisions\/\d/.test(path))
  const lines = records.map(([path, record]) => `- [${record.split('\n', 1)[0]?.slice(2)}](${basename(path)})`)
  return lines.filter((line) => !text.includes(`${line}\n`)).map((line) => ({ path: DECISIONS_INDEX, message: `lacks the line ${line}` }))
}

/** A decision has a number of its own and all its parts. */
function decision({ texts }: Documents, path: string, text: string): Violation[] {
  const number = basename(path).slice(0, 4)
  const twins = [...texts.keys()].filter((other) => other.startsWith(`docs/decisions/${number}-`))
  const parts = [`# ${number}. `, 'Date: ', 'Status: ', '**Decision.**', '**Why.**', '**Cost.**', '**Enforced by**']
  return [
    ...(twins.length > 1 ? [{ path, message: `shares its number with ${twins.filter((other) => other !== path).join(', ')}` }] : []),
    ...parts.filter((part) => !text.includes(part)).map((part) => ({ path, message: `has no «${part.trim()}»` })),
  ]
}
