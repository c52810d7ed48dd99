// Short messages over the page: good news leaves after five seconds, errors stay until closed; both are read aloud.
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

const TOAST_MS = 5000

export interface ToastApi {
  good(text: string): void
  bad(text: string): void
}

interface Shown {
  readonly id: number
  readonly tone: 'good' | 'bad'
  readonly text: string
}

const nowhere: ToastApi = { good: () => undefined, bad: () => undefined }
const ToastContext = createContext<ToastApi>(nowhere)

/** For handlers of actions: `toast.good('…')`, `toast.bad('…')`. */
export const useToast = (): ToastApi => use(ToastContext)

/** The latest thing put into the top layer lies above the rest: so a message lies over an open dialog. */
function useOnTop(toasts: readonly Shown[]) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toasts.length === 0) return
    region.current?.hidePopover()
    region.current?.showPopover()
  }, [toasts])
  return region
}

export function ToastRegion({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const lastId = useRef(0)
  const region = useOnTop(toasts)
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const api = useMemo<ToastApi>(() => {
    const add = (tone: Shown['tone']) => (text: string) => {
      lastId.current += 1
      const id = lastId.current
      setToasts((shown) => [...shown, { id, tone, text }])
    }
    return { good: add('good'), bad: add('bad') }
  }, [])
  return (
    <ToastContext value={api}>
      {children}
      <div ref={region} popover="manual" className={styles.region}>
        <div role="status">
          {toasts
            .filter((toast) => toast.tone === 'good')
            .map((toast) => (
              <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
            ))}
        </div>
        <div role="alert">
          {toasts
            .filter((toast) => toast.tone === 'bad')
            .map((toast) => (
              <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
            ))}
        </div>
      </div>
    </ToastContext>
  )
}

interface ToastLineProps {
  toast: Shown
  closeLabel: string
  onClose: (id: number) => void
}

function ToastLine({ toast, closeLabel, onClose }: ToastLineProps) {
  const { id, tone, text } = toast
  useEffect(() => {
    if (tone === 'bad') return
    const timer = setTimeout(() => onClose(id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [id, tone, onClose])
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon name={tone === 'good' ? 'check-circle' : 'alert'} />
      <span className={styles.text}>{text}</span>
      <IconButton icon="close" label={closeLabel} small onClick={() => onClose(id)} />
    </div>
  )
}
