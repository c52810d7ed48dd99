// Result on the public page that verifies a report on a company: a short answer with icon and colour, its meaning, and details.
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import styles from './checks.module.css'

interface AnswerProps {
  state: 'good' | 'bad'
  title: string
  text: string
  children: ReactNode
}

export const Answer = ({ state, title, text, children }: AnswerProps) => (
  <Panel className={styles[state]}>
    <div className={styles.answer} role="status">
      <span className={styles.sign}>
        <Icon name={state === 'good' ? 'shield' : 'alert-octagon'} size="large" />
      </span>
      <div>
        <Heading level={2}>{title}</Heading>
        <Text as="p" tone="secondary">
          {text}
        </Text>
      </div>
    </div>
    {children}
  </Panel>
)
