import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

export interface LimitTerms {
  /** How often something may be done … */
  readonly times: number
  /** … within this time, which begins with the first. */
  readonly seconds: number
}

/** How often each of many may do something. Who is counted is forgotten when their time is over. */
export interface Limit {
  /** Seconds to wait; 0 when there is no need to. Counts nothing. */
  wait(key: string): Promise<number>
  /** Counts one; seconds to wait when that is one too many, else 0. */
  take(key: string): Promise<number>
  /** Takes one back that was counted. */
  giveBack(key: string): Promise<void>
  /** Begins anew. */
  forget(key: string): Promise<void>
}

/** Counted in memory, unless another limiter with these terms is given. */
export function createLimit(
  { times, seconds }: LimitTerms,
  limiter: RateLimiterAbstract = new RateLimiterMemory({ points: times, duration: seconds }),
): Limit {
  const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
  return {
    async wait(key) {
      const counted = await limiter.get(key)
      return counted && counted.msBeforeNext > 0 && counted.consumedPoints >= times ? secondsOf(counted) : 0
    },
    async take(key) {
      try {
        await limiter.consume(key)
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return secondsOf(refused)
        throw refused
      }
    },
    async giveBack(key) {
      // Nothing to take back once the time is over: a new count would begin below zero.
      const counted = await limiter.get(key)
      if (counted && counted.msBeforeNext > 0 && counted.consumedPoints > 0) await limiter.reward(key)
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
