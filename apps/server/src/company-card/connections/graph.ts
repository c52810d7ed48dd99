// Builds the graph of a company's connections for the card's tab «Связи»: the company, its heads, its owners up to `OWNER_STEPS` levels, its
// subsidiaries, and companies with the same head.
import { type ConnectionGraph, GRAPH_NODES, type GraphEdge, type GraphNode } from '@sverka/contract/company-card/connections'
import type { Reader } from '../../platform/db/database.ts'
import {
  type CompanyRecord,
  type CompanyRow,
  type Founder,
  findByOgrns,
  type Head,
  listTied,
  openExtractsOfMany,
  type TiedCompany,
} from '../../registry/registry.ts'
import { findCompaniesWithStop } from '../../reliability/reliability.ts'
import { presentStatus } from '../company-card.present.ts'
import { listOwners, OWNER_STEPS } from './owners.ts'

/** Builds the graph around a company. Keys of people are valid only within this answer, so that nobody can trace a person by them. */
export async function readGraph(db: Reader, record: CompanyRecord): Promise<ConnectionGraph> {
  const drawing = await drawFirstStep(db, record)
  await drawOwnersOfOwners(db, drawing, record.row.ogrn)
  return finishDrawing(db, drawing)
}

/** The finished graph; a company is marked if its stored reliability summary has a stop factor (a reason against any deal). */
export async function finishDrawing(db: Reader, drawing: Drawing): Promise<ConnectionGraph> {
  const rows = [drawing.row, ...drawing.rows]
  const stopped = await findCompaniesWithStop(
    db,
    rows.map(({ id }) => id),
  )
  return drawing.finish(new Set(rows.filter(({ id }) => stopped.has(id)).map(({ ogrn }) => `ogrn:${ogrn}`)))
}

/** The company with everybody it is connected to, and the other companies of its heads. */
export async function drawFirstStep(db: Reader, { row, register }: CompanyRecord): Promise<Drawing> {
  const drawing = new Drawing(row)
  drawHeads(drawing, drawing.center, register.heads)
  drawFounders(drawing, drawing.center, register.founders)
  const headInns = register.heads.flatMap((head) => head.inn ?? [])
  for (const tied of await listTied(db, row, headInns)) drawing.tied(tied)
  await drawSharesOfSubsidiaries(db, drawing, row)
  return drawing
}

/** Adds the heads of the company with the key `to`. */
export function drawHeads(drawing: Drawing, to: string, heads: readonly Head[]): void {
  for (const head of heads) {
    const isCompany = head.kind === 'company'
    const from = isCompany ? drawing.company(head) : drawing.person(head, to)
    drawing.edge({ from, to, relation: isCompany ? 'manager' : 'head', percent: null, since: head.recordDate ?? null })
  }
}

/** Adds the founders of the company with the key `to`, without those whose name the register hides. */
export function drawFounders(drawing: Drawing, to: string, founders: readonly Founder[]): void {
  for (const founder of founders) {
    const { name, inn, ogrn, kind, share, recordDate } = founder
    if (!name) continue
    const from = kind === 'person' ? drawing.person({ name, inn }, to) : drawing.company({ name, inn, ogrn })
    drawing.edge({ from, to, relation: 'founder', percent: share.percent ?? null, since: recordDate ?? null })
  }
}

/** Adds the shares that the company holds, which only the extracts of its subsidiaries state. */
async function drawSharesOfSubsidiaries(db: Reader, drawing: Drawing, { ogrn }: CompanyRow): Promise<void> {
  const rows = drawing.rows.filter((row) => drawing.isFounded(row))
  const extracts = await openExtractsOfMany(db, rows)
  for (const row of rows) {
    const asFounder = extracts.get(row.id)?.register.founders.find((founder) => founder.ogrn === ogrn)
    if (asFounder) drawing.share(row, asFounder.share.percent ?? null, asFounder.recordDate ?? null)
  }
}

/** Adds owners of owners, level by level, until the graph is full or nobody new is found. */
async function drawOwnersOfOwners(db: Reader, drawing: Drawing, ogrn: string): Promise<void> {
  const seen = new Set([ogrn])
  for (let step = 1; step < OWNER_STEPS && !drawing.isFull; step++) {
    const next = drawing.ownerOgrns().filter((owner) => !seen.has(owner))
    if (next.length === 0) return
    for (const owner of next) seen.add(owner)
    const rows = await findByOgrns(db, next)
    const extracts = await openExtractsOfMany(db, rows)
    for (const row of rows) drawFounders(drawing, drawing.company(row, row), extracts.get(row.id)?.register.founders ?? [])
  }
}

/** A person or company as an extract of the register names it: `inn` taxpayer number, `ogrn` registration number. */
interface Named {
  readonly name: string
  readonly inn?: string | null | undefined
  readonly ogrn?: string | null | undefined
}

/** A node; stop factors are added when the graph is finished. */
type DrawnNode = Omit<GraphNode, 'stopped'>

/** A graph under construction: each node once, at most `GRAPH_NODES` of them, and edges between them. */
export class Drawing {
  /** Key of the node of the central company, and its row in our register. */
  readonly center: string
  readonly row: CompanyRow
  readonly #nodes = new Map<string, DrawnNode>()
  readonly #edges = new Map<string, GraphEdge>()
  /** Keys of people's nodes by ИНН, or by company and name. */
  readonly #people = new Map<string, string>()
  /** By key: the companies of our register, without the central one. */
  readonly #rows = new Map<string, CompanyRow>()
  /** Whether a node was left out because the graph was full. */
  #cut = false

  constructor(row: CompanyRow) {
    this.row = row
    this.center = this.#add({
      key: `ogrn:${row.ogrn}`,
      kind: 'company',
      name: row.name,
      ogrn: row.ogrn,
      inn: row.inn,
      status: presentStatus(row),
      as_of: row.registerAsOf,
    })
  }

  get isFull(): boolean {
    return this.#nodes.size >= GRAPH_NODES
  }

  /** Companies of the register that are drawn, without the central one. */
  get rows(): readonly CompanyRow[] {
    return [...this.#rows.values()]
  }

  /**
   * Adds a person and returns the key of the node. Two entries are one person if their ИНН (taxpayer number) is equal. Entries without an ИНН are one
   * person only if the extract of one company (key `of`) has the same name twice.
   */
  person({ name, inn }: Named, of = this.center): string {
    const identity = inn ?? `${of} ${name}`
    const existing = this.#people.get(identity)
    if (existing) return existing
    const key = `person:${this.#people.size + 1}`
    this.#people.set(identity, key)
    return this.#add({ key, kind: 'person', name, ogrn: null, inn: inn ?? null, status: null, as_of: null })
  }

  /** Adds a company and returns the key; `row`: its row in our register, which replaces a node without one. */
  company({ name, inn, ogrn }: Named, row: CompanyRow | null = null): string {
    const key = ogrn ? `ogrn:${ogrn}` : `name:${name}`
    const before = this.#nodes.get(key)
    if (row && key !== this.center) this.#rows.set(key, row)
    if (before && (before.status || !row)) return key
    return this.#add({
      key,
      kind: 'company',
      name: row?.name ?? name,
      ogrn: ogrn ?? null,
      inn: row?.inn ?? inn ?? null,
      status: row && presentStatus(row),
      as_of: row?.registerAsOf ?? null,
    })
  }

  /** Adds a connected company with an edge for each of its relations to the central one. */
  tied(tied: TiedCompany): void {
    const key = this.company(tied, tied.row)
    for (const relation of [tied.relation, ...(tied.also ?? [])]) this.#tie(key, relation, tied.headInn)
  }

  /** Adds the edge of a relation; an edge leads from the founder, manager or predecessor to its company. */
  #tie(key: string, relation: TiedCompany['relation'], headInn: TiedCompany['headInn']): void {
    const tie = (from: string, to: string, as: GraphEdge['relation']) => this.edge({ from, to, relation: as, percent: null, since: null })
    if (relation === 'founder') tie(key, this.center, 'founder')
    if (relation === 'manager') tie(key, this.center, 'manager')
    if (relation === 'subsidiary') tie(this.center, key, 'founder')
    if (relation === 'managed') tie(this.center, key, 'manager')
    if (relation === 'predecessor') tie(key, this.center, 'successor')
    if (relation === 'successor') tie(this.center, key, 'successor')
    const head = relation === 'shared_head' && headInn ? this.#people.get(headInn) : undefined
    if (head) tie(head, key, 'head')
  }

  /**
   * Adds an edge unless the graph has the same: extracts are read first and have more details than the list of connections. An edge of a node that
   * was left out of a full graph is not added.
   */
  edge(edge: GraphEdge): void {
    if (!this.#nodes.has(edge.from) || !this.#nodes.has(edge.to)) return
    const id = `${edge.from} ${edge.relation} ${edge.to}`
    if (!this.#edges.has(id)) this.#edges.set(id, edge)
  }

  /** Whether the central company is a founder of this one. */
  isFounded = ({ ogrn }: CompanyRow): boolean => this.#edges.has(`${this.center} founder ogrn:${ogrn}`)

  /** Sets the central company's share of another company, in percent; null if the register does not state it. */
  share({ ogrn }: CompanyRow, percent: number | null, since: string | null): void {
    const [from, to] = [this.center, `ogrn:${ogrn}`]
    this.#edges.set(`${from} founder ${to}`, { from, to, relation: 'founder', percent, since })
  }

  /** ОГРН of the companies from which a chain of shares leads down to the central one. */
  ownerOgrns(): string[] {
    const reached = new Set([this.center])
    for (const key of reached)
      for (const { from, to, relation } of this.#edges.values()) if (relation === 'founder' && to === key) reached.add(from)
    return [...reached].flatMap((key) => this.#nodes.get(key)?.ogrn ?? [])
  }

  /** Direct connections of the central company: companies of our register, and people as ИНН → key of the node. */
  nearest(): { rows: CompanyRow[]; people: ReadonlyMap<string, string> } {
    const near = new Set(
      [...this.#edges.values()].flatMap(({ from, to }) => (from === this.center ? [to] : to === this.center ? [from] : [])),
    )
    const people = [...near].flatMap((key) => {
      const inn = this.#nodes.get(key)?.kind === 'person' && this.#nodes.get(key)?.inn
      return inn ? [[inn, key] as const] : []
    })
    return { rows: this.rows.filter(({ ogrn }) => near.has(`ogrn:${ogrn}`)), people: new Map(people) }
  }

  /** The graph in the contract's form; `stopped`: keys of companies with a known stop factor. */
  finish(stopped: ReadonlySet<string>): ConnectionGraph {
    const nodes = [...this.#nodes.values()].map((node) => ({ ...node, stopped: stopped.has(node.key) }))
    const edges = [...this.#edges.values()]
    return { center: this.center, nodes, edges, owners: listOwners(nodes, edges, this.center), cut: this.#cut }
  }

  /** Adds or replaces a node and returns its key; leaves a new node out if the graph is full. */
  #add(node: DrawnNode): string {
    if (this.#nodes.has(node.key) || !this.isFull) this.#nodes.set(node.key, node)
    else this.#cut = true
    return node.key
  }
}
