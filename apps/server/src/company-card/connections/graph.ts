// Связи as a graph: the company in the middle, who heads and founds it, what it founds, and companies with the same head.
import { type ConnectionGraph, GRAPH_NODES, type GraphEdge, type GraphNode } from '@sverka/contract/company-card/connections'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, type CompanyRow, listTied, type TiedCompany } from '../../registry/registry.ts'
import { status } from '../company-card.present.ts'

/** Builds the graph of one step around a company. A person has a key inside this answer only. */
export async function showGraph(db: Reader, record: CompanyRecord): Promise<ConnectionGraph> {
  const { row, register } = record
  const drawing = new Drawing(row)
  for (const head of register.heads) {
    const key = head.kind === 'company' ? drawing.company(head) : drawing.person(head)
    drawing.edge(key, drawing.center, head.kind === 'company' ? 'manager' : 'head')
  }
  for (const founder of register.founders) {
    if (!founder.name) continue
    const key =
      founder.kind === 'person'
        ? drawing.person({ name: founder.name, inn: founder.inn })
        : drawing.company({ ...founder, name: founder.name })
    drawing.edge(key, drawing.center, 'founder', founder.share.percent)
  }
  const headInns = register.heads.flatMap((head) => head.inn ?? [])
  for (const tied of await listTied(db, row, headInns)) drawing.tied(tied)
  return drawing.finish()
}

interface Named {
  readonly name: string
  readonly inn?: string | null | undefined
  readonly ogrn?: string | null | undefined
}

/** Collects nodes once each and edges between them, up to the size a picture can hold. */
class Drawing {
  readonly center: string
  readonly #nodes = new Map<string, GraphNode>()
  readonly #edges = new Map<string, GraphEdge>()
  readonly #people = new Map<string, string>()
  #cut = false

  constructor(row: CompanyRow) {
    this.center = this.#add({ key: `ogrn:${row.ogrn}`, kind: 'company', name: row.name, ogrn: row.ogrn, inn: row.inn, status: status(row) })
  }

  /** Two people are one by ИНН, else by name inside this company alone. */
  person({ name, inn }: Named): string {
    const known = this.#people.get(inn ?? name)
    if (known) return known
    const key = `person:${this.#people.size + 1}`
    this.#people.set(inn ?? name, key)
    return this.#add({ key, kind: 'person', name, ogrn: null, inn: inn ?? null, status: null })
  }

  company({ name, inn, ogrn }: Named, row: CompanyRow | null = null): string {
    const key = ogrn ? `ogrn:${ogrn}` : `name:${name}`
    const before = this.#nodes.get(key)
    if (before && (before.status || !row)) return key
    return this.#add({
      key,
      kind: 'company',
      name: row?.name ?? name,
      ogrn: ogrn ?? null,
      inn: row?.inn ?? inn ?? null,
      status: row && status(row),
    })
  }

  tied(tied: TiedCompany): void {
    const key = this.company(tied, tied.row)
    for (const relation of [tied.relation, ...(tied.also ?? [])]) this.#tie(key, relation, tied.headInn)
  }

  #tie(key: string, relation: TiedCompany['relation'], headInn: TiedCompany['headInn']): void {
    if (relation === 'founder') this.edge(key, this.center, 'founder')
    if (relation === 'manager') this.edge(key, this.center, 'manager')
    if (relation === 'subsidiary') this.edge(this.center, key, 'founder')
    if (relation === 'managed') this.edge(this.center, key, 'manager')
    if (relation === 'predecessor') this.edge(key, this.center, 'successor')
    if (relation === 'successor') this.edge(this.center, key, 'successor')
    const head = relation === 'shared_head' && headInn ? this.#people.get(headInn) : undefined
    if (head) this.edge(head, key, 'head')
  }

  edge(from: string, to: string, relation: GraphEdge['relation'], percent?: number): void {
    if (!this.#nodes.has(from) || !this.#nodes.has(to)) return
    const id = `${from} ${relation} ${to}`
    if (!this.#edges.has(id)) this.#edges.set(id, { from, to, relation, percent: percent ?? null })
  }

  finish(): ConnectionGraph {
    return { center: this.center, nodes: [...this.#nodes.values()], edges: [...this.#edges.values()], cut: this.#cut }
  }

  #add(node: GraphNode): string {
    if (this.#nodes.has(node.key) || this.#nodes.size < GRAPH_NODES) this.#nodes.set(node.key, node)
    else this.#cut = true
    return node.key
  }
}
