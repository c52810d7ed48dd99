// A modal dialog on the native <dialog>: focus stays inside, Escape closes, focus returns to where it was.
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
import { ToastContainer } from './toast.tsx'

interface DialogProps {
  open: boolean
  title: string
  /** Label of the close button. */
  closeLabel: string
  wide?: boolean
  /** An icon or a back link above the title. */
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
  // If the component is removed while its dialog is open, the dialog is closed first: only closing returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) closeIn(element)
    }
  }, [])
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) onClose()
  }
  // Escape: the browser would hide the dialog first and send `close` later. A key pressed in between would reach a page whose state is still «open».
  const closeWithEscape = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Cancelling a file chooser inside the dialog bubbles the same event.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  // `close` arrives later than the closing, so the dialog may have been opened again since.
  const handleClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the platform reports as `cancel`
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={closeWithEscape}
      onClose={handleClosed}
      onClick={closeOnBackdrop}
    >
      {open && (
        <Suspense>
          <ShowOnMount dialog={dialog} />
          {lead && <div className={styles.lead}>{lead}</div>}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
          <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />
          <ToastContainer />
        </Suspense>
      )}
    </dialog>
  )
}

/**
 * Closes a dialog, which returns the focus to the element that opened it. If that element is gone, for example with a removed row of a table, the
 * focusable part of the page that contains the dialog gets the focus, and Tab continues there.
 */
function closeIn(dialog: HTMLDialogElement): void {
  const focusable = dialog.closest<HTMLElement>('[tabindex="-1"]')
  dialog.close()
  // In a microtask, after rendering: until then an element that is being removed together with the dialog may still have the focus.
  queueMicrotask(() => {
    const { activeElement: focused } = document
    if (focused === document.body || dialog.contains(focused)) focusable?.focus({ preventScroll: true })
  })
}

/** Opens the dialog when its content is ready. While texts are still loading (Suspense), nothing is shown above the page. */
function ShowOnMount({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [dialog])
  return null
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
