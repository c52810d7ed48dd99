// The graph of connections on a phone, as a list in levels: owners and heads, the company, its subsidiaries, and more distant nodes.

import type { GraphNode } from '@sverka/contract/company-card/connections'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { useCompany } from '../use-company.ts'
import { graphMessages } from './graph.messages.ts'
import styles from './graph.module.css'
import type { DrawnGraph, FoldedRow, GraphLine } from './graph-lines.ts'
import { NodeMark } from './graph-mark.tsx'
import { useLineWords, useNodeWords } from './graph-words.tsx'
import type { ShownGraph } from './use-graph.ts'

interface GraphTreeProps {
  /** The graph as loaded so far. */
  shown: ShownGraph
  /** The part of it that is drawn. */
  drawn: DrawnGraph
  /** Adds the connections of the company with this node key and OGRN (registration number). */
  expand: (key: string, ogrn: string) => void
  /** Shows all nodes of a folded row, by its key. */
  open: (row: string) => void
}

/** A node in a level, with the line that ties it to the rest of the graph; null for the company itself. */
interface Branch {
  readonly node: GraphNode
  readonly line: GraphLine | null
}

export function GraphTree({ shown, drawn, expand, open }: GraphTreeProps) {
  const texts = useMessages(graphMessages)
  const company = useCompany()
  const { center } = shown.graph
  const nodesByKey = new Map(drawn.nodes.map((node) => [node.key, node]))
  const branches = (lines: readonly GraphLine[], end: 'from' | 'to'): Branch[] =>
    lines.flatMap((line) => {
      const node = nodesByKey.get(line[end])
      return node ? [{ node, line }] : []
    })
  const above = branches(
    drawn.lines.filter(({ to }) => to === center),
    'from',
  )
  const below = branches(
    drawn.lines.filter(({ from }) => from === center),
    'to',
  )
  const shownKeys = new Set([center, ...[...above, ...below].map(({ node }) => node.key)])
  const distant = drawn.nodes.filter(({ key }) => !shownKeys.has(key)).map((node) => ({ node, line: findLine(drawn, node, shownKeys) }))
  const centerNode = nodesByKey.get(center)
  /** Folded rows of a level: their nodes are shown after pressing a button. */
  const foldedIn = (isLevel: (row: FoldedRow) => boolean) => drawn.folded.filter(isLevel)
  const levelProps = { shown, drawn, expand, open }
  return (
    <section className={styles.tree} aria-label={texts.of(company.name)}>
      <Level title={texts.ownersAbove} branches={above} folded={foldedIn((row) => row.anchor === center && row.above)} {...levelProps} />
      {centerNode && <Level branches={[{ node: centerNode, line: null }]} {...levelProps} />}
      <Level
        title={texts.daughters}
        branches={below}
        folded={foldedIn((row) => row.anchor === center && !row.above)}
        hasVerticalLine
        {...levelProps}
      />
      <Level title={texts.others} branches={distant} folded={foldedIn((row) => row.anchor !== center)} {...levelProps} />
    </section>
  )
}

/** The line between a node that is not tied to the company directly and one of the nodes that are (`shownKeys`). */
const findLine = ({ lines }: DrawnGraph, { key }: GraphNode, shownKeys: ReadonlySet<string>): GraphLine | null =>
  lines.find(({ from, to }) => (from === key && shownKeys.has(to)) || (to === key && shownKeys.has(from))) ?? null

interface LevelProps extends GraphTreeProps {
  title?: string
  branches: readonly Branch[]
  folded?: readonly FoldedRow[]
  /** Draws a vertical line along the list: these nodes hang below the company. */
  hasVerticalLine?: boolean
}

function Level({ title, branches, folded = [], hasVerticalLine, shown, drawn, expand, open }: LevelProps) {
  const format = useFormat()
  const texts = useMessages(graphMessages)
  const describeNode = useNodeWords(shown.graph)
  const lineWords = useLineWords()
  if (branches.length === 0) return null
  const nodesByKey = new Map(drawn.nodes.map((node) => [node.key, node]))
  return (
    <>
      {title && <h2 className={styles.level}>{title}</h2>}
      <ul className={hasVerticalLine ? styles.rail : styles.branches}>
        {branches.map(({ node, line }) => {
          const words = describeNode(node)
          const otherOwners = linesFromOtherOwners(drawn, node.key, shown.graph.center).flatMap((ownerLine) => {
            const owner = nodesByKey.get(ownerLine.from)
            return owner ? [`${describeNode(owner).name} ${lineWords(ownerLine)}`] : []
          })
          const note = format.clauses([words.note, ...(line?.to === shown.graph.center ? otherOwners : [])])
          return (
            <li key={node.key}>
              <NodeMark node={node} words={{ ...words, note }} shown={shown} expand={expand} beside={line ? lineWords(line) : undefined} />
            </li>
          )
        })}
        {folded.map(({ key, count }) => (
          <li key={key}>
            <Button size="small" onClick={() => open(key)}>
              {texts.more(count)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Lines to a node from its other owners: not from the company in the centre, and none for the company itself. */
const linesFromOtherOwners = ({ lines }: DrawnGraph, key: string, center: string) =>
  lines.filter(({ to, from }) => to === key && key !== center && from !== center)
