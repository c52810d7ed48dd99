// Reads the project for the architecture rules: all source files, and architecture.json, which says which part may use which.
import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import type { SourceFile } from './source.ts'

/** One area of the source and what it may use. `packages` names npm packages and `node:*`; `*` is any. */
export interface Area {
  readonly files: readonly string[]
  readonly mayImport: readonly string[]
  readonly packages: readonly string[]
}

/** Files (a pattern) that may break one rule, with the reason. */
export interface Exemption {
  readonly rule: string
  readonly files: string
  readonly reason: string
}

/** The shape of architecture.json. */
export interface Architecture {
  /** Names of the product's modules, such as `cart` or `company-card`: each has a folder on the server, on the web and in the contract. */
  readonly modules: readonly string[]
  /** Folders of the contract that belong to no single module. */
  readonly contractBase: readonly string[]
  /** Folders of apps/web/app that are no modules. */
  readonly webBase: readonly string[]
  /** Modules that exist on some sides only (contract, server, web), with the reason. */
  readonly oneSided: Readonly<Record<string, string>>
  /** Modules of which a side is still to be written, with a description of the missing part. */
  readonly unfinished: Readonly<Record<string, string>>
  /** A file belongs to the first area with a pattern that matches its path. */
  readonly areas: Readonly<Record<string, Area>>
  /** Module → the modules that it may use, on the server and on the web. */
  readonly serverEdges: Readonly<Record<string, readonly string[]>>
  readonly webEdges: Readonly<Record<string, readonly string[]>>
  /** Tables that belong to another module than the one whose migration created them. */
  readonly tablesHandedOver: readonly { readonly to: string; readonly tables: readonly string[]; readonly reason: string }[]
  /** Files whose exports are taken by name or by a pattern of paths, not by an import. */
  readonly readByTools: readonly string[]
  /** Files that may contain Russian sentences. */
  readonly russianText: readonly { readonly files: string; readonly reason: string }[]
  readonly exemptions: readonly Exemption[]
}

export interface Project {
  readonly architecture: Architecture
  /** TypeScript, JavaScript, SQL, style and snapshot files. */
  readonly files: readonly SourceFile[]
}

/** One place that breaks a rule; `line` (from 1) is absent if the whole file or table is meant. */
export interface Violation {
  readonly path: string
  readonly line?: number
  readonly message: string
}

export interface Rule {
  readonly name: string
  check(project: Project): Violation[]
}

const SKIPPED = new Set(['node_modules', '.git', '.data', '.cache', '.react-router', 'build', 'test-results', 'playwright-report'])
const READ = /\.(ts|tsx|mjs|sql|css|snap)$/

/** Reads the project below `root`. */
export function readProject(root: string): Project {
  const architecture = JSON.parse(readFileSync(join(root, 'architecture.json'), 'utf8')) as Architecture
  const files: SourceFile[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) visit(path)
      else if (entry.isFile() && READ.test(entry.name)) files.push({ path, text: readFileSync(join(root, path), 'utf8') })
    }
  }
  visit('')
  return { architecture, files: files.sort((a, b) => a.path.localeCompare(b.path)) }
}

/** Whether the file is TypeScript written by hand. */
export const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.endsWith('.generated.ts')
/** Whether the file is a test or helps tests. */
export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('apps/server/test/') || path.startsWith('e2e/')

/** TypeScript of the product itself that ships: contract, server and web, without tests and configuration of tools. */
export const isProduct = (path: string): boolean =>
  isCode(path) && !isTest(path) && /^(packages\/[^/]+\/src|apps\/server\/(?:src|programs)|apps\/web\/(app|server|document))\//.test(path)

/** Whether the path matches one of the patterns, in which `*` stands for a part of a name and `**` for folders. */
export const matches = (path: string, patterns: string | readonly string[]): boolean =>
  [patterns].flat().some((pattern) => matchesGlob(path, pattern))

/** The module to which a file of the server or the web belongs, or null. */
export function findModule(architecture: Architecture, path: string): string | null {
  const folder = /^apps\/(?:server\/src|web\/app)\/([^/]+)\//.exec(path)?.[1]
  return folder && architecture.modules.includes(folder) ? folder : null
}
