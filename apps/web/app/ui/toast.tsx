// Short messages over the page: successes disappear after five seconds, errors stay until closed; both are announced by screen readers.
import { createContext, type ReactNode, type RefCallback, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './toast.module.css'

/** Milliseconds for which a message of success is shown. */
const TOAST_MS = 5000

export interface ToastApi {
  success(text: string): void
  /** With a link to where the problem can be solved. */
  error(text: string, way?: ToastLink): void
}

export interface ToastLink {
  readonly label: string
  readonly to: string
}

interface ShownToast {
  readonly id: number
  readonly tone: 'good' | 'bad'
  readonly text: string
  readonly way?: ToastLink | undefined
}

const nowhere: ToastApi = { success: () => undefined, error: () => undefined }
const ToastContext = createContext<ToastApi>(nowhere)

/** For event handlers: `toast.success('…')`, `toast.error('…')`. */
export const useToast = (): ToastApi => use(ToastContext)

const ContainerContext = createContext<RefCallback<HTMLElement>>(() => undefined)

/** Stands in a modal dialog: screen readers and clicks do not reach content outside it, so messages are shown inside while it is open. */
export const ToastContainer = () => <div ref={use(ContainerContext)} />

/** Where messages are shown: in the dialog that was opened last, or null for the page. */
function useOpenDialog(): [place: HTMLElement | null, opened: RefCallback<HTMLElement>] {
  const [openDialogs, setOpenDialogs] = useState<readonly HTMLElement[]>([])
  const opened = useCallback((element: HTMLElement | null) => {
    if (!element) return
    setOpenDialogs((open) => [...open, element])
    return () => setOpenDialogs((open) => open.filter((other) => other !== element))
  }, [])
  return [openDialogs.at(-1) ?? null, opened]
}

export function ToastRegion({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const [dialog, opened] = useOpenDialog()
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const api = useMemo<ToastApi>(() => {
    const add = (tone: ShownToast['tone']) => (text: string, way?: ToastLink) => {
      lastId.current += 1
      const id = lastId.current
      setToasts((shown) => [...shown, { id, tone, text, way }])
    }
    return { success: add('good'), error: add('bad') }
  }, [])
  const shown = { toasts, closeLabel, onClose: close }
  return (
    <ToastContext value={api}>
      <ContainerContext value={opened}>{children}</ContainerContext>
      {dialog ? createPortal(<Region {...shown} />, dialog) : <Region {...shown} />}
    </ToastContext>
  )
}

interface RegionProps {
  toasts: readonly ShownToast[]
  closeLabel: string
  onClose: (id: number) => void
}

function Region({ toasts, closeLabel, onClose }: RegionProps) {
  const region = useRef<HTMLDivElement>(null)
  // The latest element in the top layer is above the rest: so a message is above an open dialog.
  useEffect(() => {
    // A closing dialog first removes its container from the page; the messages are then rendered in another.
    if (toasts.length === 0 || !region.current?.isConnected) return
    region.current.hidePopover()
    region.current.showPopover()
  }, [toasts])
  const toastLines = (tone: ShownToast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />)
  return (
    <div ref={region} popover="manual" className={styles.region}>
      <div role="status">{toastLines('good')}</div>
      <div role="alert">{toastLines('bad')}</div>
    </div>
  )
}

interface ToastLineProps {
  toast: ShownToast
  closeLabel: string
  onClose: (id: number) => void
}

function ToastLine({ toast, closeLabel, onClose }: ToastLineProps) {
  const { id, tone, text, way } = toast
  useEffect(() => {
    if (tone === 'bad') return
    const timer = setTimeout(() => onClose(id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [id, tone, onClose])
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon name={tone === 'good' ? 'check-circle' : 'alert'} />
      <span className={styles.text}>
        {text}
        {way && (
          <>
            {' '}
            <Link to={way.to}>{way.label}</Link>
          </>
        )}
      </span>
      <IconButton icon="close" label={closeLabel} small onClick={() => onClose(id)} />
    </div>
  )
}
