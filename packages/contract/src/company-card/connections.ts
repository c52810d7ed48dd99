// The tab «Связи» of a company card: companies that the register connects to this one, as a list and as a graph (specification, sections 2 and 4).
import { type Static, Type } from 'typebox'
import { CompanyStatus, Connection } from '../company/company.ts'
import { defineOperation, IsoDate, Nullable } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { TabPage, tabListQuery } from './tab-lists.ts'

/** A connection. `stopped`: the connected company has a stop factor, one that rules out a deal; false if we have no report of it. */
export const ShownConnection = Type.Object({ ...Connection.properties, stopped: Type.Boolean() })
export type ShownConnection = Static<typeof ShownConnection>

const Filter = Type.Union([Type.Literal('all'), Type.Literal('active'), Type.Literal('liquidated'), Type.Literal('inactive')])

const Counts = Type.Object({ all: Type.Integer(), active: Type.Integer(), liquidated: Type.Integer(), inactive: Type.Integer() })

export const listConnections = defineOperation({
  method: 'GET',
  path: '/api/v1/company-connections/',
  summary: 'Companies connected to a company by founders, heads and reorganisations',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...tabListQuery, type: Type.Optional(Filter) }),
  response: { 200: Type.Object({ ...TabPage(ShownConnection).properties, counts: Counts }) },
  errors: ['number_invalid', 'company_not_found'],
})

/** `key` is `ogrn:…` for an organisation, or `person:N` for a person, valid within this answer only. */
export const GraphNode = Type.Object({
  key: Type.String(),
  kind: Type.Union([Type.Literal('company'), Type.Literal('person')]),
  name: Type.String(),
  ogrn: Nullable(Type.String()),
  inn: Nullable(Type.String()),
  status: Nullable(CompanyStatus),
  /** The day of the extract with the status. */
  as_of: Nullable(IsoDate),
  /** The company has a stop factor, one that rules out a deal; false if we have no report of it. */
  stopped: Type.Boolean(),
})
export type GraphNode = Static<typeof GraphNode>

/** Directed from the head, founder or manager to the company; from predecessor to successor for reorganisations. */
export const GraphEdge = Type.Object({
  from: Type.String(),
  to: Type.String(),
  relation: Type.Union([Type.Literal('head'), Type.Literal('founder'), Type.Literal('manager'), Type.Literal('successor')]),
  /** Share of the capital, for a founder. */
  percent: Nullable(Type.Number()),
  /** The first record of the tie, if an extract gives it. */
  since: Nullable(IsoDate),
})
export type GraphEdge = Static<typeof GraphEdge>

/** An ultimate owner: someone with a share at the end of a chain of owners that we can follow. */
export const GraphOwner = Type.Object({
  key: Type.String(),
  /** The product of the shares along each chain, summed over the chains. */
  percent: Type.Number(),
  /** The share held directly; null if there is none. */
  direct: Nullable(Type.Number()),
  /** Each chain from the owner down to the company. */
  chains: Type.Array(Type.Object({ keys: Type.Array(Type.String()), percent: Type.Number() })),
})
export type GraphOwner = Static<typeof GraphOwner>

export const ConnectionGraph = Type.Object({
  center: Type.String(),
  nodes: Type.Array(GraphNode),
  edges: Type.Array(GraphEdge),
  /** People who ultimately own the company, largest share first; empty if no share is known. */
  owners: Type.Array(GraphOwner),
  /** True if there are more links than the answer contains. */
  cut: Type.Boolean(),
})
export type ConnectionGraph = Static<typeof ConnectionGraph>

/** The most nodes of one answer: fifty owners with sixty subsidiaries, whose long rows are drawn folded. A larger graph cannot be read. */
export const GRAPH_NODES = 120

export const getConnectionGraph = defineOperation({
  method: 'GET',
  path: '/api/v1/company-graph/',
  summary: 'The company with its heads, owners up to the ultimate ones, subsidiaries and companies of the same heads, as nodes and edges',
  access: 'public',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: ConnectionGraph },
  errors: ['number_invalid', 'company_not_found'],
})

export const expandConnectionGraph = defineOperation({
  method: 'GET',
  path: '/api/v1/company-graph/step/',
  summary: 'The next step of the graph, from one of its companies; for members',
  access: 'user',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: ConnectionGraph },
  errors: ['number_invalid', 'company_not_found'],
})
