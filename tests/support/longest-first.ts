import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/** Large files come first, as they take longest. Those with these ends are small and take long: begun last, they would be waited for. */
export const longestFirst = (...ends: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const isLong = ({ moduleId }: TestSpecification) => Number(ends.some((end) => moduleId.endsWith(end)))
      return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a))
    }
  }
