// Placeholder of text that is loading; shown after 200 ms so that quick answers do not flicker.
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
}

export const Skeleton = ({ width, height }: SkeletonProps) => <span className={styles.bone} style={{ width, height }} aria-hidden="true" />
