// Previews the changes of a category file, and applies them when confirmed. No category is removed, so no product loses its category.
import { createHash } from 'node:crypto'
import type { CategoryImport } from '@sverka/contract/catalog/category-import'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import { type CategoryRow, listCategoryRows, lockTree } from '../catalog.sql.ts'
import { insertImported, updateImported, type WrittenCategory } from './import.sql.ts'
import { type KnownCategory, type Plan, planCategories, readLevels } from './plan-categories.ts'
import type { CategoryLine } from './read-categories.ts'

interface ImportRequest {
  /** The rows of the file. */
  readonly lines: readonly CategoryLine[]
  /** Fingerprint of the preview that staff confirmed: the file is applied. Undefined: it is only previewed. */
  readonly preview: string | undefined
  readonly staffId: number
  readonly clientIp: string | null
}

/** Throws `conflict` if the tree or the file is not the one that was previewed. */
export async function importFile(
  tx: Tx,
  clock: Clock,
  { lines, preview: confirmed, staffId, clientIp }: ImportRequest,
): Promise<CategoryImport> {
  if (confirmed !== undefined) await lockTree(tx)
  const rows = await listCategoryRows(tx)
  const plan = planCategories(toKnown(rows), lines)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([rows, lines]))
    .digest('hex')
  if (confirmed !== undefined) {
    if (confirmed !== fingerprint) refuse('conflict')
    await write(tx, rows, plan)
  }
  const action = confirmed === undefined ? 'categories.compared' : 'categories.imported'
  await recordAudit(tx, clock, { action, actorId: staffId, subject: 'categories:site', details: countRows(plan), clientIp })
  return present(fingerprint, plan, confirmed !== undefined)
}

/** Stored categories as the plan compares them: the slug is the key of the file, and the parent is named by its key. */
function toKnown(rows: readonly CategoryRow[]): KnownCategory[] {
  const keys = new Map(rows.map(({ id, slug }) => [id, slug]))
  return rows.map((row) => ({
    key: row.slug,
    parent: row.parent_id === null ? null : (keys.get(row.parent_id) ?? null),
    name: row.name,
    nameEn: row.name_en,
    nameZh: row.name_zh,
    vatRate: row.vat_rate,
  }))
}

function countRows({ rows }: Plan) {
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  return { new: count('new'), changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') }
}

const present = (preview: string, planned: Plan, applied: boolean): CategoryImport => ({
  preview,
  applied,
  counts: countRows(planned),
  rows: planned.rows.map(({ row, outcome, fault, changes }) => ({
    line: row.line,
    key: row.key,
    parent: row.parent,
    name: row.name,
    outcome,
    fault,
    changes: [...changes],
  })),
})

/** Writes from the top level down, so that every parent exists; also writes the new levels of descendants of moved categories. */
async function write(tx: Tx, rows: readonly CategoryRow[], { rows: planned, parents }: Plan): Promise<void> {
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  const before = new Map(rows.map((row) => [row.slug, row]))
  const changed = new Map(planned.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ row }) => [row.key, row]))
  const levels = [...readLevels(parents)].map(([key, level]) => [key, Number(level)] as const)
  const byLevel = levels.toSorted(([, first], [, second]) => first - second)
  for (const [key, level] of byLevel) {
    const [row, was] = [changed.get(key), before.get(key)]
    if (!row && was?.level === level) continue
    const parent = parents.get(key) ?? null
    const place = { parentId: parent === null ? null : (ids.get(parent) ?? refuse('conflict')), level }
    const written = toWritten(row, was, place)
    if (was) await updateImported(tx, was.id, written)
    else ids.set(key, ((await insertImported(tx, key, written)) ?? refuse('conflict')).id)
  }
}

function toWritten(
  row: CategoryLine | undefined,
  was: CategoryRow | undefined,
  place: Pick<WrittenCategory, 'parentId' | 'level'>,
): WrittenCategory {
  return {
    ...place,
    name: row?.name ?? was?.name ?? '',
    nameEn: row?.nameEn ?? was?.name_en ?? null,
    nameZh: row?.nameZh ?? was?.name_zh ?? null,
    vatRate: row?.vatRate ?? was?.vat_rate ?? null,
  }
}
