// When PostgreSQL closes an idle connection, the next statement on it fails and the process does not crash.
import { expect, inject, test } from 'vitest'
import { newClient } from './client.ts'

test('a connection that ends while idle fails the next statement only', async () => {
  const [client, admin] = [newClient(inject('adminUrl')), newClient(inject('adminUrl'))]
  await Promise.all([client.connect(), admin.connect()])
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow(/connection/)
  await Promise.all([client.end(), admin.end()])
})
