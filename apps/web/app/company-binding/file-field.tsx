// One document to attach: chosen or dropped onto the platform's own file input, which lies unseen over the box that shows it.
import { useId } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { bindingMessages } from './company-binding.messages.ts'
import styles from './company-binding.module.css'

interface FileFieldProps {
  label: string
  hint: string
  name: string
  file: File | null
  onFile: (file: File | null) => void
}

export function FileField({ label, hint, name, file, onFile }: FileFieldProps) {
  const texts = useMessages(bindingMessages)
  const id = useId()
  return (
    <div className={styles.file}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.drop, file && styles.filled)}>
        <input
          id={id}
          type="file"
          name={name}
          required
          accept="application/pdf,image/png,image/jpeg"
          aria-describedby={`${id}file ${id}hint`}
          onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
        />
        <Icon name={file ? 'check-circle' : 'file'} />
        <span id={`${id}file`}>{file ? file.name : texts.chooseFile}</span>
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
