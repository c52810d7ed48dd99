// The graph of connections: how answers are merged into one graph, which part of it is drawn, and where (owners above, subsidiaries below).
import type { ConnectionGraph, GraphNode } from '@sverka/contract/company-card/connections'
import { expect, test } from 'vitest'
import { layoutGraph, NODE, railPoints } from './graph-layout.ts'
import { ROW_PREVIEW_SIZE, selectDrawnGraph } from './graph-lines.ts'
import { mergeGraphs } from './graph-merge.ts'

const active = { name: 'Действует', procedure: null, ended: null }
const closed = { name: 'Ликвидирована', procedure: null, ended: { on: '2019-04-18', reason: null } }
const company = (ogrn: string, status: GraphNode['status'] = active): GraphNode => ({
  key: `ogrn:${ogrn}`,
  kind: 'company',
  name: `ООО ${ogrn}`,
  ogrn,
  inn: null,
  status,
  as_of: null,
  stopped: false,
})
const person = (id: number, name: string, inn: string | null): GraphNode => ({
  key: `person:${id}`,
  kind: 'person',
  name,
  ogrn: null,
  inn,
  status: null,
  as_of: null,
  stopped: false,
})
const edge = (from: string, relation: 'head' | 'founder', to: string, percent: number | null = null) => ({
  from,
  relation,
  to,
  percent,
  since: null,
})

/** A person heads and owns 60 % of company 1, which owns the closed company 2; the same person heads company 3. */
const first: ConnectionGraph = {
  center: 'ogrn:1',
  nodes: [company('1'), person(1, 'ИВАНОВ', '770000000001'), company('2', closed), company('3')],
  edges: [
    edge('person:1', 'head', 'ogrn:1'),
    edge('person:1', 'founder', 'ogrn:1', 60),
    edge('ogrn:1', 'founder', 'ogrn:2', 100),
    edge('person:1', 'head', 'ogrn:3'),
  ],
  owners: [{ key: 'person:1', percent: 60, direct: 60, chains: [{ keys: ['person:1', 'ogrn:1'], percent: 60 }] }],
  cut: false,
}
/**
 * The answer about company 2: the same person, recognized by the INN (taxpayer number), under another key; another person without an INN; and a new
 * company 4.
 */
const step: ConnectionGraph = {
  center: 'ogrn:2',
  nodes: [company('2', closed), person(1, 'ПЕТРОВ', null), person(2, 'ИВАНОВ', '770000000001'), company('1'), company('4')],
  edges: [
    edge('person:1', 'head', 'ogrn:2'),
    edge('person:2', 'founder', 'ogrn:2'),
    edge('ogrn:1', 'founder', 'ogrn:2', 100),
    edge('ogrn:2', 'founder', 'ogrn:4'),
  ],
  owners: [],
  cut: true,
}
const merged = mergeGraphs(mergeGraphs(null, first), step)

test('another answer is added to the graph, while its centre and owner stay', () => {
  expect(merged.center).toBe('ogrn:1')
  expect(merged.nodes.map(({ name }) => name)).toEqual(['ООО 1', 'ИВАНОВ', 'ООО 2', 'ООО 3', 'ПЕТРОВ', 'ООО 4'])
  // Four edges of each answer, of which one is in both.
  expect(merged.edges).toHaveLength(7)
  expect(merged.owners[0]).toMatchObject({ key: 'inn:770000000001', chains: [{ keys: ['inn:770000000001', 'ogrn:1'] }] })
  expect(merged.cut).toBe(true)
  expect(mergeGraphs(merged, step)).toEqual(merged)
})

test('people without an INN are not merged across companies', () => {
  const namesake = { ...step, center: 'ogrn:9', nodes: [company('9'), person(1, 'ПЕТРОВ', null)], edges: [] }
  expect(mergeGraphs(mergeGraphs(null, step), namesake).nodes.filter(({ name }) => name === 'ПЕТРОВ')).toHaveLength(2)
})

test('connections between the same two nodes are one line, with ownership and closed companies marked', () => {
  const { lines } = selectDrawnGraph(merged, 'all', new Set())
  expect(lines).toHaveLength(6)
  expect(lines.find(({ isOwnerPath }) => isOwnerPath)?.edges.map(({ relation }) => relation)).toEqual(['head', 'founder'])
  expect(lines.filter(({ isOver }) => isOver).map(({ to }) => to)).toContain('ogrn:2')
  const owning = selectDrawnGraph(merged, 'owning', new Set())
  expect(owning.nodes.map(({ name }) => name)).toEqual(['ООО 1', 'ИВАНОВ', 'ООО 2', 'ООО 4'])
  expect(owning.lines.flatMap(({ edges }) => edges.map(({ relation }) => relation))).not.toContain('head')
})

// By law an ultimate owner holds more than 25 %.
test('a path of ownership is highlighted only above a quarter', () => {
  const withPercent = (percent: number) => first.owners.map((owner) => ({ ...owner, percent }))
  const ownerLines = (percent: number) =>
    selectDrawnGraph({ ...first, owners: withPercent(percent) }, 'all', new Set()).lines.filter((line) => line.isOwnerPath)
  expect(ownerLines(25)).toEqual([])
  expect(ownerLines(26)).toHaveLength(1)
})

test('owners stand above the company, subsidiaries below, no two in one place', () => {
  const { placed } = layoutGraph(selectDrawnGraph(merged, 'all', new Set()))
  const levels = Object.fromEntries(placed.map(({ node, y }) => [node?.name, y]))
  expect(levels.ИВАНОВ).toBeLessThan(levels['ООО 1'] ?? 0)
  expect(levels['ООО 2']).toBeGreaterThan(levels['ООО 1'] ?? Number.POSITIVE_INFINITY)
  expect(levels['ООО 4']).toBeGreaterThan(levels['ООО 2'] ?? Number.POSITIVE_INFINITY)
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(placed.length)
})

test('a long row of subsidiaries shows its first nodes and how many more there are, until it is opened', () => {
  const subsidiaries = Array.from({ length: 30 }, (_, index) => company(String(index + 10)))
  const wide = {
    ...first,
    nodes: [company('1'), ...subsidiaries],
    edges: subsidiaries.map(({ key }) => edge('ogrn:1', 'founder', key)),
    owners: [],
  }
  const folded = selectDrawnGraph(wide, 'all', new Set())
  expect(folded.folded).toMatchObject([{ anchor: 'ogrn:1', above: false, count: 30 - ROW_PREVIEW_SIZE }])
  // The company, the first nodes, and the button that stands for the others.
  expect(layoutGraph(folded).placed).toHaveLength(1 + ROW_PREVIEW_SIZE + 1)
  const opened = selectDrawnGraph(wide, 'all', new Set([folded.folded[0]?.key ?? '']))
  expect(opened.folded).toEqual([])
  expect(opened.nodes).toHaveLength(31)
})

test('an opened row is wrapped to the width of a screen, with its arrows from the left', () => {
  const subsidiaries = Array.from({ length: 53 }, (_, index) => company(String(index + 10)))
  const edges = [edge('person:1', 'founder', 'ogrn:1', 60), ...subsidiaries.map(({ key }) => edge('ogrn:1', 'founder', key, 100))]
  const wide = { ...first, nodes: [company('1'), person(1, 'ИВАНОВ', '770000000001'), ...subsidiaries], edges, owners: [] }
  const [row] = selectDrawnGraph(wide, 'all', new Set()).folded
  const opened = selectDrawnGraph(wide, 'all', new Set([row?.key ?? '']))
  const { placed, width } = layoutGraph(opened)
  // px: fits a laptop's screen.
  expect(width).toBeLessThan(1200)
  // 53 subsidiaries, their company and its owner.
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(55)
  const top = placed.find(({ key }) => key === 'ogrn:1')?.y ?? Number.NaN
  const below = placed.filter(({ y }) => y > top)
  expect(below).toHaveLength(53)
  expect(opened.lines.map(({ rail }) => rail)).toEqual([null, ...subsidiaries.map(() => 'to')])
  // Such a line ends in the middle of the left edge of its node.
  const last = below.at(-1) ?? { x: 0, y: 0 }
  const end = railPoints(
    [
      [0, top + NODE.height],
      [last.x + NODE.width / 2, last.y],
    ],
    'to',
  ).at(-1)
  expect(end).toEqual([last.x, last.y + NODE.height / 2])
})

test('the label of a line stands at the end that no other line shares', () => {
  const owners = ['2', '3'].map((number) => company(number))
  const subsidiaries = ['4', '5'].map((number) => company(number))
  const graph = {
    ...first,
    nodes: [company('1'), ...owners, ...subsidiaries],
    edges: [
      ...owners.map(({ key }) => edge(key, 'founder', 'ogrn:1')),
      ...subsidiaries.map(({ key }) => edge('ogrn:1', 'founder', key)),
      edge('ogrn:2', 'founder', 'ogrn:4'),
    ],
    owners: [],
  }
  const labelEnds = new Map(selectDrawnGraph(graph, 'all', new Set()).lines.map(({ key, labelAt }) => [key, labelAt]))
  expect(labelEnds.get('ogrn:1 ogrn:5')).toBe('to')
  expect(labelEnds.get('ogrn:3 ogrn:1')).toBe('from')
  expect(labelEnds.get('ogrn:2 ogrn:1')).toBe('middle')
})

test('the largest ultimate owner is drawn even after many others in a long row', () => {
  const founders = Array.from({ length: ROW_PREVIEW_SIZE + 3 }, (_, at) => person(10 + at, `УЧАСТНИК ${at}`, `77000000001${at}`))
  const owner = person(1, 'ИВАНОВ', '770000000001')
  const graph: ConnectionGraph = {
    ...first,
    nodes: [company('1'), ...founders, owner],
    edges: [...founders.map(({ key }) => edge(key, 'founder', 'ogrn:1', 5)), edge(owner.key, 'founder', 'ogrn:1', 60)],
  }
  const { nodes, lines } = selectDrawnGraph(graph, 'all', new Set())
  expect(nodes.map(({ key }) => key)).toContain(owner.key)
  expect(lines.find(({ from }) => from === owner.key)?.isOwnerPath).toBe(true)
})
