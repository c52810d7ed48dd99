// A search field for any page: it looks like other form fields, but does not load their code for hints and errors.
import type { InputHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './layout.tsx'

/** The label is visible to screen readers only. */
export const SearchField = ({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) => (
  <label className={styles.box}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Icon name="search" />
    <input {...input} type="search" className={classNames(styles.input, styles.withIcon)} />
  </label>
)
