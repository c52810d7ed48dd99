// A grey placeholder while text is loading. It appears after 200 ms only, so that quick responses do not flicker.
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
}

export const Skeleton = ({ width, height }: SkeletonProps) => <span className={styles.bone} style={{ width, height }} aria-hidden="true" />
