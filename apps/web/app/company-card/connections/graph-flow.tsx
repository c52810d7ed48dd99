// The graph of a company's connections as a picture to move and zoom, drawn by React Flow. Loaded on wide screens when the graph is opened.
import {
  BaseEdge,
  type Edge,
  type EdgeProps,
  Panel as FlowPanel,
  getSmoothStepPath,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react'
import sheet from '@xyflow/react/dist/base.css?url'
import { createContext, type FocusEvent, use, useEffect, useMemo } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useCompany } from '../use-company.ts'
import { graphMessages } from './graph.messages.ts'
import styles from './graph.module.css'
import type { Layout, Placed } from './graph-layout.ts'
import { labelPoint, NODE, railPoints } from './graph-layout.ts'
import type { DrawnGraph, GraphLine } from './graph-lines.ts'
import { NodeMark } from './graph-mark.tsx'
import { useLineWords, useNodeWords } from './graph-words.tsx'
import type { ShownGraph } from './use-graph.ts'

interface GraphFlowProps {
  shown: ShownGraph
  drawn: DrawnGraph
  layout: Layout
  /** Adds the connections of the company with this node key and OGRN (registration number). */
  expand: (key: string, ogrn: string) => void
  /** Shows all nodes of a folded row, by its key. */
  open: (row: string) => void
}

type PlacedNode = Node<{ placed: Placed }>
type LineEdge = Edge<Pick<GraphLine, 'labelAt' | 'rail'>>

/** Data for the nodes: React Flow draws them itself, so they cannot get it as props. */
const Drawing = createContext<GraphFlowProps | null>(null)

/** Limits of the picture's height, px: a higher one does not fit a laptop's screen. */
const HEIGHT = { least: 320, most: 620 }
/** Limits of the zoom; `fit`: a small graph is not enlarged to fill the picture. */
const SCALE = { least: 0.2, most: 1.6, fit: 1 }
/** Room above the picture for the zoom buttons, px. */
const BUTTONS = 60
const fitting = { maxZoom: SCALE.fit, padding: { top: `${BUTTONS}px`, x: 0.04, bottom: 0.04 } } as const

export function GraphFlow(props: GraphFlowProps) {
  const texts = useMessages(graphMessages)
  const company = useCompany()
  const { layout, drawn } = props
  // With an opened row the picture is as high as its content: the page scrolls, not the picture.
  const contentHeight = layout.height + BUTTONS
  const most = drawn.rows.length > 0 ? contentHeight : HEIGHT.most
  const height = Math.min(most, Math.max(HEIGHT.least, contentHeight))
  return (
    <ReactFlowProvider>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <Drawing value={props}>
        <section className={styles.flow} style={{ height }} aria-label={texts.of(company.name)}>
          <Picture layout={layout} drawn={drawn} />
        </section>
      </Drawing>
    </ReactFlowProvider>
  )
}

function Picture({ layout, drawn }: Pick<GraphFlowProps, 'layout' | 'drawn'>) {
  const toWords = useLineWords()
  const flow = useReactFlow()
  const nodes = useMemo(() => layout.placed.map(toNode), [layout])
  const edges = [
    ...drawn.lines.map((line) => toEdge(line, toWords(line))),
    ...drawn.folded.map(({ key, anchor, above }) => foldEdge(key, anchor, above)),
  ]
  useEffect(() => {
    if (nodes.length > 0) void flow.fitView(fitting)
  }, [flow, nodes])
  // Moves a node into view when the keyboard focus reaches it outside the visible part.
  const moveIntoView = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('.react-flow__node')?.dataset.id
    const placedNode = layout.placed.find(({ key }) => key === id)
    const [seen, frame] = [target.getBoundingClientRect(), target.closest('section')?.getBoundingClientRect()]
    const isSeen = frame && seen.left >= frame.left && seen.right <= frame.right && seen.top >= frame.top && seen.bottom <= frame.bottom
    if (placedNode && !isSeen) void flow.setCenter(placedNode.x + NODE.width / 2, placedNode.y + NODE.height / 2, { zoom: flow.getZoom() })
  }
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onFocusCapture={moveIntoView}
      fitView
      fitViewOptions={fitting}
      minZoom={SCALE.least}
      maxZoom={SCALE.most}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      zoomOnScroll={false}
      preventScrolling={false}
      disableKeyboardA11y
      proOptions={{ hideAttribution: true }}
    >
      <FlowPanel position="top-right">
        <Scale />
      </FlowPanel>
    </ReactFlow>
  )
}

/** Zoom buttons: the mouse wheel scrolls the page. */
function Scale() {
  const texts = useMessages(graphMessages)
  const flow = useReactFlow()
  return (
    <div className={styles.scale}>
      <IconButton icon="minus" outlined label={texts.zoomOut} title={texts.zoomOut} onClick={() => void flow.zoomOut()} />
      <IconButton icon="plus" outlined label={texts.zoomIn} title={texts.zoomIn} onClick={() => void flow.zoomIn()} />
      <IconButton icon="fit" outlined label={texts.fit} title={texts.fit} onClick={() => void flow.fitView(fitting)} />
    </div>
  )
}

const toNode = (placed: Placed): PlacedNode => ({
  id: placed.key,
  type: 'placed',
  position: { x: placed.x, y: placed.y },
  width: NODE.width,
  height: NODE.height,
  data: { placed },
})

const toEdge = ({ key, from, to, isOver, isOwnerPath, labelAt, rail }: GraphLine, label: string): LineEdge => ({
  id: key,
  source: from,
  target: to,
  type: 'line',
  data: { labelAt, rail },
  label,
  className: classNames(isOwnerPath && styles.ownerPath, isOver && styles.over),
  labelBgPadding: [6, 3],
  labelBgBorderRadius: 10,
  markerEnd: { type: MarkerType.ArrowClosed, color: isOwnerPath ? 'var(--accent-fg)' : 'var(--line-control)', width: 16, height: 16 },
  // Hidden from screen readers: the table has the same content.
  ariaLabel: label,
  domAttributes: { 'aria-hidden': true },
})

/** Edge between a folded row (the button «N more») and the node to which its nodes are tied. */
const foldEdge = (key: string, anchor: string, above: boolean): Edge => ({
  id: `fold ${key}`,
  source: above ? key : anchor,
  target: above ? anchor : key,
  type: 'smoothstep',
  domAttributes: { 'aria-hidden': true },
})

/** A line: along `rail`, left of the nodes of an opened row, or with the library's steps. */
function LineMark({ id, data, sourcePosition, targetPosition, ...line }: EdgeProps<LineEdge>) {
  const [steppedPath] = getSmoothStepPath({ ...line, sourcePosition, targetPosition })
  const { sourceX, sourceY, targetX, targetY } = line
  const { labelAt = 'middle', rail = null } = data ?? {}
  const ends = [
    [sourceX, sourceY],
    [targetX, targetY],
  ] as const
  const path = rail ? `M ${railPoints(ends, rail).join(' L ')}` : steppedPath
  const [labelX, labelY] = labelPoint(ends, { labelAt, rail })
  return <BaseEdge id={id} path={path} {...line} labelX={labelX} labelY={labelY} />
}

/** A node of the graph, or the button that opens a folded row. */
function PlacedMark({ data: { placed } }: NodeProps<PlacedNode>) {
  const texts = useMessages(graphMessages)
  const drawing = use(Drawing)
  if (!drawing) return null
  const { node, row } = placed
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} aria-hidden="true" />
      {node && <GraphNodeMark node={node} drawing={drawing} />}
      {row && (
        <div className={styles.more}>
          <Button size="small" onClick={() => drawing.open(row.key)}>
            {texts.more(row.count)}
          </Button>
        </div>
      )}
      <Handle type="source" position={Position.Bottom} isConnectable={false} aria-hidden="true" />
    </>
  )
}

function GraphNodeMark({ node, drawing: { shown, expand } }: { node: NonNullable<Placed['node']>; drawing: GraphFlowProps }) {
  const toWords = useNodeWords(shown.graph)
  return <NodeMark node={node} words={toWords(node)} shown={shown} expand={expand} />
}

const nodeTypes = { placed: PlacedMark }
const edgeTypes = { line: LineMark }
