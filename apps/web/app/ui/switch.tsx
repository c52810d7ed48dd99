// A switch that takes effect at once: a native checkbox, invisible above a drawn track.
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  /** The label. */
  children: ReactNode
}

export const Switch = ({ children, ...input }: SwitchProps) => (
  <label className={styles.switch}>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox says by itself whether it is checked */}
    <input {...input} type="checkbox" role="switch" />
    <span className={styles.track} />
    <span>{children}</span>
  </label>
)
