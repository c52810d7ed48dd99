// Stops that nobody checked where they stand apart, not at the foot of the verdicts: a frame of their own.
import type { UncheckedStop } from '@sverka/contract/company-card/reliability'
import styles from './unchecked-apart.module.css'
import { UncheckedStops } from './unchecked-stops.tsx'

export const UncheckedApart = ({ stops = [] }: { stops: readonly UncheckedStop[] | undefined }) =>
  stops.length === 0 ? null : (
    <div className={styles.apart}>
      <UncheckedStops stops={stops} />
    </div>
  )
