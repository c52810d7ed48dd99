// Stop factors that were not checked, in a frame of their own, for pages that do not show them inside the panel of a verdict.
import type { UncheckedStop } from '@sverka/contract/company-card/reliability-verdict'
import { UncheckedStops } from './unchecked-stops.tsx'
import styles from './unchecked-stops-frame.module.css'

export const UncheckedStopsFrame = ({ stops = [] }: { stops: readonly UncheckedStop[] | undefined }) =>
  stops.length === 0 ? null : (
    <div className={styles.apart}>
      <UncheckedStops stops={stops} />
    </div>
  )
