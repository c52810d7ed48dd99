// One document to attach: the platform's own file input with a label and what is accepted.
import { useId } from 'react'
import styles from './company-binding.module.css'

interface FileFieldProps {
  label: string
  hint: string
  name: string
  file: File | null
  onFile: (file: File | null) => void
}

export function FileField({ label, hint, name, file, onFile }: FileFieldProps) {
  const id = useId()
  return (
    <div className={styles.file}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        required
        accept="application/pdf,image/png,image/jpeg"
        aria-describedby={`${id}hint`}
        onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
      />
      <p id={`${id}hint`} className={styles.hint}>
        {file ? `${file.name}. ${hint}` : hint}
      </p>
    </div>
  )
}
