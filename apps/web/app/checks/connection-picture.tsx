// The picture of a company's connections (heads, owners and subsidiaries up to two steps away) that an extended report stores, drawn as SVG in the
// colours of the page. The server computes all positions.
import type { ConnectionPicture } from '@sverka/contract/checks/checks'
import { PICTURE_NODE } from '@sverka/contract/checks/checks.rules'
import { cutText } from '@sverka/contract/texts'
import { useMessages } from '../i18n/catalogue.ts'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { checksMessages } from './checks.messages.ts'
import styles from './connection-picture.module.css'

type Node = ConnectionPicture['nodes'][number]

export function Connections({ picture }: { picture: ConnectionPicture }) {
  const texts = useMessages(checksMessages)
  return (
    <Panel title={texts.picture} foot={picture.left_out > 0 ? texts.pictureLeftOut(picture.left_out) : texts.pictureTable}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.frame} aria-label={texts.pictureLabel(picture.nodes.length)} tabIndex={0}>
        <svg viewBox={`-2 -2 ${picture.width + 40} ${picture.height + 4}`} role="img" aria-label={texts.picture}>
          {picture.lines.map(({ points, faint }) => (
            <polyline
              key={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              className={faint ? styles.faint : styles.line}
            />
          ))}
          {picture.nodes.map((node) => (
            <NodeBox key={`${node.x} ${node.y}`} node={node} />
          ))}
        </svg>
      </section>
      <Text size="caption" tone="muted">
        {texts.pictureHow}
      </Text>
    </Panel>
  )
}

/** Characters that fit into the two lines of a node; the full text is in its title and in the report's table of connections. */
const FITS = { name: 33, note: 40 } as const
const shortened = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${cutText(text, maxLength - 1).trimEnd()}…` : text

/** A company (rectangle) or person (rounded). `note` says what it is to the node from which it was reached; `ended`: it no longer exists. */
function NodeBox({ node: { x, y, name, note, kind, center, ended } }: { node: Node }) {
  return (
    <g className={center ? styles.center : ended ? styles.ended : styles.node}>
      <title>{[name, note].join(': ')}</title>
      <rect x={x} y={y} {...PICTURE_NODE} rx={kind === 'person' ? PICTURE_NODE.height / 2 : 6} />
      <text x={x + 16} y={y + 20} className={styles.name}>
        {shortened(name, FITS.name)}
      </text>
      <text x={x + 16} y={y + 37} className={styles.note}>
        {shortened(note, FITS.note)}
      </text>
    </g>
  )
}
