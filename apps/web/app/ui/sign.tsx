// An icon that repeats the text beside it: plus on green, minus on red, a mark on amber. A plus that must not reassure is `muted`.
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
