// A modal dialog on the platform's <dialog>: focus is held inside, Escape closes, focus returns to where it was.
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { ToastPlace } from './toast.tsx'

interface DialogProps {
  open: boolean
  title: string
  /** Label of the closing button. */
  closeLabel: string
  wide?: boolean
  /** A sign or a way back above the title. */
  lead?: ReactNode
  onClose: () => void
  children: ReactNode
}

export function Dialog({ open, title, closeLabel, wide, lead, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!open && dialog.current?.open) closeIn(dialog.current)
  }, [open])
  // A dialog that leaves the page while open is closed first: only closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) closeIn(element)
    }
  }, [])
  const closeOnScrim = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) onClose()
  }
  // The platform would hide it first and say so later: a key pressed in between would find a page that still thinks it open.
  const closeWithEscape = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file chooser that is left bubbles the same event.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  // It may have been opened again since.
  const noticeClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the platform reports as `cancel`
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={closeWithEscape}
      onClose={noticeClosed}
      onClick={closeOnScrim}
    >
      {open && (
        <Suspense>
          <Shown dialog={dialog} />
          {lead && <div className={styles.lead}>{lead}</div>}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
          <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />
          <ToastPlace />
        </Suspense>
      )}
    </dialog>
  )
}

/**
 * Closes it, which gives the focus back. What opened it may be gone, as a row that was removed: the part of the page it stood in takes the
 * focus, and Tab goes on there.
 */
function closeIn(dialog: HTMLDialogElement): void {
  const place = dialog.closest<HTMLElement>('[tabindex="-1"]')
  dialog.close()
  // Once the page is drawn: what leaves it with the dialog has still the focus now.
  queueMicrotask(() => {
    const { activeElement: focused } = document
    if (focused === document.body || dialog.contains(focused)) place?.focus({ preventScroll: true })
  })
}

/** Opens the dialog with its content: texts that are still on their way leave the page behind it as it is. */
function Shown({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [dialog])
  return null
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
