// A click on a plan: makes the order and goes where it is paid; a guest is sent to the sign-in page.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useAccount } from '../shell/account.tsx'

export function usePlanOrder() {
  const account = useAccount()
  const navigate = useNavigate()
  const [state, setState] = useState<{ busy: number | null; failed: boolean }>({ busy: null, failed: false })
  const order = async (plan: number) => {
    if (account.state.status !== 'member') return void (await navigate('/login'))
    setState({ busy: plan, failed: false })
    try {
      const { order_url: url } = await browserCall('POST /api/v1/plan-order/', { body: { plan } })
      window.location.assign(url)
    } catch (error) {
      console.error(error)
      setState({ busy: null, failed: true })
    }
  }
  return { ...state, order }
}
