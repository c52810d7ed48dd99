// The picture of an article; the site's logo on a plain background if it has none. Without alternative text: the title stands beside it.
import { classNames } from '../ui/class-names.ts'
import styles from './news-picture.module.css'

export const NewsPicture = ({ image, large }: { image: string | null; large?: boolean }) => (
  <div className={classNames(styles.frame, large && styles.large)}>
    {image ? <img src={image} alt="" loading={large ? 'eager' : 'lazy'} decoding="async" /> : <Mark />}
  </div>
)

const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="7" />
    <path d="M7.5 8.7h13M7.5 16l4.3 4.3 8.7-6.9" />
  </svg>
)
