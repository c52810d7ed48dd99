// A person's picture, or their initials.
import { classNames } from '../ui/class-names.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  src: string | null
  size?: 'small' | 'normal' | 'large'
}

/** «Анна Орлова» → «АО»: the first letters of the first two words. */
export const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')

/** Hidden from screen readers: the name is always shown beside it. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  const look = classNames(styles.avatar, size !== 'normal' && styles[size])
  if (src) return <img className={look} src={src} alt="" width={96} height={96} />
  return (
    <span className={look} aria-hidden="true">
      {toInitials(name)}
    </span>
  )
}
