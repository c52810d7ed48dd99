// The picture of the graph: nodes are links and buttons of the page, lines are drawn behind them; arrow keys walk from node to node.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { tabMessages } from '../tab.messages.ts'
import { useCompany } from '../use-company.ts'
import styles from './graph.module.css'
import { edgePath, type Layout, layoutGraph, NODE, neighbour, type Rest } from './graph-layout.ts'
import { edgeKey } from './graph-merge.ts'
import { NodeMark } from './graph-node.tsx'
import type { Shown } from './use-graph.ts'

interface GraphPictureProps {
  shown: Shown
  expand: (key: string, ogrn: string) => void
}

export function GraphPicture({ shown, expand }: GraphPictureProps) {
  const texts = useMessages(tabMessages)
  const company = useCompany()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const layout = layoutGraph(shown.graph, opened)
  const scroller = useScrolledTo(layout, shown.focus)
  return (
    <section
      ref={scroller}
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling picture must be reachable by keyboard
      tabIndex={0}
      aria-label={texts.graphOf(company.name)}
      onKeyDown={(event) => walk(event, layout)}
    >
      <div className={styles.picture} style={{ width: layout.width, height: layout.height }}>
        <Lines shown={shown} layout={layout} />
        {layout.placed.map((place) => (
          <NodeMark key={place.node.key} place={place} shown={shown} expand={expand} />
        ))}
        {layout.rest.map((rest) => (
          <MoreNodes key={rest.layer} rest={rest} open={() => setOpened(new Set([...opened, rest.layer]))} />
        ))}
      </div>
    </section>
  )
}

/** Keeps a node in the middle of what is seen of the picture. */
function useScrolledTo({ placed, width }: Layout, focus: string) {
  const scroller = useRef<HTMLElement>(null)
  const x = placed.find(({ node }) => node.key === focus)?.x
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that widens the picture moves the node too
  useEffect(() => {
    const seen = scroller.current
    if (seen && x !== undefined) seen.scrollLeft = x + NODE.width / 2 - seen.clientWidth / 2
  }, [x, width])
  return scroller
}

function walk(event: KeyboardEvent<HTMLElement>, { placed }: Layout): void {
  const at = document.activeElement?.closest<HTMLElement>('[data-node]')?.dataset.node
  const from = placed.find(({ node }) => node.key === at)
  const target = from && neighbour(placed, from, event.key)
  if (!target) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[data-node="${CSS.escape(target.node.key)}"]`)?.focus()
}

function Lines({ shown, layout: { placed, width, height } }: { shown: Shown; layout: Layout }) {
  const at = new Map(placed.map((place) => [place.node.key, place]))
  return (
    <svg className={styles.lines} width={width} height={height} aria-hidden="true">
      {shown.graph.edges.map((edge) => {
        const [start, end] = [at.get(edge.from), at.get(edge.to)]
        return start && end && <path key={edgeKey(edge)} className={styles.edge} d={edgePath(start, end)} />
      })}
    </svg>
  )
}

function MoreNodes({ rest, open }: { rest: Rest; open: () => void }) {
  const texts = useMessages(tabMessages)
  return (
    <div className={styles.rest} style={{ left: rest.x, top: rest.y, width: NODE.width, height: NODE.height }}>
      <Button size="small" onClick={open}>
        {texts.graphMore(rest.count)}
      </Button>
    </div>
  )
}
