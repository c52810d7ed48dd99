// Builds small invented projects in memory, so that a test can plant a violation and see its rule find it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Architecture, Project } from './project.ts'
import { checkProject, rules } from './rules.ts'

const agreed = JSON.parse(readFileSync(join(import.meta.dirname, '../../architecture.json'), 'utf8')) as Architecture

/** The project's areas and edges, without unfinished words, exemptions and handed-over tables. */
export const architecture: Architecture = { ...agreed, unfinished: {}, exemptions: [], tablesHandedOver: [] }

/** A project of the given texts by path. */
export function planted(texts: Readonly<Record<string, string>>, changes: Partial<Architecture> = {}): Project {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }))
  return { architecture: { ...architecture, ...changes }, files }
}

/** What one rule says of the planted files: path and message. */
export function found(rule: string, texts: Readonly<Record<string, string>>, changes: Partial<Architecture> = {}): string[] {
  const chosen = rules.filter(({ name }) => name === rule)
  if (chosen.length === 0) throw new Error(`There is no rule ${rule}`)
  return checkProject(planted(texts, changes), chosen).map(({ path, line, message }) => `${path}${line ? `:${line}` : ''} ${message}`)
}
