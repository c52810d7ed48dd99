// Draws the graph of connections as an image file: the same layout and labels as on screen, on a canvas in the current theme's colours.
import type { Layout } from './graph-layout.ts'
import { labelPoint, NODE, railPoints } from './graph-layout.ts'
import type { DrawnGraph, GraphLine } from './graph-lines.ts'
import type { NodeWords } from './graph-words.tsx'

interface Picture {
  readonly layout: Layout
  readonly drawn: DrawnGraph
  /** Key of the node of the card's company. */
  readonly center: string
  /** Texts of a node by its key; of a folded row, how many nodes it stands for. Null: it is not drawn. */
  readonly describeNode: (key: string) => Pick<NodeWords, 'name' | 'note'> | null
  readonly lineWords: (line: GraphLine) => string
}

const TOKENS = ['surface', 'surface-2', 'ink', 'ink-3', 'line-2', 'line-control', 'accent-fg', 'accent-soft'] as const
type Colours = Record<(typeof TOKENS)[number], string>

/** The design tokens as the page resolves them now. */
function readColours(): Colours {
  const probe = document.body.appendChild(document.createElement('i'))
  const read = (token: string) => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const colours = Object.fromEntries(TOKENS.map((token) => [token, read(token)])) as Colours
  probe.remove()
  return colours
}

/** Pixels of the image for each pixel of the layout, so that it is sharp. */
const SCALE = 2
/** Longest side of the canvas in pixels, so that every browser can draw it. */
const MAX_PIXELS = 8000

/** The picture as a PNG; null if the browser cannot draw it. */
export function drawPicture(picture: Picture): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const { width, height } = picture.layout
  const scale = Math.min(SCALE, MAX_PIXELS / Math.max(width, height))
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  const colours = readColours()
  pen.scale(scale, scale)
  pen.fillStyle = colours.surface
  pen.fillRect(0, 0, width, height)
  for (const line of picture.drawn.lines) drawLine(pen, picture, line, colours)
  for (const { key, anchor, above } of picture.drawn.folded) {
    const [from, to] = above ? [key, anchor] : [anchor, key]
    drawLine(pen, picture, { key, from, to, edges: [], isOver: false, isOwnerPath: false, labelAt: 'middle', rail: null }, colours)
  }
  for (const { key } of picture.layout.placed) drawNode(pen, picture, key, colours)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

const FONT = 'px "Golos Text", system-ui, sans-serif'

function drawLine(pen: CanvasRenderingContext2D, { layout, lineWords }: Picture, line: GraphLine, colours: Colours): void {
  const [from, to] = [line.from, line.to].map((key) => layout.placed.find((place) => place.key === key))
  if (!from || !to) return
  const ends = [
    [from.x + NODE.width / 2, from.y + NODE.height],
    [to.x + NODE.width / 2, to.y],
  ] as const
  pen.strokeStyle = line.isOwnerPath ? colours['accent-fg'] : colours['line-control']
  pen.lineWidth = line.isOwnerPath ? 2 : 1.5
  pen.setLineDash(line.isOver ? [5, 4] : [])
  pen.beginPath()
  const points = line.rail ? railPoints(ends, line.rail) : steppedPoints(ends)
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
  pen.setLineDash([])
  pen.fillStyle = pen.strokeStyle
  drawArrow(pen, points.at(-1) ?? ends[1], line.rail === 'to')
  const label = lineWords(line)
  if (!label) return
  pen.font = `500 12${FONT}`
  pen.textAlign = 'center'
  const half = pen.measureText(label).width / 2 + 6
  const [x, y] = labelPoint(ends, line)
  pen.fillStyle = colours.surface
  pen.fillRect(x - half, y - 10, half * 2, 20)
  pen.fillStyle = colours.ink
  pen.fillText(label, x, y + 4)
}

type Ends = Parameters<typeof railPoints>[0]

/** Corners of a line that goes down to half way, across, and down again. */
function steppedPoints([start, end]: Ends): Ends[number][] {
  const middle = (start[1] + end[1]) / 2
  return [start, [start[0], middle], [end[0], middle], end]
}

/** The tip of a line: pointing down, or to the right where the line meets its node from the left. */
function drawArrow(pen: CanvasRenderingContext2D, [x, y]: Ends[number], fromLeft: boolean): void {
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x - (fromLeft ? 8 : 5), y - (fromLeft ? 5 : 8))
  pen.lineTo(x + (fromLeft ? -8 : 5), y + (fromLeft ? 5 : -8))
  pen.fill()
}

function drawNode(pen: CanvasRenderingContext2D, { layout, describeNode, center }: Picture, key: string, colours: Colours): void {
  const placedNode = layout.placed.find((item) => item.key === key)
  const words = describeNode(key)
  if (!placedNode || !words) return
  const isEnded = placedNode.node?.status?.ended
  const isCenter = key === center
  pen.beginPath()
  pen.roundRect(placedNode.x, placedNode.y, NODE.width, NODE.height, placedNode.node?.kind === 'person' ? NODE.height / 2 : 8)
  pen.fillStyle = isCenter ? colours['accent-soft'] : isEnded ? colours['surface-2'] : colours.surface
  pen.fill()
  pen.strokeStyle = isCenter ? colours['accent-fg'] : colours['line-2']
  pen.lineWidth = isCenter ? 2 : 1
  pen.setLineDash(isEnded ? [5, 4] : [])
  pen.stroke()
  pen.setLineDash([])
  pen.textAlign = 'left'
  const maxTextWidth = NODE.width - 40
  pen.fillStyle = colours.ink
  pen.font = `500 13${FONT}`
  pen.fillText(shortened(pen, words.name, maxTextWidth), placedNode.x + 20, placedNode.y + 26)
  pen.fillStyle = colours['ink-3']
  pen.font = `400 12${FONT}`
  pen.fillText(shortened(pen, words.note, maxTextWidth), placedNode.x + 20, placedNode.y + 44)
}

/** The text, cut at its end with «…» until it fits; `maxWidth` in px. */
function shortened(pen: CanvasRenderingContext2D, text: string, maxWidth: number): string {
  let short = text
  while (short.length > 1 && pen.measureText(short).width > maxWidth) short = `${short.slice(0, -2).trimEnd()}…`
  return short
}
