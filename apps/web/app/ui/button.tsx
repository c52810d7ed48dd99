// Buttons, links that look like buttons, icon-only buttons and the spinner of a busy button.
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, use } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { FilledByBrowser } from './filled-by-browser.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

/** The looks that buttons and links like buttons share. */
interface Look {
  /** At most one filled button (`primary`) per view. `done` is shown shortly after success; `inverse` is for a dark background. */
  variant?: 'primary' | 'secondary' | 'soft' | 'text' | 'danger' | 'inverse' | 'done'
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** As wide as its container. */
  full?: boolean
  icon?: IconName
}

const buttonClass = ({ variant = 'secondary', size = 'normal', full }: Look, className: string | undefined): string =>
  classNames(styles.button, styles[variant], size !== 'normal' && styles[size], full && styles.full, className)

export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** An action is running: clicks and submitting the form do nothing, a spinner replaces the icon. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Ignores a click; for a submit button this also blocks submitting the form with Enter in a field. */
const ignoreClick = (event: MouseEvent) => event.preventDefault()

export function Button({ variant, size, full, icon, busy, className, children, disabled, onClick, ...rest }: ButtonProps) {
  const look = buttonClass({ variant, size, full }, className)
  // The browser has autofilled the form but hides the values from scripts, so the form seems empty: its submit button must be enabled all the same.
  const mayBeFilled = use(FilledByBrowser) && rest.type === 'submit'
  return (
    <button
      type="button"
      {...rest}
      className={look}
      // A busy button is `aria-disabled` only: a disabled button loses the focus, so keyboard users would drop out of an open dialog.
      disabled={disabled && !busy && !mayBeFilled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignoreClick : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A button that looks like a link in running text. */
export const LinkButton = ({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button {...rest} type={type} className={classNames(styles.link, className)} />
)

type ButtonLinkProps = Look & LinkProps & { children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

interface IconLinkProps extends LinkProps {
  icon: IconName
  /** Accessible name: where it leads. */
  label: string
}

/** A link that looks like an outlined icon button. */
export const IconLink = ({ icon, label, ...rest }: IconLinkProps) => (
  <Link {...rest} aria-label={label} title={label} className={classNames(styles.iconButton, styles.outlined)}>
    <Icon name={icon} />
  </Link>
)

interface FileIconLinkProps {
  href: string
  icon: IconName
  /** Accessible name: which file it is. */
  label: string
}

/** A link to a file that looks like an outlined icon button. */
export const FileIconLink = ({ href, icon, label }: FileIconLinkProps) => (
  <a href={href} download aria-label={label} title={label} className={classNames(styles.iconButton, styles.outlined)}>
    <Icon name={icon} />
  </a>
)

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** Accessible name: what it does. */
  label: string
  small?: boolean
  outlined?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon, label, small, outlined, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.iconButton, small && styles.small, outlined && styles.outlined, className)}
    >
      <Icon name={icon} size={small ? 'small' : 'normal'} />
    </button>
  )
}
