// The graph of connections in two steps: the companies and people connected to the company, and the connections of those.
import type { ConnectionGraph, GraphEdge } from '@sverka/contract/company-card/connections'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, findByIds, openExtractsOfMany } from '../../registry/registry.ts'
import { type Drawing, drawFirstStep, drawFounders, drawHeads, finishDrawing } from './graph.ts'
import { listNamingMany, SECOND_STEP_MAX_ROWS } from './second-step.sql.ts'

/**
 * By the role in which an extract names a company or person: the relation of the edge from that one to the company of the extract. A company
 * whose extract names a predecessor is the successor of that one.
 */
const RELATIONS: Readonly<Record<string, GraphEdge['relation'] | undefined>> = {
  head: 'head',
  founder: 'founder',
  manager: 'manager',
  predecessor: 'successor',
}

/** Builds the graph. Callers must allow it only to members, because it finds the other companies of people by ИНН (taxpayer number). */
export async function readTwoStepGraph(db: Reader, record: CompanyRecord): Promise<ConnectionGraph> {
  const drawing = await drawFirstStep(db, record)
  const { rows, people } = drawing.nearest()
  const extracts = await openExtractsOfMany(db, rows)
  for (const row of rows) {
    const register = extracts.get(row.id)?.register
    const key = drawing.company(row, row)
    drawHeads(drawing, key, register?.heads ?? [])
    drawFounders(drawing, key, register?.founders ?? [])
  }
  const areAllDrawn = await drawCompaniesNaming(db, drawing, { ogrns: rows.map(({ ogrn }) => ogrn), people })
  const graph = await finishDrawing(db, drawing)
  return { ...graph, cut: graph.cut || !areAllDrawn }
}

/**
 * Draws the companies whose extracts name these companies or people (ИНН → key of the node). Returns false if there may be more than the maximum that
 * is read.
 */
async function drawCompaniesNaming(
  db: Reader,
  drawing: Drawing,
  { ogrns, people }: { ogrns: readonly string[]; people: ReadonlyMap<string, string> },
): Promise<boolean> {
  const ties = await listNamingMany(db, { ogrns, inns: [...people.keys()] })
  const ids = [...new Set(ties.map(({ companyId }) => companyId))]
  const companies = new Map((await findByIds(db, ids)).map((row) => [row.id, row]))
  for (const { companyId, role, ogrn, inn } of ties) {
    const row = companies.get(companyId)
    const relation = RELATIONS[role]
    const from = (inn && people.get(inn)) ?? (ogrn && `ogrn:${ogrn}`)
    if (row && relation && from) drawing.edge({ from, to: drawing.company(row, row), relation, percent: null, since: null })
  }
  return ties.length < SECOND_STEP_MAX_ROWS
}
