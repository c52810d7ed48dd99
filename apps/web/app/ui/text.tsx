// The design's typography: headings, running text, large numbers and register numbers.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './text.module.css'

interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** Size, if it differs from the level's default. */
  look?: 'display' | 'h1' | 'h2' | 'h3' | 'h4'
  id?: string
  children: ReactNode
  className?: string | undefined
}

export function Heading({ level, look, id, children, className }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classNames(styles[look ?? Tag], className)}>
      {children}
    </Tag>
  )
}

interface TextProps {
  as?: 'p' | 'span' | 'div' | 'b'
  size?: 'micro' | 'caption' | 'ui' | 'body' | 'lead' | 'figure'
  tone?: 'primary' | 'secondary' | 'muted' | 'good' | 'warning' | 'bad'
  weight?: 'medium' | 'bold'
  /** Digits of equal width, no line breaks. */
  numeric?: boolean
  children: ReactNode
  className?: string | undefined
}

export function Text({ as: Tag = 'span', size, tone, weight, numeric, children, className }: TextProps) {
  return (
    <Tag className={classNames(size && styles[size], tone && styles[tone], weight && styles[weight], numeric && styles.numeric, className)}>
      {children}
    </Tag>
  )
}

/** Taxpayer numbers (ИНН), register numbers (ОГРН) and others that people copy: digits of equal width, no line breaks. */
export const Digits = ({ children }: { children: ReactNode }) => <span className={styles.digits}>{children}</span>
