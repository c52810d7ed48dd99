// A small search field for every page: it looks like other fields, but loads none of the code for hints and errors.
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
