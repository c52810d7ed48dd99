// Form fields for one file and for several, chosen or dropped: a native file input, invisible on top of a box.
import { classNames } from './class-names.ts'
import { FieldFrame, type Frame } from './field.tsx'
import styles from './file-field.module.css'
import { Icon } from './icon.tsx'

interface FileInputProps extends Frame {
  /** Shown in the box until a file is chosen. */
  empty: string
  /** As for the native input: `application/pdf,.xlsx`. */
  accept: string
  name?: string
  required?: boolean
}

interface FileFieldProps extends FileInputProps {
  file: File | null
  onFile: (file: File | null) => void
}

interface FilesFieldProps extends FileInputProps {
  /** Choosing again replaces them. */
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

export const FileField = ({ file, onFile, ...input }: FileFieldProps) => (
  <FileInput {...input} files={file ? [file] : []} onFiles={([first]) => onFile(first ?? null)} />
)

export const FilesField = (props: FilesFieldProps) => <FileInput {...props} multiple />

const FileInput = ({ empty, accept, name, required, files, onFiles, multiple, ...frame }: FilesFieldProps & { multiple?: true }) => (
  <FieldFrame {...frame}>
    {({ id, 'aria-describedby': describedBy, ...inputProps }) => (
      <div className={classNames(styles.box, files.length > 0 && styles.filled)}>
        <input
          {...inputProps}
          id={id}
          type="file"
          name={name}
          required={required}
          multiple={multiple}
          accept={accept}
          aria-describedby={[`${id}file`, describedBy].filter(Boolean).join(' ')}
          onChange={(event) => onFiles([...(event.currentTarget.files ?? [])])}
        />
        <Icon name={files.length > 0 ? 'check-circle' : 'file'} />
        <span id={`${id}file`}>{files.length > 0 ? files.map((file) => file.name).join(', ') : empty}</span>
      </div>
    )}
  </FieldFrame>
)
