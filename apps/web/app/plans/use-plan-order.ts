// Buys a plan by bank card: creates the order and opens the payment provider's page; a guest is sent to the sign-in page.
import type { Plan } from '@sverka/contract/plans/plans'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useLaterErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { plansMessages } from './plans.messages.ts'

/**
 * `order` starts the purchase; `busy` is the id of the plan being bought, else null; `failure` is the error text, empty without an error. After an
 * error the page's data are loaded again, since staff may have changed the plan.
 */
export function usePlanOrder() {
  const texts = useMessages(plansMessages)
  const errorText = useLaterErrorText()
  const account = useAccount()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<{ busy: number | null; failure: string }>({ busy: null, failure: '' })
  const describe = async (error: unknown): Promise<string> => {
    if (!isRefusal(error)) return texts.failed
    return error.code === 'not_found' ? texts.withdrawn : errorText(error.code, texts.failed)
  }
  const order = async ({ id, price }: Plan) => {
    if (account.state.status !== 'member') return void (await navigate('/login'))
    setState({ busy: id, failure: '' })
    try {
      const { order_url: url } = await browserCall('POST /api/v1/plan-order/', { body: { plan: id, price } })
      window.location.assign(url)
    } catch (error) {
      console.error(error)
      setState({ busy: null, failure: await describe(error) })
      await revalidate()
    }
  }
  return { ...state, order }
}
