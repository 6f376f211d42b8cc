/**
 * Loads what needs a package that does not come with the kit, because few pages need it. Says which one, when it cannot be had.
 *
 * @param name - The package, as it is installed.
 */
export async function loadWith<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    console.warn(
      `Stratus could not load "${name}". A page that is bundled has to install it: npm install ${name}`,
      error,
    )
    throw error
  }
}
