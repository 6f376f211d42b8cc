/** Asks the server every few seconds whether the cloud answers again, and then loads the page that was wanted. */
const { seconds, health } = document.currentScript.dataset

setInterval(
  async () => {
    try {
      const { trouble } = await (await fetch(health)).json()
      if (trouble === null) location.reload()
    } catch {
      // The server itself is gone for a moment: ask again.
    }
  },
  Number(seconds) * 1000,
)
