// The large title of a slide: the page's only level-one heading on the visible slide, plain text on the other.
import { Heading } from '../../ui/text.tsx'
import styles from './slide-title.module.css'

export const SlideTitle = ({ isShown, children }: { isShown: boolean; children: string }) =>
  isShown ? (
    <Heading level={1} look="display" className={styles.title}>
      {children}
    </Heading>
  ) : (
    <p className={styles.hidden}>{children}</p>
  )
