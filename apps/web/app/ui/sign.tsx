// Icon of a finding about a company: plus on green, minus on red, exclamation mark on amber. The text beside it says the same.
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './sign.module.css'

/** `muted`: a grey plus, for a positive finding about a company that has a stop factor (one that alone rules out a deal). */
export type SignVariant = 'positive' | 'muted' | 'negative' | 'attention'

const ICONS: Record<SignVariant, IconName> = { positive: 'plus', muted: 'plus', negative: 'minus', attention: 'alert' }

export const Sign = ({ look }: { look: SignVariant }) => (
  <span className={classNames(styles.sign, styles[look])}>
    <Icon name={ICONS[look]} size="small" />
  </span>
)
