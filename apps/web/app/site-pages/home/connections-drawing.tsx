// A drawing of an invented company's connections as boxes and lines, in a wide form and in a narrow one for phones.
import { useMessages } from '../../i18n/catalogue.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './connections-drawing.module.css'
import type { HomeMessages } from './home.messages.ts'
import { homeMessages } from './home.messages.ts'

/** The boxes: the company (`self`), its head and founder, two other companies of theirs, and a closed company. */
type NodeName = keyof HomeMessages['connections']['nodes']

/** Geometry of the drawing. */
interface Form {
  /** Size of the drawing, in its own units (`viewBox`). */
  readonly width: number
  readonly height: number
  /** Left, top and width of each box; all are 52 high. */
  readonly boxes: Readonly<Record<NodeName, readonly [number, number, number]>>
  /** Paths between the boxes. */
  readonly lines: readonly string[]
  /** The path to the company that was closed, drawn broken. */
  readonly broken: string
}

const forms: Record<'wide' | 'narrow', Form> = {
  wide: {
    width: 640,
    height: 380,
    boxes: {
      head: [30, 26, 236],
      founder: [372, 26, 250],
      self: [206, 164, 228],
      sameHead: [14, 310, 192],
      sameFounder: [224, 310, 192],
      closed: [434, 310, 192],
    },
    lines: ['M320 164C320 110 148 130 148 78', 'M320 164C320 110 497 130 497 78', 'M320 216C320 270 110 256 110 310', 'M320 216V310'],
    broken: 'M320 216C320 270 530 256 530 310',
  },
  narrow: {
    width: 326,
    height: 420,
    boxes: {
      head: [0, 2, 138],
      founder: [146, 2, 180],
      self: [48, 134, 230],
      sameHead: [40, 230, 284],
      sameFounder: [40, 296, 284],
      closed: [40, 362, 284],
    },
    lines: ['M163 134C163 96 69 96 69 54', 'M163 134C163 96 236 96 236 54', 'M163 186C163 214 16 200 16 240V256H40', 'M16 250V322H40'],
    broken: 'M16 316V388H40',
  },
}

export function ConnectionsDrawing({ form }: { form: keyof typeof forms }) {
  const { drawing, nodes } = useMessages(homeMessages).connections
  const { width, height, boxes, lines, broken } = forms[form]
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={drawing}>
      {lines.map((line) => (
        <path key={line} className={styles.line} d={line} />
      ))}
      <path className={classNames(styles.line, styles.broken)} d={broken} />
      {(Object.keys(boxes) as NodeName[]).map((name) => {
        const [left, top, boxWidth] = boxes[name]
        const [title, note] = nodes[name]
        return (
          <g key={name} transform={`translate(${left} ${top})`} className={styles[name]}>
            <rect className={styles.box} width={boxWidth} height="52" rx="10" />
            <text x="16" y="23">
              {title}
            </text>
            <text className={styles.note} x="16" y="40">
              {note}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
