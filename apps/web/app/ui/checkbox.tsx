// Checkbox and radio button: native controls, invisible above a box drawn in the site's design.
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The label. */
  children: ReactNode
}

export const Checkbox = ({ children, className, ...input }: ChoiceProps) => (
  <label className={classNames(styles.choice, className)}>
    <input {...input} type="checkbox" />
    <span className={styles.box}>
      <Icon name="check" />
    </span>
    <span className={styles.text}>{children}</span>
  </label>
)

export const Radio = ({ children, className, ...input }: ChoiceProps) => (
  <label className={classNames(styles.choice, className)}>
    <input {...input} type="radio" />
    <span className={classNames(styles.box, styles.round)} />
    <span className={styles.text}>{children}</span>
  </label>
)
