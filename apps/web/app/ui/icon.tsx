// An icon of the site's own sprite (one SVG file with all icons); decorative, so hidden from screen readers.
import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import sprite from './icons.svg?url&no-inline'

/** Names of the symbols in icons.svg, which also has the flags of the languages; a test compares the two. */
export type IconName =
  | 'alert'
  | 'alert-octagon'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'bell'
  | 'box'
  | 'briefcase'
  | 'building'
  | 'calculator'
  | 'calendar'
  | 'camera'
  | 'card'
  | 'cart'
  | 'chart'
  | 'check'
  | 'check-circle'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clip'
  | 'clock'
  | 'close'
  | 'code'
  | 'copy'
  | 'cross-octagon'
  | 'download'
  | 'edit'
  | 'eye'
  | 'file'
  | 'filter'
  | 'fit'
  | 'flag'
  | 'globe'
  | 'government'
  | 'grid'
  | 'heart'
  | 'history'
  | 'image'
  | 'inbox'
  | 'info'
  | 'lifebuoy'
  | 'link'
  | 'list'
  | 'lock'
  | 'log-out'
  | 'mail'
  | 'menu'
  | 'message'
  | 'minus'
  | 'moon'
  | 'network'
  | 'numbers'
  | 'pause-circle'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'question'
  | 'quote'
  | 'refresh'
  | 'scales'
  | 'search'
  | 'send'
  | 'shield'
  | 'shop'
  | 'star'
  | 'sun'
  | 'swap'
  | 'trash'
  | 'truck'
  | 'undo'
  | 'user'
  | 'user-add'
  | 'users'
  | 'wrench'

interface IconProps {
  name: IconName
  /** 16, 20, 24 or 32 px. */
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** Filled instead of outlined, such as the star of a rating. */
  filled?: boolean
  className?: string | undefined
}

/** The same size as in icon.module.css, for a page whose styles failed to load. */
const PIXELS = { small: 16, normal: 20, large: 24, huge: 32 }

/** Never the only carrier of a meaning: add text beside it or an aria-label on its button. */
export function Icon({ name, size = 'normal', filled, className }: IconProps) {
  const mark = `${sprite}#${name}`
  return (
    <svg
      className={classNames(styles.icon, styles[size], filled && styles.filled, className)}
      width={PIXELS[size]}
      height={PIXELS[size]}
      aria-hidden="true"
      {...(import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: `<use href="${mark}"></use>` } } : { children: <use href={mark} /> })}
    />
  )
}
