// A rating in stars: shown as such, or chosen by radio buttons.
import { STARS_MAX } from '@sverka/contract/reviews/reviews.rules'
import { useId } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { classNames } from '../ui/class-names.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { reviewsMessages } from './reviews.messages.ts'
import styles from './reviews.module.css'

const ALL = Array.from({ length: STARS_MAX }, (_, index) => index + 1)

export function Stars({ count }: { count: number }) {
  const texts = useMessages(reviewsMessages)
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{texts.starCount(count)}</VisuallyHidden>
      {ALL.map((star) => (
        <Icon key={star} name="star" size="small" filled={star <= count} className={star <= count ? styles.lit : styles.unlit} />
      ))}
    </span>
  )
}

interface StarsFieldProps {
  /** Zero until one is chosen. */
  stars: number
  error: string | undefined
  onStars: (stars: number) => void
}

export function StarsField({ stars, error, onStars }: StarsFieldProps) {
  const texts = useMessages(reviewsMessages)
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={styles.label}>{texts.stars}</legend>
      <div className={styles.row}>
        {ALL.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name={`${id}stars`}
              value={star}
              checked={stars === star}
              aria-invalid={error ? true : undefined}
              onChange={() => onStars(star)}
            />
            <VisuallyHidden>{texts.star(star)}</VisuallyHidden>
            <Icon name="star" filled={star <= stars} className={classNames(star <= stars ? styles.lit : styles.unlit)} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </fieldset>
  )
}
