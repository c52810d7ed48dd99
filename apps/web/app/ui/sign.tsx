// The sign of a finding: plus on green, minus on red, exclamation mark on amber; the text beside it says the same. `muted`: a grey plus, beside a stop factor.
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './sign.module.css'

export type SignVariant = 'positive' | 'muted' | 'negative' | 'attention'

const ICONS: Record<SignVariant, IconName> = { positive: 'plus', muted: 'plus', negative: 'minus', attention: 'alert' }

export const Sign = ({ look }: { look: SignVariant }) => (
  <span className={classNames(styles.sign, styles[look])}>
    <Icon name={ICONS[look]} size="small" />
  </span>
)
