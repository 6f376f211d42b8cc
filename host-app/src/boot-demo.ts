import { createClient, type Client } from '@stratus/api-client'

/**
 * A client on a demo cloud that lives in this page, for demos that are only files. The cloud's code is loaded here and
 * nowhere else, so the dashboard itself never carries it.
 */
export async function bootDemo(webroot: string): Promise<Client> {
  const { browserCloud, createDemoCloud } = await import('@stratus/api-client/demo-cloud')
  const cloud = createDemoCloud({ realTime: true, latency: 150 })
  const { fetch, createXhr } = browserCloud(cloud, document, document.baseURI)
  return createClient({ webroot, fetch, createXhr })
}
