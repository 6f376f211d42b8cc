interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

const shared = Symbol.for('stratus.layout-worker')

/** Under Trusted Types the address of a worker must come from a policy; ours knows only addresses from this file. */
function trusted(url: URL): string | URL {
  const page = globalThis as {
    trustedTypes?: PolicyFactory
    [shared]?: ReturnType<PolicyFactory['createPolicy']>
  }
  if (!page.trustedTypes) return url
  page[shared] ??= page.trustedTypes.createPolicy('stratus-worker', { createScriptURL: (address) => address })
  return page[shared].createScriptURL(String(url))
}

/** The worker of `layout-worker.ts`. Throws where the page's policy or another origin forbids it. */
export function createLayoutWorker(): globalThis.Worker {
  /** Named as the platform's class on purpose: bundlers find a worker's file by `new Worker(new URL(…))`. */
  class Worker extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(trusted(url), options)
    }
  }
  return new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' })
}
