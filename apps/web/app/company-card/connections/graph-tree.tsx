// The graph on a phone: owners and heads above the company, its holdings below, as an indented list.
import type { GraphNode } from '@sverka/contract/company-card/connections'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { useCompany } from '../use-company.ts'
import { graphMessages } from './graph.messages.ts'
import styles from './graph.module.css'
import type { DrawnGraph, FoldedRow, GraphLine } from './graph-lines.ts'
import { NodeMark } from './graph-mark.tsx'
import { useLineWords, useNodeWords } from './graph-words.tsx'
import type { ShownGraph } from './use-graph.ts'

interface GraphTreeProps {
  shown: ShownGraph
  drawn: DrawnGraph
  expand: (key: string, ogrn: string) => void
  open: (row: string) => void
}

interface Branch {
  readonly node: GraphNode
  readonly line: GraphLine | null
}

export function GraphTree({ shown, drawn, expand, open }: GraphTreeProps) {
  const texts = useMessages(graphMessages)
  const company = useCompany()
  const { center } = shown.graph
  const at = new Map(drawn.nodes.map((node) => [node.key, node]))
  const branches = (lines: readonly GraphLine[], end: 'from' | 'to'): Branch[] =>
    lines.flatMap((line) => {
      const node = at.get(line[end])
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
  const named = new Set([center, ...[...above, ...below].map(({ node }) => node.key)])
  const others = drawn.nodes.filter(({ key }) => !named.has(key)).map((node) => ({ node, line: findLine(drawn, node, named) }))
  const middle = at.get(center)
  const foldedIn = (isLevel: (row: FoldedRow) => boolean) => drawn.folded.filter(isLevel)
  const rest = { shown, drawn, expand, open }
  return (
    <section className={styles.tree} aria-label={texts.of(company.name)}>
      <Level title={texts.ownersAbove} branches={above} folded={foldedIn((row) => row.of === center && row.above)} {...rest} />
      {middle && <Level branches={[{ node: middle, line: null }]} {...rest} />}
      <Level title={texts.daughters} branches={below} folded={foldedIn((row) => row.of === center && !row.above)} railed {...rest} />
      <Level title={texts.others} branches={others} folded={foldedIn((row) => row.of !== center)} {...rest} />
    </section>
  )
}

/** The line that ties a more distant node to the picture. */
const findLine = ({ lines }: DrawnGraph, { key }: GraphNode, named: ReadonlySet<string>): GraphLine | null =>
  lines.find(({ from, to }) => (from === key && named.has(to)) || (to === key && named.has(from))) ?? null

interface LevelProps extends GraphTreeProps {
  title?: string
  branches: readonly Branch[]
  folded?: readonly FoldedRow[]
  railed?: boolean
}

function Level({ title, branches, folded = [], railed, shown, drawn, expand, open }: LevelProps) {
  const texts = useMessages(graphMessages)
  const describeNode = useNodeWords(shown.graph)
  const lineWords = useLineWords()
  if (branches.length === 0) return null
  const named = new Map(drawn.nodes.map((node) => [node.key, node]))
  return (
    <>
      {title && <h2 className={styles.level}>{title}</h2>}
      <ul className={railed ? styles.rail : styles.branches}>
        {branches.map(({ node, line }) => {
          const words = describeNode(node)
          const beyond = upwards(drawn, node.key, shown.graph.center).flatMap((one) => {
            const owner = named.get(one.from)
            return owner ? [`${describeNode(owner).name} ${lineWords(one)}`] : []
          })
          const note = [words.note, ...(line?.to === shown.graph.center ? beyond : [])].join('; ')
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

/** Lines that come down to a node from those above it; the centre itself is left out. */
const upwards = ({ lines }: DrawnGraph, key: string, center: string) =>
  lines.filter(({ to, from }) => to === key && key !== center && from !== center)
