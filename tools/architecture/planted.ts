// Builds small invented projects in memory for the tests of the architecture rules: a test plants a violation and expects its rule to find it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Architecture, Project } from './project.ts'
import { checkProject, rules } from './rules.ts'

const agreed = JSON.parse(readFileSync(join(import.meta.dirname, '../../architecture.json'), 'utf8')) as Architecture

/** The real project's areas and edges, without unfinished modules, exemptions and tables handed over between modules. */
export const architecture: Architecture = { ...agreed, unfinished: {}, exemptions: [], tablesHandedOver: [] }

/** A project of these files, path → text. `changes` replaces parts of its architecture.json. */
export function inventProject(texts: Readonly<Record<string, string>>, changes: Partial<Architecture> = {}): Project {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }))
  return { architecture: { ...architecture, ...changes }, files }
}

/** The violations that one rule, by name, finds in the planted files, each as `PATH:LINE MESSAGE`; without the line if none is meant. */
export function findViolations(rule: string, texts: Readonly<Record<string, string>>, changes: Partial<Architecture> = {}): string[] {
  const chosen = rules.filter(({ name }) => name === rule)
  if (chosen.length === 0) throw new Error(`There is no rule ${rule}`)
  return checkProject(inventProject(texts, changes), chosen).map(({ path, line, message }) => `${path}${line ? `:${line}` : ''} ${message}`)
}
