// Shown instead of a section without data, as the specification asks: a blurred drawing with invented figures, hidden from screen readers, and in
// front of it a card that says that it is a sample.
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { recordTabMessages } from './record-tab.messages.ts'
import styles from './sample.module.css'

interface SampleProps {
  title: string
  text: string
  action?: ReactNode
}

/** Heights of the drawn bars and widths of the drawn rows, in percent; invented. */
const BARS = [36, 52, 64, 88, 78] as const
const ROWS = [82, 64, 91, 73, 58] as const

export function Sample({ title, text, action }: SampleProps) {
  const texts = useMessages(recordTabMessages)
  return (
    <div className={styles.frame}>
      <div className={styles.sample} aria-hidden="true">
        <div className={styles.tiles}>
          <b>71 %</b>
          <b>18,4</b>
          <b>7</b>
        </div>
        <div className={styles.bars}>
          {BARS.map((height) => (
            <i key={height} style={{ height: `${height}%` }} />
          ))}
        </div>
        {ROWS.map((width) => (
          <i key={width} className={styles.row} style={{ width: `${width}%` }} />
        ))}
      </div>
      <section className={styles.card}>
        <span className={styles.lock}>
          <Icon name="lock" />
        </span>
        <Tag tone="accent">{texts.sample}</Tag>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <Text as="p" tone="secondary">
          {text}
        </Text>
        {action}
      </section>
    </div>
  )
}
