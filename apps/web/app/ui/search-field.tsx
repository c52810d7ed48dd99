// A search field over a page: looks as any field does, without hints, errors and their code.
import type { InputHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './layout.tsx'

/** The label is only for screen readers. */
export const SearchField = ({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) => (
  <label className={styles.box}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Icon name="search" />
    <input {...input} type="search" className={classNames(styles.input, styles.withIcon)} />
  </label>
)
