// A field for one file, chosen or dropped: the native file input is invisible on top of the box.
import { classNames } from './class-names.ts'
import { FieldFrame, type Frame } from './field.tsx'
import styles from './file-field.module.css'
import { Icon } from './icon.tsx'

interface FileFieldProps extends Frame {
  /** Shown in the box until a file is chosen. */
  empty: string
  /** As for the native input: `application/pdf,.xlsx`. */
  accept: string
  name?: string
  required?: boolean
  file: File | null
  onFile: (file: File | null) => void
}

export const FileField = ({ empty, accept, name, required, file, onFile, ...frame }: FileFieldProps) => (
  <FieldFrame {...frame}>
    {({ id, 'aria-describedby': describedBy, ...state }) => (
      <div className={classNames(styles.box, file && styles.filled)}>
        <input
          {...state}
          id={id}
          type="file"
          name={name}
          required={required}
          accept={accept}
          aria-describedby={[`${id}file`, describedBy].filter(Boolean).join(' ')}
          onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
        />
        <Icon name={file ? 'check-circle' : 'file'} />
        <span id={`${id}file`}>{file ? file.name : empty}</span>
      </div>
    )}
  </FieldFrame>
)
