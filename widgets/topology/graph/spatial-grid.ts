/** Which circles are at a point, without looking at all of them: a grid of cells that know who touches them. */
export class SpatialGrid {
  #cells = new Map<number, number[]>()

  constructor(
    private readonly x: Float32Array,
    private readonly y: Float32Array,
    private readonly radius: (index: number) => number,
    private readonly cell = 128,
  ) {
    for (let index = 0; index < x.length; index++) this.#add(index)
  }

  /** The circle at a point whose centre is nearest; -1 = none. `slack` widens each, for fingers and far views. */
  at(x: number, y: number, slack = 0): number {
    let found = -1
    let best = Infinity
    const reach = Math.ceil(slack / this.cell)
    const [column, row] = [this.#index(x), this.#index(y)]
    for (let across = -reach; across <= reach; across++) {
      for (let down = -reach; down <= reach; down++) {
        for (const index of this.#cells.get(this.#key(column + across, row + down)) ?? []) {
          const distance = Math.hypot(this.x[index]! - x, this.y[index]! - y)
          if (distance > this.radius(index) + slack || distance >= best) continue
          found = index
          best = distance
        }
      }
    }
    return found
  }

  #add(index: number): void {
    const radius = this.radius(index)
    const [x, y] = [this.x[index]!, this.y[index]!]
    for (let column = this.#index(x - radius); column <= this.#index(x + radius); column++) {
      for (let row = this.#index(y - radius); row <= this.#index(y + radius); row++) {
        const key = this.#key(column, row)
        const cell = this.#cells.get(key)
        if (cell) cell.push(index)
        else this.#cells.set(key, [index])
      }
    }
  }

  #index(value: number): number {
    return Math.floor(value / this.cell)
  }

  #key(column: number, row: number): number {
    return (column + 32_768) * 65_536 + (row + 32_768)
  }
}
