// The graph on a phone: owners and heads above, the company, below it what it owns, as a list with rails.
import type { GraphNode } from '@sverka/contract/company-card/connections'
import { useMessages } from '../../i18n/catalogue.ts'
import { useCompany } from '../use-company.ts'
import { graphMessages } from './graph.messages.ts'
import styles from './graph.module.css'
import type { DrawnGraph, GraphLine } from './graph-lines.ts'
import { NodeMark } from './graph-mark.tsx'
import { useLineWords, useNodeWords } from './graph-words.tsx'
import type { Shown } from './use-graph.ts'

interface GraphTreeProps {
  shown: Shown
  drawn: DrawnGraph
  expand: (key: string, ogrn: string) => void
}

interface Branch {
  readonly node: GraphNode
  readonly line: GraphLine | null
}

export function GraphTree({ shown, drawn, expand }: GraphTreeProps) {
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
  const others = drawn.nodes.filter(({ key }) => !named.has(key)).map((node) => ({ node, line: lineOf(drawn, node, named) }))
  const middle = at.get(center)
  const rest = { shown, drawn, expand }
  return (
    <section className={styles.tree} aria-label={texts.of(company.name)}>
      <Level title={texts.ownersAbove} branches={above} {...rest} />
      {middle && <Level branches={[{ node: middle, line: null }]} {...rest} />}
      <Level title={texts.daughters} branches={below} railed {...rest} />
      <Level title={texts.others} branches={others} {...rest} />
    </section>
  )
}

/** The tie by which a node further off belongs to the picture. */
const lineOf = ({ lines }: DrawnGraph, { key }: GraphNode, named: ReadonlySet<string>): GraphLine | null =>
  lines.find(({ from, to }) => (from === key && named.has(to)) || (to === key && named.has(from))) ?? null

interface LevelProps extends GraphTreeProps {
  title?: string
  branches: readonly Branch[]
  railed?: boolean
}

function Level({ title, branches, railed, shown, drawn, expand }: LevelProps) {
  const wordsOf = useNodeWords(shown.graph)
  const lineWords = useLineWords()
  if (branches.length === 0) return null
  const named = new Map(drawn.nodes.map((node) => [node.key, node]))
  return (
    <>
      {title && <h2 className={styles.level}>{title}</h2>}
      <ul className={railed ? styles.rail : styles.branches}>
        {branches.map(({ node, line }) => {
          const words = wordsOf(node)
          const beyond = upwards(drawn, node.key, shown.graph.center).flatMap((one) => {
            const owner = named.get(one.from)
            return owner ? [`${wordsOf(owner).name} ${lineWords(one)}`] : []
          })
          const note = [words.note, ...(line?.to === shown.graph.center ? beyond : [])].join('; ')
          return (
            <li key={node.key}>
              <NodeMark node={node} words={{ ...words, note }} shown={shown} expand={expand} beside={line ? lineWords(line) : undefined} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Who stands over an owner. */
const upwards = ({ lines }: DrawnGraph, key: string, center: string) =>
  lines.filter(({ to, from }) => to === key && key !== center && from !== center)
