// Form fields: a label above the control, and below it a hint or an error that is associated with it.
import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon, type IconName } from './icon.tsx'
import { VisuallyHidden } from './layout.tsx'

/** Label, hint and error of a field. */
export interface Frame {
  label: string
  /** The label is visible to screen readers only. */
  labelHidden?: boolean
  hint?: ReactNode
  /** Error message; shown with a red border, icon and text. */
  error?: ReactNode
}

interface ControlIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The label above a control and the hint or error below it. `children` renders the control with the ids that connect the parts. */
export function FieldFrame({ label, labelHidden, hint, error, children }: Frame & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId()
  const describedBy = error ? `${id}error` : hint ? `${id}hint` : undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? undefined : styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <FieldError id={`${id}error`}>{error}</FieldError>
      ) : (
        hint && (
          <p id={`${id}hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** An error message below a field or another control. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon name="alert" />
    {children}
  </p>
)

interface TextFieldProps extends Frame, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  icon?: IconName
  large?: boolean
  /** Red border without a message, for an error that is shown elsewhere. */
  wrong?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, labelHidden, hint, error, icon, large, wrong, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error }}>
      {(ids) => (
        <span className={styles.box}>
          {icon && <Icon name={icon} />}
          <input
            {...input}
            {...ids}
            aria-invalid={ids['aria-invalid'] ?? (wrong || undefined)}
            className={classNames(styles.input, icon && styles.withIcon, large && styles.large, className)}
          />
        </span>
      )}
    </FieldFrame>
  )
}

interface TextAreaProps extends Frame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({ label, labelHidden, hint, error, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error }}>
      {(ids) => <textarea {...area} {...ids} className={classNames(styles.input, styles.area, className)} />}
    </FieldFrame>
  )
}

interface SelectProps extends Frame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  /** Class of the select with its arrow. */
  className?: string | undefined
  /** `<option>` elements. */
  children: ReactNode
  ref?: Ref<HTMLSelectElement>
}

export function Select({ label, labelHidden, hint, error, className, children, ...select }: SelectProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error }}>
      {(ids) => (
        <span className={classNames(styles.box, className)}>
          <select {...select} {...ids} className={classNames(styles.input, styles.select)}>
            {children}
          </select>
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </span>
      )}
    </FieldFrame>
  )
}
