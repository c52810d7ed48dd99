// Layout: container, 12-column grid, rows, stacks and visually hidden text.
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

type Gap = 1 | 2 | 3 | 4 | 6 | 8

interface BoxProps {
  children: ReactNode
  className?: string | undefined
}

/** The page's column: at most 1216 px wide, with the page's margins. */
export const Container = ({ children, className }: BoxProps) => <div className={classNames(styles.container, className)}>{children}</div>

/** A grid of 12 columns for `Column` elements. */
export const Grid = ({ children, className }: BoxProps) => <div className={classNames(styles.grid, className)}>{children}</div>

interface ColumnProps extends BoxProps {
  /** Width in columns of 12, from 1024 px on. Below, two narrow ones (4 or less) share a row and others take the full width; on phones all do. */
  span: number
}

export const Column = ({ span, children, className }: ColumnProps) => (
  <div className={classNames(styles.column, span <= 4 && styles.pairing, className)} style={{ '--span': span } as CSSProperties}>
    {children}
  </div>
)

interface FlexProps extends BoxProps {
  /** Steps of the spacing scale: 1 = 4 px, 2 = 8, 3 = 12, 4 = 16, 6 = 24, 8 = 32. */
  gap?: Gap
}

interface RowProps extends FlexProps {
  align?: 'center' | 'top' | 'baseline'
  /** The elements are spread over the width, the first at the start and the last at the end. */
  between?: boolean
  wrap?: boolean
}

/** Elements side by side. */
export const Row = ({ gap = 3, align = 'center', between, wrap, children, className }: RowProps) => (
  <div
    className={classNames(
      styles.row,
      styles[`gap${gap}`],
      align !== 'center' && styles[align],
      between && styles.between,
      wrap && styles.wrap,
      className,
    )}
  >
    {children}
  </div>
)

/** Elements below one another. */
export const Stack = ({ gap = 4, children, className }: FlexProps) => (
  <div className={classNames(styles.stack, styles[`gap${gap}`], className)}>{children}</div>
)

/** Takes the remaining space of a row. */
export const Grow = ({ children, className }: BoxProps) => <div className={classNames(styles.grow, className)}>{children}</div>

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={styles.visuallyHidden}>{children}</span>

/** Hidden below 768 px. */
export const DesktopOnly = ({ children, className }: BoxProps) => (
  <div className={classNames(styles.desktopOnly, className)}>{children}</div>
)

/** Shown only below 768 px. */
export const MobileOnly = ({ children, className }: BoxProps) => <div className={classNames(styles.mobileOnly, className)}>{children}</div>
