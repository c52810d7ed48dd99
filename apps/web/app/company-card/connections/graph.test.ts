// The graph of connections: steps joined into one picture, places of the nodes, walking by arrow keys.
import type { ConnectionGraph, GraphNode } from '@sverka/contract/company-card/connections'
import { expect, test } from 'vitest'
import { COLUMN_SHOWN, layoutGraph, neighbour } from './graph-layout.ts'
import { mergeGraphs } from './graph-merge.ts'

const active = { name: 'Действует', procedure: null, ended: null }
const company = (ogrn: string, status: GraphNode['status'] = active): GraphNode => ({
  key: `ogrn:${ogrn}`,
  kind: 'company',
  name: `ООО ${ogrn}`,
  ogrn,
  inn: null,
  status,
})
const person = (place: number, name: string, inn: string | null): GraphNode => ({
  key: `person:${place}`,
  kind: 'person',
  name,
  ogrn: null,
  inn,
  status: null,
})
const edge = (from: string, relation: 'head' | 'founder', to: string) => ({ from, relation, to, percent: null })

/** A head over the middle company, which founded another; the same head leads a third. */
const first: ConnectionGraph = {
  center: 'ogrn:1',
  nodes: [company('1'), person(1, 'ИВАНОВ', '770000000001'), company('2', null), company('3')],
  edges: [edge('person:1', 'head', 'ogrn:1'), edge('ogrn:1', 'founder', 'ogrn:2'), edge('person:1', 'head', 'ogrn:3')],
  cut: false,
}
/** One step from the second company: the same person by ИНН under another key, and one without a number. */
const step: ConnectionGraph = {
  center: 'ogrn:2',
  nodes: [company('2'), person(1, 'ПЕТРОВ', null), person(2, 'ИВАНОВ', '770000000001'), company('1'), company('4')],
  edges: [
    edge('person:1', 'head', 'ogrn:2'),
    edge('person:2', 'founder', 'ogrn:2'),
    edge('ogrn:1', 'founder', 'ogrn:2'),
    edge('ogrn:2', 'founder', 'ogrn:4'),
  ],
  cut: true,
}

test('a step joins the picture: companies by number, a person by ИНН, the middle stays', () => {
  const joined = mergeGraphs(mergeGraphs(null, first), step)
  expect(joined.center).toBe('ogrn:1')
  expect(joined.nodes.map(({ name }) => name)).toEqual(['ООО 1', 'ИВАНОВ', 'ООО 2', 'ООО 3', 'ПЕТРОВ', 'ООО 4'])
  expect(joined.nodes[2]?.status).toEqual(active)
  expect(joined.edges).toHaveLength(6)
  expect(joined.cut).toBe(true)
  expect(mergeGraphs(joined, step)).toEqual(joined)
})

test('people without a number are not taken for one another across companies', () => {
  const namesake = { ...step, center: 'ogrn:9', nodes: [company('9'), person(1, 'ПЕТРОВ', null)], edges: [] }
  const joined = mergeGraphs(mergeGraphs(null, step), namesake)
  expect(joined.nodes.filter(({ name }) => name === 'ПЕТРОВ')).toHaveLength(2)
})

test('who stands over the company is on its left, what it owns on its right, and further steps go further out', () => {
  const { placed } = layoutGraph(mergeGraphs(mergeGraphs(null, first), step), new Set())
  const layerOf = Object.fromEntries(placed.map(({ node, layer }) => [node.name, layer]))
  expect(layerOf).toEqual({ 'ООО 1': 0, ИВАНОВ: -1, 'ООО 3': -2, 'ООО 2': 1, ПЕТРОВ: 2, 'ООО 4': 2 })
  const places = new Set(placed.map(({ x, y }) => `${x} ${y}`))
  expect(places.size).toBe(placed.length)
})

test('a long column shows its beginning and how many more there are, until it is opened', () => {
  const daughters = Array.from({ length: 30 }, (_, index) => company(String(index + 10)))
  const wide: ConnectionGraph = {
    center: 'ogrn:1',
    nodes: [company('1'), ...daughters],
    edges: daughters.map(({ key }) => edge('ogrn:1', 'founder', key)),
    cut: false,
  }
  const closed = layoutGraph(wide, new Set())
  expect(closed.rest).toMatchObject([{ layer: 1, count: 30 - COLUMN_SHOWN }])
  expect(closed.placed).toHaveLength(1 + COLUMN_SHOWN)
  const opened = layoutGraph(wide, new Set([1]))
  expect(opened.rest).toEqual([])
  expect(opened.placed).toHaveLength(31)
})

test('arrow keys lead to the nearest node in their direction', () => {
  const { placed } = layoutGraph(mergeGraphs(null, first), new Set())
  const at = (name: string) => placed.find(({ node }) => node.name === name)
  const middle = at('ООО 1')
  if (!middle) throw new Error('no middle')
  expect(neighbour(placed, middle, 'ArrowRight')).toBe(at('ООО 2'))
  expect(neighbour(placed, middle, 'ArrowLeft')).toBe(at('ИВАНОВ'))
  expect(neighbour(placed, middle, 'ArrowUp')).toBeUndefined()
  expect(neighbour(placed, middle, 'Enter')).toBeUndefined()
})
