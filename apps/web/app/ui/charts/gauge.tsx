// The reliability gauge: a half circle with the shares of positive and negative factors (findings about a company), and the percentage as text.
import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { gaugePoint, gaugeRatio } from './gauge.rules.ts'

interface GaugeProps {
  /** Number of positive factors, and of negative ones. */
  positive: number
  negative: number
  /** Accessible description with the full result. */
  label: string
  /** Text below the percentage. */
  caption: string
  /** Name of a stop factor, one that alone rules out a deal: shown below an exclamation mark instead of the percentage, and read aloud first. */
  stop?: string
  /** Too few factors were checked for a green result: the gauge is grey with a question mark. */
  hasLittleData?: boolean
  /** Text «checked 18 of 117»: shown below the caption, with little data instead of the caption. */
  over?: string
}

/** Centre and radius in units of the view box, 220 by 108. */
const ARC = { x: 110, y: 106, radius: 88 }
/** Half of the 2° gap between the arcs, as a share of the half circle. */
const HALF_GAP = 1 / 180

/** SVG path of an arc; `from` and `to` are shares of the half circle, 0 at the left and 1 at the right. */
function arcPath(from: number, to: number): string {
  const [startX, startY] = gaugePoint(from, ARC)
  const [endX, endY] = gaugePoint(to, ARC)
  return `M${startX.toFixed(2)} ${startY.toFixed(2)}A${ARC.radius} ${ARC.radius} 0 0 1 ${endX.toFixed(2)} ${endY.toFixed(2)}`
}

export function Gauge({ positive, negative, label, caption, stop, hasLittleData, over }: GaugeProps) {
  const positiveShare = gaugeRatio(positive, negative)
  if (positiveShare === null && !hasLittleData) return null
  const ratio = positiveShare ?? 0
  const gap = ratio > 0 && ratio < 1 ? HALF_GAP : 0
  const isGrey = stop !== undefined || hasLittleData === true
  const below = stop ?? (hasLittleData && over ? over : caption)
  const reading = [stop, label, over].filter(Boolean).join('. ')
  return (
    <div className={styles.gauge} role="img" aria-label={reading}>
      <svg viewBox="0 0 220 108" aria-hidden="true">
        {ratio > 0 && <path className={isGrey ? styles.grey : styles.good} d={arcPath(0, ratio - gap)} />}
        {ratio < 1 && <path className={hasLittleData && !stop ? styles.grey : styles.bad} d={arcPath(ratio + gap, 1)} />}
        <CenterText ratio={ratio} isStopped={stop !== undefined} hasLittleData={hasLittleData === true} />
      </svg>
      <p>{below}</p>
      {over && below !== over && <p>{over}</p>}
    </div>
  )
}

/** The percentage; an exclamation mark if there is a stop factor, a question mark if too few factors were checked. */
function CenterText({ ratio, isStopped, hasLittleData }: { ratio: number; isStopped: boolean; hasLittleData: boolean }) {
  const percent = hasLittleData ? '?' : Math.round(ratio * 100)
  const centerText = isStopped ? '!' : percent
  return (
    <text className={classNames(styles.figure, hasLittleData && !isStopped && styles.thin)} x="110" y="94" textAnchor="middle">
      {centerText}
      {!isStopped && !hasLittleData && (
        <tspan className={styles.unit} dx="3">
          %
        </tspan>
      )}
    </text>
  )
}
