// Short messages («toasts») above the page: successes disappear after five seconds, errors stay until closed. Screen readers announce both.
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
  /** `link` leads to where the problem can be solved. */
  error(text: string, link?: ToastLink): void
}

export interface ToastLink {
  readonly label: string
  readonly to: string
}

interface ShownToast {
  readonly id: number
  readonly tone: 'good' | 'bad'
  readonly text: string
  readonly link?: ToastLink | undefined
}

/** Outside of a `ToastRegion` nothing is shown. */
const noToasts: ToastApi = { success: () => undefined, error: () => undefined }
const ToastContext = createContext<ToastApi>(noToasts)

/** For event handlers: `toast.success('…')`, `toast.error('…')`. */
export const useToast = (): ToastApi => use(ToastContext)

const ContainerContext = createContext<RefCallback<HTMLElement>>(() => undefined)

/** Place for messages inside a modal dialog: screen readers and clicks do not reach content outside of an open dialog. */
export const ToastContainer = () => <div ref={use(ContainerContext)} />

/** Returns the container in the dialog that was opened last, or null for the page; and the ref by which dialogs register their containers. */
function useOpenDialog(): [container: HTMLElement | null, register: RefCallback<HTMLElement>] {
  const [openDialogs, setOpenDialogs] = useState<readonly HTMLElement[]>([])
  const register = useCallback((element: HTMLElement | null) => {
    if (!element) return
    setOpenDialogs((open) => [...open, element])
    return () => setOpenDialogs((open) => open.filter((other) => other !== element))
  }, [])
  return [openDialogs.at(-1) ?? null, register]
}

/** Provides `useToast` to its children and shows the messages. */
export function ToastRegion({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const [dialog, register] = useOpenDialog()
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const api = useMemo<ToastApi>(() => {
    const add = (tone: ShownToast['tone']) => (text: string, link?: ToastLink) => {
      lastId.current += 1
      const id = lastId.current
      setToasts((shown) => [...shown, { id, tone, text, link }])
    }
    return { success: add('good'), error: add('bad') }
  }, [])
  const regionProps = { toasts, closeLabel, onClose: close }
  return (
    <ToastContext value={api}>
      <ContainerContext value={register}>{children}</ContainerContext>
      {dialog ? createPortal(<Region {...regionProps} />, dialog) : <Region {...regionProps} />}
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
  // Shown again with each message: the element that entered the browser's top layer last is above the others, so above an open dialog too.
  useEffect(() => {
    // A closing dialog removes this region from the page; the messages are then rendered in another region.
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
  const { id, tone, text, link } = toast
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
        {link && (
          <>
            {' '}
            <Link to={link.to}>{link.label}</Link>
          </>
        )}
      </span>
      <IconButton icon="close" label={closeLabel} small onClick={() => onClose(id)} />
    </div>
  )
}
