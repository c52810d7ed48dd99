// Flag of a language (`ru`, `en` or `zh-CN`), drawn in the sprite of icons.
import type { Locale } from '../i18n/locale.ts'
import sprite from '../ui/icons.svg?url&no-inline'
import styles from './choice-group.module.css'

export const Flag = ({ locale }: { locale: Locale }) => (
  <svg className={styles.flag} width="20" height="14" aria-hidden="true">
    <use href={`${sprite}#flag-${locale}`} />
  </svg>
)
