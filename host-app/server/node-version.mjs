/** Imported first by all that starts the server: says what is missing before anything else fails of it. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Stratus needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
